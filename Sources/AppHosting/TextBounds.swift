import AppProtocol
import QuickActions

/// Cuts the texts that an app wants to be shown, once, when they arrive: nobody lays out a quarter of
/// a megabyte for each frame.
///
/// An item's type and user info are the app's own and come back to it as they were.
struct TextBounds {
  /// More than a screen holds.
  static let longestText = 2000
  static let mostLines = 200

  private var cutTexts = 0
  private var lostLines = 0

  mutating func bounded(_ message: AppMessage) -> AppMessage {
    switch message {
    case .setShortcutItems(let items): .setShortcutItems(items.map { bounded($0) })
    case .screen(let screen): .screen(bounded(screen))
    case .preview(let preview): .preview(bounded(preview))
    case .hello, .returned, .completed, .handled, .setActivationConditions, .beganBackgroundTask,
      .endedBackgroundTask:
      message
    }
  }

  /// `cut 2 texts to 2000 bytes; left out 30 lines after line 200`; nil where all is as it was.
  var account: String? {
    var parts: [String] = []
    if cutTexts > 0 {
      let texts = cutTexts == 1 ? "a text" : "\(cutTexts) texts"
      parts.append("cut \(texts) to \(TextBounds.longestText) bytes")
    }
    if lostLines > 0 {
      parts.append("left out \(lostLines) lines after line \(TextBounds.mostLines)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private mutating func bounded(_ item: ShortcutItem) -> ShortcutItem {
    var item = item
    item.localizedTitle = bounded(item.localizedTitle)
    item.localizedSubtitle = item.localizedSubtitle.map { bounded($0) }
    return item
  }

  private mutating func bounded(_ screen: AppScreen) -> AppScreen {
    var screen = screen
    screen.title = screen.title.map { bounded($0) }
    screen.lines = bounded(screen.lines)
    if var alert = screen.alert {
      alert.title = alert.title.map { bounded($0) }
      alert.lines = bounded(alert.lines)
      screen.alert = alert
    }
    return screen
  }

  private mutating func bounded(_ preview: Preview) -> Preview {
    var preview = preview
    preview.title = preview.title.map { bounded($0) }
    preview.lines = bounded(preview.lines)
    preview.actions = bounded(preview.actions)
    return preview
  }

  private mutating func bounded(_ actions: [PreviewAction]) -> [PreviewAction] {
    lostLines += max(0, actions.count - TextBounds.mostLines)
    return actions.prefix(TextBounds.mostLines).map { action in
      var action = action
      action.title = bounded(action.title)
      action.actions = bounded(action.actions)
      return action
    }
  }

  private mutating func bounded(_ lines: [AppScreen.Line]) -> [AppScreen.Line] {
    lostLines += max(0, lines.count - TextBounds.mostLines)
    return lines.prefix(TextBounds.mostLines).map { line in
      var line = line
      line.text = bounded(line.text)
      return line
    }
  }

  private mutating func bounded(_ text: String) -> String {
    guard text.utf8.count > TextBounds.longestText else { return text }
    cutTexts += 1
    // A character is kept whole or left out.
    var end = text.utf8.index(text.startIndex, offsetBy: TextBounds.longestText)
    while end.samePosition(in: text.unicodeScalars) == nil { text.utf8.formIndex(before: &end) }
    return String(text[..<end]) + "…"
  }
}
