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
    guard !values.isEmpty, BuildVariables.hasDollar(text) else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      let reference = Reference(startOf: rest[dollar...])
      let end = reference?.end ?? rest.utf8.index(after: dollar)
      result += rest[..<dollar]
      result += reference.flatMap(value(of:)) ?? String(rest[dollar..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// The name of the first variable that a text refers to; nil where it refers to none. A bracket
  /// that is not closed is a slip, and what stands in it a name all the same.
  package static func firstName(in text: String) -> String? {
    guard hasDollar(text) else { return nil }
    var rest = text[...]
    while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      if let name = Reference.name(startOf: rest[dollar...]) { return String(name) }
      rest = rest[rest.utf8.index(after: dollar)...]
    }
    return nil
  }

  /// Hardly any text has one, and looking for one byte is cheap.
  private static func hasDollar(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "$")), bytes.count) != nil } ?? false
    } ?? true
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

  fileprivate static func isIdentifier(_ byte: UInt8) -> Bool {
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
  let name: String
  let modifiers: [Substring]
  /// Where it ends, bracket included.
  let end: String.Index

  init?(startOf text: Substring) {
    guard let name = Reference.name(startOf: text) else { return nil }
    let isRound = text.utf8.dropFirst().first == UInt8(ascii: "(")
    let closing = isRound ? UInt8(ascii: ")") : UInt8(ascii: "}")
    // No further than to where the next one may begin: a bracket that is never closed costs little.
    let rest = text[name.endIndex...].utf8
    let modifiers = rest.prefix { $0 != closing && $0 != UInt8(ascii: "$") }
    guard modifiers.endIndex < rest.endIndex, rest[modifiers.endIndex] == closing,
      modifiers.first ?? UInt8(ascii: ":") == UInt8(ascii: ":")
    else { return nil }
    self.name = String(name)
    self.modifiers = Substring(modifiers.dropFirst())
      .split(separator: ":", omittingEmptySubsequences: modifiers.isEmpty)
    end = rest.index(after: modifiers.endIndex)
  }

  /// What stands behind `$(` or `${`; nil where that is no name.
  static func name(startOf text: Substring) -> Substring? {
    let bracket = text.utf8.dropFirst().first
    guard bracket == UInt8(ascii: "(") || bracket == UInt8(ascii: "{") else { return nil }
    let name = Substring(text.utf8.dropFirst(2).prefix(while: BuildVariables.isIdentifier))
    return BuildVariables.isName(name) ? name : nil
  }
}
