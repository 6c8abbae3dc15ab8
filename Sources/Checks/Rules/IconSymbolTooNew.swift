import AppBundles
import QuickActions

/// A symbol and nothing for the releases that know none.
struct IconSymbolTooNew: ItemRule {
  let about = RuleDescription(
    .iconSymbolTooNew, .warning,
    why:
      "Symbols came with iOS 13: before that the key is not known, so without a second one there is no icon.",
    source: "Apple documents iOS 13; what older releases do follows from it",
    example: """
      <key>UIApplicationShortcutItemIconSymbolName</key>
      <string>star</string>
      <!-- on iOS 12.4 -->
      """,
    fix: "add <key>UIApplicationShortcutItemIconType</key> for older releases")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let symbol = item.iconSymbolName, let name = symbol.string,
      set.oldestIOS < IOSVersion(13), item.iconFile?.string == nil, item.iconType?.string == nil
    else { return [] }
    return [
      item.finding(
        at: symbol,
        "symbols such as \(quoted(name)) came in iOS 13, so on iOS \(set.oldestIOS) there is no icon",
        fix: about.fix)
    ]
  }
}
