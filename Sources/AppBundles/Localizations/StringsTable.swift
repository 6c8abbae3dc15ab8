import QuickActions

/// A table of strings in one language: a `.strings` file, or one language of a catalogue.
package struct StringsTable: Sendable {
  package var language: Language
  /// As places name it.
  package var file: String
  /// In the order of the file; of a repeated key the last one counts.
  package var entries: [Entry]
  private let list: PropertyList

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var text: String
    /// Where the key stands, for `sourceMap`.
    package var offset: Int
  }

  /// Finds places in its file. Costs one walk over it, so make one for many questions.
  package var sourceMap: PlistSourceMap { list.sourceMap }

  package var texts: [String: String] {
    Dictionary(entries.map { ($0.key, $0.text) }, uniquingKeysWith: { $1 })
  }
}

extension StringsTable {
  /// Reads a `.strings` file: text in UTF-8 or UTF-16, or as Xcode leaves it, a binary or an XML list.
  init(_ language: Language, file: String, bytes: [UInt8]) throws(Diagnostic) {
    let isBlank = bytes.allSatisfy { PlistScalar.isSpace($0) }
    let list = try PropertyList(file: file, bytes: bytes, as: isBlank ? .oldStyle : nil)
    guard case .dictionary(let entries) = list.root.content else {
      throw Diagnostic(
        rule: "plist-unreadable", severity: .error,
        place: list.sourceMap.place(of: list.root.offset),
        message: "the file is \(list.root.typeName), not a table of strings",
        fix: "write \"key\" = \"text\"; a line")
    }
    self.language = language
    self.file = file
    self.list = list
    self.entries = entries.compactMap { entry in
      entry.value.string.map { Entry(key: entry.key.text, text: $0, offset: entry.key.offset) }
    }
  }

  /// The tables that Xcode makes of a catalogue, one a language.
  static func tables(
    ofCatalogue file: String, bytes: [UInt8]
  ) throws(Diagnostic) -> [StringsTable] {
    let list = try PropertyList(file: file, bytes: bytes, as: .json)
    guard case .dictionary(let strings)? = list.root["strings"]?.content else {
      throw Diagnostic(
        rule: "plist-unreadable", severity: .error,
        place: list.sourceMap.place(of: list.root.offset),
        message: "the catalogue has no object \"strings\"")
    }
    var entries: [Language: [Entry]] = [:]
    if let source = list.root["sourceLanguage"]?.string { entries[Language(source)] = [] }
    for string in strings {
      guard case .dictionary(let units)? = string.value["localizations"]?.content else { continue }
      for unit in units {
        guard let text = text(of: unit.value) else { continue }
        entries[Language(unit.key.text), default: []].append(
          Entry(key: string.key.text, text: text, offset: unit.key.offset))
      }
    }
    return entries.sorted { $0.key < $1.key }.map {
      StringsTable(language: $0.key, file: file, entries: $0.value, list: list)
    }
  }

  /// What an iPhone shows where the text differs by device.
  private static func text(of localization: PlistNode) -> String? {
    let devices = localization["variations"]?["device"]
    let unit = devices?["iphone"] ?? devices?["other"] ?? localization
    return unit["stringUnit"]?["value"]?.string
  }
}
