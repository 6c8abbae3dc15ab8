internal import QuickActions

/// What can be tapped: an object of the app's, or a part of one.
struct TapTarget: Hashable {
  let owner: NSObject
  /// A row of a table, a segment: which part of the owner it is.
  var part: IndexPath?

  static func == (one: TapTarget, other: TapTarget) -> Bool {
    one.owner === other.owner && one.part == other.part
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(owner))
    hasher.combine(part)
  }
}

/// The numbers of the things that can be tapped, each the same for as long as the thing is on the
/// window, and never another's.
struct TapNumbers {
  private var known: [TapTarget: ControlID] = [:]
  private var used: [TapTarget: ControlID] = [:]
  private var last = 0

  mutating func number(of target: TapTarget) -> ControlID {
    if let number = used[target] ?? known[target] {
      used[target] = number
      return number
    }
    last += 1
    used[target] = ControlID(last)
    return ControlID(last)
  }

  /// Those that were not asked for since the last time are gone from the window.
  mutating func forgetUnused() {
    known = used
    used = [:]
  }
}

/// Where a press on a control is for the delegate that is asked for a preview.
struct PreviewPlace {
  let context: PreviewingContext
  let rect: CGRect
}

extension TapTarget {
  /// In the coordinates of the view that it belongs to, which are those of all views here.
  @MainActor
  fileprivate var rect: CGRect {
    if let table = owner as? UITableView, let part { return table.rectForRow(at: part) }
    return (owner as? UIView)?.frame ?? .zero
  }
}

/// A window's text as it is gathered from its views, and what a tap on each of its controls does.
@MainActor
struct ScreenComposition {
  typealias Action = @MainActor () -> Void
  typealias Tap = (owner: NSObject, look: AppScreen.Look, action: Action)

  private(set) var lines: [AppScreen.Line] = []
  private(set) var actions: [ControlID: Action] = [:]
  private(set) var previewPlaces: [ControlID: PreviewPlace] = [:]
  private(set) var numbers: TapNumbers
  /// Of the innermost registered view that is being gathered.
  private var previewing: PreviewingContext?

  init(numbers: TapNumbers) {
    self.numbers = numbers
  }

  /// For the parts of a row.
  init(within other: ScreenComposition) {
    numbers = other.numbers
    previewing = other.previewing
  }

  mutating func append(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    within(view) { view.compose(into: &$0) }
  }

  /// What is gathered meanwhile can be previewed by the registration of the view, where it has one.
  mutating func within(_ view: UIView, _ gather: (inout ScreenComposition) -> Void) {
    let outer = previewing
    previewing = view.previewing ?? outer
    gather(&self)
    previewing = outer
  }

  mutating func append(_ text: StyledText?, tap: Tap? = nil) {
    guard let text else { return }
    guard let tap else { return append(text, within: nil) }
    append(text, within: control(tap.look, of: TapTarget(owner: tap.owner), tap.action))
  }

  mutating func append(_ text: StyledText, within control: AppScreen.Control?) {
    lines += text.lines.map { AppScreen.Line($0.text, style: $0.style, control: control) }
  }

  mutating func append(_ line: AppScreen.Line) {
    lines.append(line)
  }

  /// A control with a line of its own.
  mutating func appendControl(
    _ text: String, _ look: AppScreen.Look, of target: TapTarget, isSelected: Bool = false,
    _ action: @escaping Action
  ) {
    append(
      AppScreen.Line(text, control: control(look, of: target, isSelected: isSelected, action)))
  }

  mutating func control(
    _ look: AppScreen.Look, of target: TapTarget, isSelected: Bool = false,
    _ action: @escaping Action
  ) -> AppScreen.Control {
    let number = numbers.number(of: target)
    actions[number] = action
    if let previewing {
      previewPlaces[number] = PreviewPlace(context: previewing, rect: target.rect)
    }
    return AppScreen.Control(
      number, look: look, isSelected: isSelected, previews: previewing != nil)
  }

  /// The parts of a row: those that cannot be tapped themselves belong to the row.
  mutating func append(_ parts: ScreenComposition, within row: AppScreen.Control?) {
    numbers = parts.numbers
    actions.merge(parts.actions) { old, _ in old }
    previewPlaces.merge(parts.previewPlaces) { old, _ in old }
    for var line in parts.lines {
      line.control = line.control ?? row
      lines.append(line)
    }
  }

  mutating func joinLines() {
    guard lines.count > 1 else { return }
    let style = lines.first?.style ?? .body
    let control = lines.lazy.compactMap(\.control).first
    let text = lines.map(\.text).joined(separator: "  ")
    lines = [AppScreen.Line(text, style: style, control: control)]
  }

  /// The lines so far, taken out: what is laid over them has lines of its own.
  mutating func takeLines() -> [AppScreen.Line] {
    defer { lines = [] }
    return lines
  }

  mutating func finish() {
    numbers.forgetUnused()
  }
}
