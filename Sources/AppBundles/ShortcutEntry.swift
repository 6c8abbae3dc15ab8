import QuickActions

/// An entry of `UIApplicationShortcutItems` as it stands in the file, its keys sorted out once.
///
/// Of a repeated key the last one counts, as for iOS. It keeps where each key stands and no value of
/// its own, so that it costs little to be handed from one rule of a check to the next.
package struct ShortcutEntry: Sendable {
  /// Its place in the array, from 0.
  package let index: Int
  package let node: PlistNode
  /// Where the value of each key is among the entries of the dictionary; -1 where it is missing.
  private var places = SIMD16<Int32>(repeating: -1)
  private var hasUnknownKeys = false
  private var hasRepeatedKeys = false

  package init(at index: Int, from node: PlistNode) {
    self.index = index
    self.node = node
    guard case .dictionary(let entries) = node.content else { return }
    for place in entries.indices {
      if let key = ItemKey(entries[place].key.text) {
        if places[key.rawValue] >= 0 { hasRepeatedKeys = true }
        places[key.rawValue] = Int32(place)
      } else {
        // Whether one of these is there twice is not worth the look in a set that has none.
        hasRepeatedKeys = hasRepeatedKeys || hasUnknownKeys
        hasUnknownKeys = true
      }
    }
  }
}

extension ShortcutEntry {
  package subscript(key: ItemKey) -> PlistNode? {
    let place = Int(places[key.rawValue])
    guard place >= 0, case .dictionary(let entries) = node.content else { return nil }
    return entries[place].value
  }

  package var type: PlistNode? { self[.type] }
  package var title: PlistNode? { self[.title] }
  package var subtitle: PlistNode? { self[.subtitle] }
  package var iconType: PlistNode? { self[.iconType] }
  package var iconFile: PlistNode? { self[.iconFile] }
  package var iconSymbolName: PlistNode? { self[.iconSymbolName] }
  package var userInfo: PlistNode? { self[.userInfo] }
  package var activationMode: PlistNode? { self[.activationMode] }
  package var targetContentIdentifier: PlistNode? { self[.targetContentIdentifier] }

  /// Keys that iOS does not look for.
  package var unknownKeys: [PlistKey] {
    guard hasUnknownKeys else { return [] }
    return keys.filter { ItemKey($0.text) == nil }
  }

  /// Keys that stand there once more after the first time.
  package var repeatedKeys: [PlistKey] {
    guard hasRepeatedKeys else { return [] }
    var seen = Set<ExactText>()
    return keys.filter { !seen.insert(ExactText($0.text)).inserted }
  }

  private var keys: [PlistKey] {
    guard case .dictionary(let entries) = node.content else { return [] }
    return entries.map(\.key)
  }
}
