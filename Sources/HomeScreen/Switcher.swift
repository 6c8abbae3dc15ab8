import Canvas
import Phone
import QuickActions

/// The app switcher: a card for each running app, the chosen one in the middle.
struct Switcher {
  let apps: [InstalledApp]
  let chosen: Int
  let glass: Size
  let glyphs: GlyphSet

  private static let cardColumns = 24
  private static let gap = 2

  /// The apps with a process, in the order of the Home Screen.
  static func running(on phone: Phone) -> [InstalledApp] {
    phone.apps.filter { $0.state != .notRunning }
  }

  /// - Returns: the glass, its first line left for the status.
  func draw() -> Frame {
    var frame = Frame(size: glass, filledWith: Cell(" ", .wallpaper))
    guard !apps.isEmpty else {
      frame.writeCentered(
        "No app is running", row: glass.rows / 2, column: 0, columns: glass.columns,
        role: .iconLabel)
      return frame
    }
    for index in apps.indices { drawCard(index, &frame) }
    return frame
  }

  /// The app at a point of the glass.
  func index(at point: Point) -> Int? {
    apps.indices.first { rect(of: $0).contains(point) }
  }

  func rect(of index: Int) -> Rect {
    let columns = min(Switcher.cardColumns, glass.columns - 2)
    let rows = max(3, min(glass.rows - 4, 16))
    let middle = (glass.columns - columns) / 2
    return Rect(
      row: max(2, (glass.rows - rows) / 2),
      column: middle + (index - chosen) * (columns + Switcher.gap), rows: rows, columns: columns)
  }

  private func drawCard(_ index: Int, _ frame: inout Frame) {
    let rect = rect(of: index)
    guard rect.right > 0, rect.left < glass.columns else { return }
    let app = apps[index]
    let isChosen = index == chosen
    frame.write(
      isChosen ? "\(app.description.name)" : "", row: rect.top - 1, column: rect.left + 1,
      role: .iconLabelSelected, maxWidth: rect.size.columns - 2)
    frame.place(card(of: app, size: rect.size, isChosen: isChosen), at: rect.origin)
  }

  private func card(of app: InstalledApp, size: Size, isChosen: Bool) -> Frame {
    let inner = Size(rows: size.rows - 2, columns: size.columns - 2)
    var frame = Frame(size: size, filledWith: Cell(" ", .appText))
    // The snapshot, as small as the card: what was on the app's window when it was last seen.
    let window = AppWindow(
      app: app,
      layout: AppWindowLayout(app.screen ?? AppScreen(), glass: inner, firstRow: 0, glyphs: glyphs),
      focus: nil, glyphs: glyphs)
    frame.place(window.draw(), at: Point(row: 1, column: 1))
    frame.box(
      Rect(row: 0, column: 0, rows: size.rows, columns: size.columns),
      isChosen ? .menuBorder : .border, style: isChosen ? glyphs.firmBox : glyphs.box)
    frame.writeCentered(
      " \(app.state) ", row: size.rows - 1, column: 1, columns: size.columns - 2,
      role: isChosen ? .menuBorder : .border)
    return frame
  }
}
