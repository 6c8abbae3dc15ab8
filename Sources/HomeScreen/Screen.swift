import Canvas
import Phone
import QuickActions

/// The front end's own state: what the phone does not know, and a person sees.
///
/// It turns what a person does into orders, and draws the phone. It performs nothing and keeps no copy
/// of the phone: which is why both verbs are given it.
package struct Screen: Hashable, Sendable {
  let glyphs: GlyphSet
  var isMouseOn: Bool
  /// The icon that the keys act on; nil is the first.
  var selected: AppID?
  /// The page that is shown.
  var page = 0
  /// The row of the open menu that was moved to, in logical order.
  var menuRow: Int?
  /// The action of the open preview that was moved to.
  var previewRow = 0
  /// The mouse was used last: a menu lights up no row until the mouse is over it.
  var isPointing = false
  var layer: Layer?
  var mouseGrip: MouseGrip?
  var appView: AppView?
  var traceView = TraceView()
  var traceSearch = TraceSearch()
  /// The icon files of the open menu's app, by name: what the shell found when it opened.
  package var fileIcons: [String: FileIcon] = [:]
  /// What is said while a scenario or a lesson has the phone.
  package var caption: Caption? {
    didSet { if caption != oldValue { captionPage = 0 } }
  }
  /// The part of a long caption that is shown.
  var captionPage = 0

  /// What a held mouse button began on.
  enum MouseGrip: Hashable, Sendable {
    /// An icon: its menu may open under the button. A row is chosen only once the mouse has moved: a
    /// card that opens under a still pointer is not aimed at.
    case icon(hasMoved: Bool)
    /// A row of an open menu.
    case menu
    /// Something on an app's window, pressed there.
    case control(from: Point)
  }

  package init(ascii: Bool = false, mouse: Bool = true) {
    glyphs = GlyphSet(isASCII: ascii)
    isMouseOn = mouse
  }

  /// Takes in what has been recorded, before it is drawn or scrolled.
  ///
  /// - Returns: false where older lines are still to be looked through.
  package mutating func follow(_ trace: Trace, of phone: Phone) -> Bool {
    traceSearch.follow(trace, traceView, app: chosenApp(phone)?.id)
    return traceSearch.isComplete
  }

  // MARK: What follows from it

  /// The trace was asked for: it may stand over the phone.
  package var isTraceFocused: Bool { traceView.isFocused }

  /// The row of an open menu that Enter would choose: for the keys it is item 1 from the start.
  var highlightedRow: Int? { menuRow ?? (isPointing ? nil : 0) }

  func layout(_ size: Size) -> Layout? {
    let showsTrace = layer.flatMap(\.showsTrace) ?? traceView.isFocused
    let captionRows = caption == nil ? 0 : Caption.rows(on: size)
    return Layout(size: size, showsTrace: showsTrace, captionRows: captionRows)
  }

  func grid(_ phone: Phone, _ layout: Layout) -> IconGrid {
    IconGrid(glass: layout.glass.size, appCount: phone.apps.count)
  }

  /// The icon that the keys act on, by its place among the phone's apps.
  func selectedIndex(_ phone: Phone) -> Int? {
    guard !phone.apps.isEmpty else { return nil }
    return selected.flatMap { id in phone.apps.firstIndex { $0.id == id } } ?? 0
  }

  /// The app that diagram and filter are about: the one in front, else the selected one.
  func chosenApp(_ phone: Phone) -> InstalledApp? {
    switch phone.front {
    case .app(let id): phone.app(id)
    case .homeScreen: selectedIndex(phone).map { phone.apps[$0] }
    }
  }

  /// The page that can be shown: apps may have been deleted since it was turned.
  func shownPage(_ grid: IconGrid) -> Int { min(page, grid.pageCount - 1) }

  /// Where a menu and its icon stand while one is open.
  func menuLayout(_ phone: Phone, _ layout: Layout) -> MenuLayout? {
    guard case .menuOpen(let open) = phone.touch,
      let index = phone.apps.firstIndex(where: { $0.id == open.app })
    else { return nil }
    let grid = grid(phone, layout)
    return MenuLayout(
      open, icon: grid.tileRect(at: grid.place(of: index)), glass: grid.glass,
      selectedRow: highlightedRow, glyphs: glyphs, fileIcons: fileIcons)
  }
}
