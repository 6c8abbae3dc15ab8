import QuickActions

/// A table of strings in one language: a `.strings` file, or one language of a catalogue.
package struct StringsTable: Sendable {
  package var language: Language
  /// As places name it.
  package var file: String
  /// By their keys; of a repeated one the last counts.
  package var texts: TextTable
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
    texts = [:]
    for entry in entries {
      if let text = entry.value.string { texts[entry.key.text] = text }
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
    var texts: [Language: TextTable] = [:]
    if let source = list.root["sourceLanguage"]?.string { texts[Language(source)] = [:] }
    for string in strings {
      guard case .dictionary(let units)? = string.value["localizations"]?.content else { continue }
      for unit in units {
        guard let text = text(of: unit.value) else { continue }
        texts[Language(unit.key.text), default: [:]][string.key.text] = text
      }
    }
    return texts.sorted { $0.key < $1.key }.map {
      StringsTable(language: $0.key, file: file, texts: $0.value)
    }
  }

  /// What an iPhone shows where the text differs by device.
  private static func text(of localization: PlistNode) -> String? {
    let devices = localization["variations"]?["device"]
    let unit = devices?["iphone"] ?? devices?["other"] ?? localization
    return unit["stringUnit"]?["value"]?.string
  }
}
