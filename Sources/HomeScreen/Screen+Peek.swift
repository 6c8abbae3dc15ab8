import Canvas
import Phone
import QuickActions

/// A finger on something of an app's window: pressing it, its preview, the actions of that.
extension Screen {
  func peekCard(_ phone: Phone, _ layout: Layout?) -> PeekCard? {
    layout.flatMap {
      PeekCard(phone, selected: previewRow, glass: $0.glass.size, glyphs: glyphs)
    }
  }

  // MARK: Keys

  mutating func handle(_ key: Key, on press: ControlPress) -> [ScreenCommand] {
    switch key {
    case .escape, .character("q"), .left, .character("h"): return [.phone(.pressCancelled)]
    case .character("p"): return [.savePicture]
    case .character("?"):
      layer = .help(firstLine: 0)
      return []
    case .character("f"): return [.phone(.pressedDeeper)]
    default: break
    }
    switch press.stage {
    case .touching, .asking, .refused: return []
    case .peeking: return handlePeek(key)
    case .choosing: return handle(key, choosing: press.choices)
    }
  }

  private mutating func handlePeek(_ key: Key) -> [ScreenCommand] {
    switch key {
    case .enter: return [.phone(.pressedDeeper)]
    case .up, .character("k"):
      previewRow = 0
      return [.phone(.previewSwipedUp)]
    default: return []
    }
  }

  private mutating func handle(
    _ key: Key, choosing choices: [PreviewAction]
  ) -> [ScreenCommand] {
    switch key {
    case .up, .character("k"): previewRow = max(0, previewRow - 1)
    case .down, .character("j"): previewRow = min(choices.count - 1, previewRow + 1)
    case .enter: return choosePreviewAction(previewRow, of: choices)
    case .character(let digit) where ("1"..."9").contains(digit):
      return choosePreviewAction((digit.wholeNumberValue ?? 0) - 1, of: choices)
    default: break
    }
    return []
  }

  private mutating func choosePreviewAction(
    _ row: Int, of choices: [PreviewAction]
  ) -> [ScreenCommand] {
    guard choices.indices.contains(row) else { return [] }
    previewRow = 0
    return [.phone(.previewActionChosen(choices[row].id))]
  }

  /// Space went down in an app: a press on what Enter would tap.
  func holdBeganInApp(_ situation: Situation) -> [ScreenCommand] {
    guard let control = pressableControl(situation) else { return [] }
    return [.phone(.controlPressBegan(control, confirmed: false))]
  }

  func forcePressInApp(_ situation: Situation) -> [ScreenCommand] {
    guard let control = pressableControl(situation) else { return [] }
    return [.phone(.controlForcePressed(control))]
  }

  private func pressableControl(_ situation: Situation) -> ControlID? {
    guard layer == nil, situation.layout?.hidesPhone == false, situation.phone.touch == .none,
      let window = appLayout(situation.phone, situation.layout)
    else { return nil }
    return focusedControl(situation.phone, window)
  }

  /// A finger that rests already is not lifted by a key.
  func holdEnded(_ phone: Phone) -> [ScreenCommand] {
    if let press = phone.touch.controlPress, !press.isGrowing { return [] }
    return ifPressing(phone, .pressEnded)
  }

  /// Another key ended the hold; it says what becomes of a preview, which stays till then.
  func holdCancelled(_ phone: Phone) -> [ScreenCommand] {
    if phone.touch.controlPress?.preview != nil { return [.phone(.pressRested)] }
    return ifPressing(phone, .pressCancelled)
  }

  // MARK: The mouse

  /// What can be previewed is tapped when the button goes up; the rest at once.
  mutating func press(
    _ button: MouseButton, _ point: Point, in window: AppWindowLayout
  ) -> [ScreenCommand] {
    guard let control = window.control(at: point), button == .right || control.previews else {
      return click(point, in: window)
    }
    focus(on: control.id, window)
    mouseGrip = .control(from: point)
    switch button {
    case .left: return [.phone(.controlPressBegan(control.id, confirmed: true))]
    case .right: return [.phone(.controlForcePressed(control.id))]
    }
  }

  /// A press on the card goes deeper, one on a row chooses it, one outside closes.
  mutating func press(
    _ button: MouseButton, _ point: Point, on card: PeekCard
  ) -> [ScreenCommand] {
    guard card.rect.contains(point) else { return [.phone(.pressCancelled)] }
    if let row = card.row(at: point) { return choosePreviewAction(row, of: card.choices) }
    return [.phone(.pressedDeeper)]
  }

  /// So far up that it is meant.
  private static let swipeRows = 2

  mutating func dragged(_ point: Point, from start: Point, _ phone: Phone) -> [ScreenCommand] {
    guard start.row - point.row >= Screen.swipeRows,
      case .peeking = phone.touch.controlPress?.stage
    else { return [] }
    previewRow = 0
    return [.phone(.previewSwipedUp)]
  }

  // MARK: Drawing

  /// A press that is felt leaves its control sharp; a preview is a card over all the rest.
  func drawPeek(
    _ app: InstalledApp, _ phone: Phone, _ window: AppWindowLayout, _ glass: inout Frame
  ) {
    guard let press = phone.touch.controlPress, press.app == app.id, press.isFelt else { return }
    let sharp = window.cells(of: press.control)
    for row in 0..<glass.size.rows where !sharp.contains(row) {
      glass.recast(Rect(row: row, column: 0, rows: 1, columns: glass.size.columns), as: .dimmed)
    }
    PeekCard(phone, selected: previewRow, glass: glass.size, glyphs: glyphs)?.draw(on: &glass)
  }
}

extension ControlPress {
  /// Deep enough that something comes of it.
  fileprivate var isFelt: Bool {
    switch stage {
    case .touching, .refused: false
    case .asking, .peeking, .choosing: true
    }
  }
}

extension AppWindowLayout {
  /// The lines of the glass that a control has.
  fileprivate func cells(of control: ControlID) -> [Int] {
    let shown = shownRows.indices.filter { rows[$0].control?.id == control }
    return shown.map { $0 - firstRow + body.lowerBound }
  }
}
