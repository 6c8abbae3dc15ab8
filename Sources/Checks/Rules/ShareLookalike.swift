import AppBundles
import QuickActions

/// An item of the app's own that looks like the system's.
struct ShareLookalike: ItemRule {
  static let about = RuleDescription(
    .shareLookalike, .note,
    why:
      "The system adds a Share row to an app from the App Store: an item that shares the app stands "
      + "there a second time and takes one of the four places.",
    source: "reported by developers, observed",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string>Share App</string>
      """,
    fix: "take it out, or say what it shares")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let title = item.title, let text = set.shown(title), text.utf8.count < 80,
      text.utf8.first.map(ShareLookalike.initials.contains) == true
    else { return [] }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard let row = row(that: words, isLikeFor: item) else { return [] }
    return [
      item.finding(
        at: title, "\(quoted(text)) looks like the system's own \(quoted(row.title))",
        fix: Self.about.fix)
    ]
  }

  /// What the first word of every row of the system begins with.
  private static let initials = Array("sSeErR".utf8)

  private func row(that words: [String], isLikeFor item: ShortcutEntry) -> SystemAction? {
    if let equal = SystemAction.allCases.first(where: { $0.words == words }) { return equal }
    guard words.first == "share" else { return nil }
    let isAboutApp = words.contains("app") || words.contains("application")
    let hasShareIcon = item.iconType?.string == SystemIcon.share.plistName
    return isAboutApp || words.count == 1 && hasShareIcon ? .share : nil
  }
}

extension SystemAction {
  fileprivate var words: [String] { title.lowercased().split(separator: " ").map(String.init) }
}
