import Canvas
import Phone

/// The last line: the keys that work now, the most useful first.
struct Hints: Hashable {
  struct Entry: Hashable {
    let key: String
    let meaning: String

    init(_ key: String, _ meaning: String) {
      self.key = key
      self.meaning = meaning
    }
  }

  let entries: [Entry]

  /// Writes as many as fit.
  func draw(columns: Int) -> Frame {
    var frame = Frame(size: Size(rows: 1, columns: columns), filledWith: Cell(" ", .hint))
    var column = 1
    for entry in entries {
      let width = displayWidth(entry.key) + 1 + displayWidth(entry.meaning)
      guard column + width <= columns - 1 else { continue }
      column += frame.write(entry.key, row: 0, column: column, role: .key) + 1
      column += frame.write(entry.meaning, row: 0, column: column, role: .hint) + 2
    }
    return frame
  }
}

extension Screen {
  func hints(_ phone: Phone, _ layout: Layout) -> Hints {
    let hidesPhone = layout.hidesPhone
    if let layer { return Hints(entries: hints(in: layer)) }
    if let caption, !caption.keys.isEmpty { return Hints(entries: hints(of: caption, layout)) }
    switch phone.touch {
    case .menuOpen:
      return Hints(entries: [
        .init(glyphs("↑↓", "arrows"), "choose"), .init("Enter", "do it"), .init("1-9", "at once"),
        .init("Esc", "close"),
      ])
    case .pressing:
      return Hints(entries: [.init("hold", "until the menu opens"), .init("Esc", "let go")])
    case .onControl(let press): return Hints(entries: peekHints(press))
    case .none: break
    }
    if traceView.isFocused { return Hints(entries: traceHints(hidesPhone: hidesPhone)) }
    switch phone.front {
    case .app:
      return Hints(entries: stepHints(phone) + controlHints(phone) + Screen.appHints)
    case .homeScreen: return Hints(entries: stepHints(phone) + homeHints(phone))
    }
  }

  /// What is longer than its place is read to its end first.
  private func hints(of caption: Caption, _ layout: Layout) -> [Hints.Entry] {
    let keys = caption.keys.map { Hints.Entry($0.key, $0.meaning) }
    if traceView.isFocused {
      return [.init(glyphs("↑↓", "arrows"), "scroll"), .init("Esc", "close"), .init("t", "close")]
    }
    guard captionPage + 1 < captionPages(layout) else { return keys }
    return [.init("Space", "more")] + keys.filter { $0.key != "Space" }
  }

  private func peekHints(_ press: ControlPress) -> [Hints.Entry] {
    switch press.stage {
    case .touching, .asking, .refused: [.init("hold", "press harder"), .init("Esc", "let go")]
    case .peeking(let preview):
      [.init("Enter", "open")]
        + (preview.actions.isEmpty ? [] : [.init(glyphs("↑", "Up"), "actions")])
        + [.init("Esc", "close")]
    case .choosing:
      [.init(glyphs("↑↓", "arrows"), "choose"), .init("Enter", "do it"), .init("Esc", "close")]
    }
  }

  private static let appHints: [Hints.Entry] = [
    .init("H", "home"), .init("s", "switcher"), .init("?", "help"), .init("t", "trace"),
    .init("p", "picture"),
  ]

  /// An app without controls may still be longer than the glass.
  private func controlHints(_ phone: Phone) -> [Hints.Entry] {
    guard let app = chosenApp(phone), app.state == .foregroundActive, let screen = app.screen,
      !screen.controls.isEmpty
    else { return [] }
    return [.init("Enter", "tap"), .init(glyphs("↑↓", "arrows"), "move")]
  }

  private func stepHints(_ phone: Phone) -> [Hints.Entry] {
    phone.settings.stepping ? [.init("n", "step"), .init("N", "run on")] : []
  }

  private func homeHints(_ phone: Phone) -> [Hints.Entry] {
    if phone.apps.isEmpty, !phone.deletedApps.isEmpty {
      return [.init("a", "reinstall"), .init("?", "help"), .init("q", "quit")]
    }
    let press = phone.settings.press == .forceTouch ? "force press" : "touch and hold"
    return [
      .init("Enter", "tap"), .init("f", press), .init("hold Space", "press"),
      .init("?", "help"), .init("q", "quit"), .init(",", "settings"), .init("a", "app"),
      .init("s", "switcher"), .init("t", "trace"), .init("p", "picture"),
    ]
  }

  private func traceHints(hidesPhone: Bool) -> [Hints.Entry] {
    [
      .init(glyphs("↑↓", "arrows"), "scroll"), .init("t", hidesPhone ? "phone" : "back"),
      .init("v", traceView.isOfOneApp ? "all apps" : "one app"), .init("/", "find"),
      .init("w", "save"), .init("?", "help"),
    ]
  }

  private func hints(in layer: Layer) -> [Hints.Entry] {
    switch layer {
    case .help: [.init("Esc", "close"), .init("arrows", "scroll")]
    case .switcher: [.init("Enter", "open"), .init("x", "end the app"), .init("Esc", "close")]
    case .settings:
      [.init("Enter", "change"), .init(glyphs("←→", "<>"), "either way"), .init("Esc", "close")]
    case .appActions:
      [.init("Enter", "do it"), .init(glyphs("←→", "<>"), "change"), .init("Esc", "cancel")]
    case .standIns, .removal, .reinstallation: [.init("Enter", "do it"), .init("Esc", "cancel")]
    case .sharing, .notice: [.init("Esc", "close")]
    case .filter: [.init("Enter", "keep"), .init("Esc", "all lines")]
    }
  }
}
