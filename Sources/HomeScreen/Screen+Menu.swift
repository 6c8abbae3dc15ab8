import Canvas
import Phone
import QuickActions

/// The open menu: moving over its rows, choosing one, closing it.
extension Screen {
  mutating func handle(_ key: Key, in open: OpenMenu, _ situation: Situation) -> [ScreenCommand] {
    switch key {
    case .down, .character("j"): highlight(1, open)
    case .up, .character("k"): highlight(-1, open)
    case .enter:
      return highlightedRow.map { choose($0, of: open) } ?? []
    case .character(let digit) where ("1"..."9").contains(digit):
      guard let row = digit.wholeNumberValue.map({ $0 - 1 }), open.menu.rows.indices.contains(row)
      else { return [] }
      return choose(row, of: open)
    case .escape, .left, .character("q"), .character("h"): return [.phone(.menuDismissed)]
    case .character("?"): layer = .help(firstLine: 0)
    case .character("p"): return [.savePicture]
    default: break
    }
    return []
  }

  /// Moves the highlight down the picture, or up.
  private mutating func highlight(_ step: Int, _ open: OpenMenu) {
    let picture = open.placement.topToBottom(Array(open.menu.rows.indices))
    let place = highlightedRow.flatMap { picture.firstIndex(of: $0) } ?? 0
    menuRow = picture[min(picture.count - 1, max(0, place + step))]
  }

  /// The phone acts on an app's row; a row of the system's gets the sheet that iOS would show.
  mutating func choose(_ row: Int, of open: OpenMenu) -> [ScreenCommand] {
    menuRow = nil
    if case .system(let action) = open.menu.rows[row] { layer = sheet(for: action, open.app) }
    return [.phone(.rowChosen(row))]
  }

  // Departure: Remove App asks at once whether to delete; iOS first offers to keep the app.
  private func sheet(for action: SystemAction, _ app: AppID) -> Layer {
    switch action {
    case .share: .sharing(app)
    case .remove: .removal(app, row: 1)
    case .edit:
      .notice(
        title: action.title,
        text: "The icons would jiggle now and could be arranged. That is not modelled.")
    case .feedback:
      .notice(
        title: action.title,
        text: "TestFlight would open with a form for the developer. That is not modelled.")
    }
  }
}
