import QuickActions

extension ShortcutSet {
  /// What iOS leaves out in silence, said aloud: one finding a dropped entry, or one for a set that
  /// is no array.
  func diagnostics(in list: PropertyList) -> [Diagnostic] {
    let items = list.root[InfoKey.items]
    guard !dropped.isEmpty || items?.elements == nil && items != nil else { return [] }
    let map = list.sourceMap
    if let items, items.elements == nil { return [ShortcutSet.notArray(items, map)] }
    return dropped.map { drop in
      let node = nodes[drop.index]
      return Diagnostic(
        rule: drop.reason.rawValue, severity: .error,
        place: map.place(of: node[drop.reason.key ?? ""]?.offset ?? node.offset),
        item: drop.index, message: drop.reason.message(about: node), fix: drop.reason.fix(of: node))
    }
  }

  private static func notArray(_ node: PlistNode, _ map: PlistSourceMap) -> Diagnostic {
    Diagnostic(
      rule: "items-not-array", severity: .error, place: map.place(of: node.offset),
      message: "\(InfoKey.items) is \(node.typeName), not an array, so the app has no static items",
      fix: "write <array> and one <dict> an item")
  }
}

extension DroppedItem.Reason {
  /// The key of the entry that the reason is about.
  fileprivate var key: String? {
    switch self {
    case .itemNotDictionary: nil
    case .typeMissing, .typeNotString: InfoKey.type
    case .titleMissing, .titleNotString: InfoKey.title
    }
  }

  fileprivate func message(about node: PlistNode) -> String {
    switch self {
    case .itemNotDictionary: "the entry is \(node.typeName), not a dictionary, so iOS leaves it out"
    case .typeMissing, .titleMissing: "the item has no \(key ?? ""), so iOS leaves it out"
    case .typeNotString, .titleNotString:
      "\(key ?? "") is \(value(in: node)?.typeName ?? "missing"), not a string, "
        + "so iOS leaves the item out"
    }
  }

  fileprivate func fix(of node: PlistNode) -> String {
    switch self {
    case .itemNotDictionary: "write the item as a <dict> with \(InfoKey.type) and \(InfoKey.title)"
    case .typeMissing, .titleMissing: "add <key>\(key ?? "")</key> and a <string>"
    case .typeNotString, .titleNotString:
      "write it as <string>\(value(in: node)?.scalarText ?? "…")</string>"
    }
  }

  private func value(in node: PlistNode) -> PlistNode? {
    key.flatMap { node[$0] }
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
