import AppBundles
import QuickActions

extension ShortcutEntry {
  /// A finding about one of its values.
  func finding(at value: PlistNode, _ message: String, fix: String) -> Finding {
    Finding(at: .offset(value.offset), item: index, message, fix: fix)
  }

  /// A finding about a key that must be there.
  func missing(_ key: ItemKey) -> Finding {
    Finding(
      at: .offset(node.offset), item: index, "the item has no \(key.text), so iOS leaves it out",
      fix: misspelt(key).map { "write <key>\(key.text)</key> for \(quoted($0.text))" }
        ?? "add <key>\(key.text)</key> and a <string>")
  }

  /// A finding about a value that iOS takes for absent since it is no string.
  func notString(_ key: ItemKey, _ consequence: String) -> [Finding] {
    guard let value = self[key], value.string == nil else { return [] }
    return [
      finding(
        at: value, "\(key.text) is \(value.typeName), not a string, so \(consequence)",
        fix: "write it as <string>\(value.scalarText ?? "…")</string>")
    ]
  }

  /// The key that was most likely meant to be this one.
  private func misspelt(_ key: ItemKey) -> PlistKey? {
    unknownKeys.first { SuggestedKey(for: $0.text).keys == [key.text] }
  }
}

extension PlistNode {
  /// A scalar as it would stand between tags; nil where there is no short one.
  fileprivate var scalarText: String? {
    switch content {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .string, .date, .data, .array, .dictionary: nil
    }
  }
}
