/// An entry of `UIApplicationShortcutItems` as it stands in the file, its keys sorted out once.
///
/// Of a repeated key the last one counts, as for iOS.
package struct ShortcutEntry: Sendable {
  /// Its place in the array, from 0.
  package let index: Int
  package let node: PlistNode
  package private(set) var type: PlistNode?
  package private(set) var title: PlistNode?
  package private(set) var subtitle: PlistNode?
  package private(set) var iconType: PlistNode?
  package private(set) var iconFile: PlistNode?
  package private(set) var iconSymbolName: PlistNode?
  package private(set) var userInfo: PlistNode?
  package private(set) var targetContentIdentifier: PlistNode?
  package private(set) var activationMode: PlistNode?
  /// Keys that iOS does not look for.
  package private(set) var unknownKeys: [PlistKey] = []
  /// Keys that stand there once more after the first time.
  package private(set) var repeatedKeys: [PlistKey] = []

  package init(at index: Int, from node: PlistNode) {
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
    if unknownKeys.count > 1 { repeatedKeys += ShortcutEntry.repeated(among: unknownKeys) }
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

extension ShortcutEntry {
  package subscript(key: ItemKey) -> PlistNode? {
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
}

private func exchange(_ place: inout PlistNode?, with value: PlistNode) -> PlistNode? {
  defer { place = value }
  return place
}
