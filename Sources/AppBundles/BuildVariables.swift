import Glibc

/// The build variables that a source `Info.plist` still holds, with the values given for them.
///
/// Xcode replaces them when it builds; an installed list has none left, and iOS replaces nothing.
/// [inferred] What has no value here stays as it is.
package struct BuildVariables: Hashable, Sendable {
  package var values: [String: String]

  package init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// `$(NAME)`, `${NAME}` and `$(NAME:modifier)` replaced; a value is not looked through again.
  package func replaced(in text: String) -> String {
    guard !values.isEmpty, BuildVariables.occur(in: text) else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let reference = Reference(startOf: rest)
      let length = reference?.length ?? 1
      result += reference.flatMap(value(of:)) ?? String(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return result + rest
  }

  /// Whether a text refers to a variable.
  package static func occur(in text: String) -> Bool {
    // Hardly any text has a dollar sign, and looking for one byte is cheap.
    let dollar = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "$")), bytes.count) != nil } ?? false
    }
    guard dollar ?? true else { return false }
    return zip(text.utf8, text.utf8.dropFirst()).contains { byte, next in
      byte == UInt8(ascii: "$") && (next == UInt8(ascii: "(") || next == UInt8(ascii: "{"))
    }
  }

  /// A name that Xcode takes for a variable.
  package static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return text.utf8.allSatisfy { isIdentifier($0) }
  }

  private func value(of reference: Reference) -> String? {
    guard var value = values[reference.name] else { return nil }
    for modifier in reference.modifiers {
      guard let modified = BuildVariables.modify(value, by: modifier) else { return nil }
      value = modified
    }
    return value
  }

  /// - Returns: nil for a modifier that is not known: then the whole reference stays.
  private static func modify(_ value: String, by modifier: Substring) -> String? {
    switch modifier {
    case "rfc1034identifier":
      String(decoding: value.utf8.map { isHostName($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
    case "c99extidentifier", "identifier":
      String(decoding: value.utf8.map { isIdentifier($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: nil
    }
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "_")
  }

  private static func isHostName(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// `$(NAME:modifier:modifier)` at the start of a text.
private struct Reference {
  var name: String
  var modifiers: [Substring]
  /// In characters, brackets and dollar sign included.
  var length: Int

  /// The longest reference that is looked for: a bracket that is never closed costs no more.
  private static let limit = 256

  init?(startOf text: Substring) {
    let start = text.prefix(Reference.limit)
    let closing: Character
    switch start.dropFirst().first {
    case "(": closing = ")"
    case "{": closing = "}"
    default: return nil
    }
    guard let end = start.firstIndex(of: closing) else { return nil }
    let parts = start[..<end].dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, BuildVariables.isName(name) else { return nil }
    self.name = String(name)
    modifiers = Array(parts.dropFirst())
    length = start[...end].count
  }
}
