import AppBundles
import QuickActions

/// A symbol and nothing for the releases that know none.
struct IconSymbolTooNew: ItemRule {
  static let about = RuleDescription(
    .iconSymbolTooNew, .warning,
    why:
      "Symbols came with iOS 13, many of them later: where one is not known there is no icon.",
    source: "Apple documents iOS 13, and its SF Symbols app the release of each symbol",
    example: """
      <key>UIApplicationShortcutItemIconSymbolName</key>
      <string>star</string>
      <!-- on iOS 12.4 -->
      """,
    fix: "add <key>UIApplicationShortcutItemIconType</key> for older releases")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.iconSymbolName, let name = set.text(value) else { return [] }
    if set.oldestIOS < IOSVersion(13) { return beforeSymbols(item, value, named: name, in: set) }
    guard let since = SymbolAvailability.since(name), set.oldestIOS < since else { return [] }
    return [
      item.finding(
        at: value,
        "the symbol \(quoted(name)) came in iOS \(since), so on iOS \(set.oldestIOS) there is no icon",
        fix: "take a symbol that iOS \(set.oldestIOS) has")
    ]
  }

  /// Before iOS 13 the other keys count, if they are there.
  private func beforeSymbols(
    _ item: ShortcutEntry, _ value: PlistNode, named name: String, in set: CheckedSet
  ) -> [Finding] {
    guard item.iconFile?.string == nil, item.iconType?.string == nil else { return [] }
    return [
      item.finding(
        at: value,
        "symbols such as \(quoted(name)) came in iOS 13, so on iOS \(set.oldestIOS) there is no icon",
        fix: Self.about.fix)
    ]
  }
}
