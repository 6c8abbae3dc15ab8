import AppBundles
import QuickActions

/// An item of the app's own that looks like the system's.
struct ShareLookalike: ItemRule {
  static let about = RuleDescription(
    .shareLookalike, .note,
    why:
      "The system adds rows of its own to a menu, Share App among them: an item that looks like one "
      + "stands there a second time and takes one of the four places.",
    source: "reported by developers, observed",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string>Share App</string>
      """,
    fix: "take it out, or say what it shares")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let title = item.title, let text = set.shown(title), text.utf8.count < 80,
      SystemAction.allCases.contains(where: { $0.beginsLike(text) })
    else { return [] }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard let row = row(that: words, isLikeFor: item) else { return [] }
    return [
      item.finding(
        at: title, "\(quoted(text)) looks like the system's own \(quoted(row.title))",
        fix: row.fixForLookalike)
    ]
  }

  private func row(that words: [String], isLikeFor item: ShortcutEntry) -> SystemAction? {
    if let equal = SystemAction.allCases.first(where: { $0.words == words }) { return equal }
    guard words.first == "share" else { return nil }
    let isAboutApp = words.contains("app") || words.contains("application")
    let hasShareIcon = item.iconType?.string == SystemIcon.share.plistName
    return isAboutApp || words.count == 1 && hasShareIcon ? .share : nil
  }
}

extension SystemAction {
  fileprivate var fixForLookalike: String {
    switch self {
    case .share: ShareLookalike.about.fix
    case .edit: "take it out, or say what it edits"
    case .remove: "take it out, or say what it removes"
    case .feedback: "take it out, or say what the feedback is on"
    }
  }

  /// Most titles differ in the first letter already.
  fileprivate func beginsLike(_ text: String) -> Bool {
    title.utf8.first.map { $0 | 0x20 } == text.utf8.first.map { $0 | 0x20 }
  }

  fileprivate var words: [String] { title.lowercased().split(separator: " ").map(String.init) }
}
