import AppBundles
import QuickActions

/// The name of a symbol that there most likely is not.
struct IconSymbolUnknown: ItemRule {
  static let about = RuleDescription(
    .iconSymbolUnknown, .warning,
    why: "An item whose symbol is not found is shown without an icon; no other key counts instead.",
    source: "assumed: no source tells what iOS does",
    example: """
      <key>UIApplicationShortcutItemIconSymbolName</key>
      <string>sqaure.and.pencil</string>
      """,
    fix: "write square.and.pencil")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    guard let value = item.iconSymbolName, let name = set.text(value) else { return [] }
    if name.isEmpty {
      return [
        item.finding(
          at: value, "\(ItemKey.iconSymbolName.text) is empty, so the item has no icon",
          fix: "take the key out, or name a symbol")
      ]
    }
    guard let near = SuggestedSymbol(for: name).name else { return [] }
    // There are thousands of symbols, and not all of them are known here.
    var finding = item.finding(
      at: value, "\(quoted(name)) is no symbol that is known here, but much like one",
      fix: "write \(near), if that is meant")
    finding.severity = .note
    return [finding]
  }
}
