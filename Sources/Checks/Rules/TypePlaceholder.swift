import AppBundles
import QuickActions

/// A type as a tutorial had it.
struct TypePlaceholder: ItemRule {
  static let about = RuleDescription(
    .typePlaceholder, .warning,
    why: "A type that was copied along with an example is one that no code of this app handles.",
    source: "seen in published apps",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <string>com.mycompany.myapp.newmessage</string>
      """,
    fix: "write a type of your own, such as $(PRODUCT_BUNDLE_IDENTIFIER).newmessage")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let type = item.type, let text = set.text(type), let reason = reason(text) else {
      return []
    }
    return [
      item.finding(at: type, "the type \(quoted(text)) \(reason)", fix: Self.about.fix)
    ]
  }

  private func reason(_ text: String) -> String? {
    if text.hasPrefix("UIApplicationShortcutItem") { return "is the name of a key, not a type" }
    if text.hasPrefix("@\"") { return "is a literal of Objective-C, @ and quotes included" }
    guard let first = text.utf8.first, TypePlaceholder.firstLetters.contains(first.small) else {
      return nil
    }
    return TypePlaceholder.starts.contains { text.begins(withSmall: $0) }
      ? "looks like the placeholder of an example" : nil
  }

  /// Most types begin with none of them.
  private static let firstLetters = starts.map { $0.withUTF8Buffer { $0[0] } }

  /// In small letters. An identifier that begins with a dash is what is left of a project's name
  /// that had no Latin letter.
  private static let starts: [StaticString] = [
    "com.mycompany.", "com.yourcompany.", "com.your-company.", "com.company.", "yourcompany.",
    "your.bundle", "yourbundle", "addbundleidentifier", "bundleidentifier", "your_", "-",
  ]
}

extension String {
  /// Whether the text begins with these small letters, in either case.
  fileprivate func begins(withSmall letters: StaticString) -> Bool {
    letters.withUTF8Buffer { utf8.prefix($0.count).lazy.map { $0.small }.elementsEqual($0) }
  }
}

extension UInt8 {
  fileprivate var small: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
