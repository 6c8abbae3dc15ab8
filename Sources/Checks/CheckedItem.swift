import AppBundles
import QuickActions

/// An entry of the array while it is judged: its keys sorted out once for all rules.
///
/// Of a repeated key the last one counts, as for iOS.
package struct CheckedItem: Sendable {
  /// Its place in the array, from 0.
  let index: Int
  let node: PlistNode
  private(set) var type: PlistNode?
  private(set) var title: PlistNode?
  private(set) var subtitle: PlistNode?
  private(set) var iconType: PlistNode?
  private(set) var iconFile: PlistNode?
  private(set) var iconSymbolName: PlistNode?
  private(set) var userInfo: PlistNode?
  private(set) var targetContentIdentifier: PlistNode?
  private(set) var activationMode: PlistNode?
  /// Keys that iOS does not look for.
  private(set) var unknownKeys: [PlistKey] = []
  /// Keys that stand there once more after the first time.
  private(set) var repeatedKeys: [PlistKey] = []

  init(at index: Int, from node: PlistNode) {
    self.index = index
    self.node = node
    guard case .dictionary(let entries) = node.content else { return }
    for entry in entries {
      guard let key = ItemKey(entry.key.text) else {
        unknownKeys.append(entry.key)
        continue
      }
      if take(entry.value, under: key) != nil { repeatedKeys.append(entry.key) }
    }
    if unknownKeys.count > 1 { repeatedKeys += CheckedItem.repeated(among: unknownKeys) }
  }

  /// - Returns: the value that the key had before.
  private mutating func take(_ value: PlistNode, under key: ItemKey) -> PlistNode? {
    switch key {
    case .type: exchange(&type, with: value)
    case .title: exchange(&title, with: value)
    case .subtitle: exchange(&subtitle, with: value)
    case .iconType: exchange(&iconType, with: value)
    case .iconFile: exchange(&iconFile, with: value)
    case .iconSymbolName: exchange(&iconSymbolName, with: value)
    case .userInfo: exchange(&userInfo, with: value)
    case .targetContentIdentifier: exchange(&targetContentIdentifier, with: value)
    case .activationMode: exchange(&activationMode, with: value)
    }
  }

  private static func repeated(among keys: [PlistKey]) -> [PlistKey] {
    var seen = Set<String>(minimumCapacity: keys.count)
    return keys.filter { !seen.insert($0.text).inserted }
  }
}

private func exchange(_ place: inout PlistNode?, with value: PlistNode) -> PlistNode? {
  defer { place = value }
  return place
}

extension CheckedItem {
  subscript(key: ItemKey) -> PlistNode? {
    switch key {
    case .type: type
    case .title: title
    case .subtitle: subtitle
    case .iconType: iconType
    case .iconFile: iconFile
    case .iconSymbolName: iconSymbolName
    case .userInfo: userInfo
    case .activationMode: activationMode
    case .targetContentIdentifier: targetContentIdentifier
    }
  }

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
