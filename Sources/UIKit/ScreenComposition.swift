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

/// A window's text as it is gathered from its views, and what a tap on each of its controls does.
@MainActor
struct ScreenComposition {
  typealias Action = @MainActor () -> Void
  typealias Tap = (owner: NSObject, look: AppScreen.Look, action: Action)

  private(set) var lines: [AppScreen.Line] = []
  private(set) var actions: [ControlID: Action] = [:]
  private(set) var numbers: TapNumbers

  init(numbers: TapNumbers) {
    self.numbers = numbers
  }

  mutating func append(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    view.compose(into: &self)
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
    return AppScreen.Control(number, look: look, isSelected: isSelected)
  }

  /// The parts of a row: those that cannot be tapped themselves belong to the row.
  mutating func append(_ parts: ScreenComposition, within row: AppScreen.Control?) {
    numbers = parts.numbers
    actions.merge(parts.actions) { old, _ in old }
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
