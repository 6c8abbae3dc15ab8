import QuickActions

/// A value of a property list and where it stands.
///
/// The place is kept as a byte offset, which costs nothing while a file is read; `SourceMap` turns
/// it into line and column for the few that are reported.
package struct PlistNode: Hashable, Sendable {
  package var content: Content
  /// In bytes from the start of the file, as it is in UTF-8 without a byte order mark.
  package var offset: Int

  package init(_ content: Content, at offset: Int) {
    self.content = content
    self.offset = offset
  }

  package enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    /// Seconds since 2001-01-01 00:00 UTC.
    case date(Double)
    case data([UInt8])
    case array([PlistNode])
    /// In the order of the file, repeated keys included.
    case dictionary([PlistEntry])
  }
}

/// A key of a dictionary and its value.
package struct PlistEntry: Hashable, Sendable {
  package var key: PlistKey
  package var value: PlistNode

  package init(key: PlistKey, value: PlistNode) {
    self.key = key
    self.value = value
  }
}

/// A key and where it stands.
package struct PlistKey: Hashable, Sendable {
  package var text: String
  package var offset: Int

  package init(_ text: String, at offset: Int) {
    self.text = text
    self.offset = offset
  }
}

extension PlistNode {
  /// The value under a key of a dictionary. Of a repeated key the last one counts.
  package subscript(key: String) -> PlistNode? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries.last { $0.key.text.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The text of a string; nil for any other type, which iOS takes for absent.
  package var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }

  /// An integer or a real; nil for any other type, and for what is no finite number.
  package var number: Double? {
    switch content {
    case .integer(let number): Double(number)
    case .real(let number): number.isFinite ? number : nil
    case .string, .boolean, .date, .data, .array, .dictionary: nil
    }
  }

  package var elements: [PlistNode]? {
    guard case .array(let nodes) = content else { return nil }
    return nodes
  }

  package var isDictionary: Bool {
    guard case .dictionary = content else { return false }
    return true
  }

  /// The type's name in a property list, with its article, for messages.
  package var typeName: String {
    switch content {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

extension PlistNode {
  /// The value without its places, build variables replaced in every string.
  ///
  /// It calls itself no deeper than `PropertyList.depthLimit`.
  package func value(replacing variables: BuildVariables) -> PropertyValue {
    switch content {
    case .string(let text): .string(variables.replaced(in: text))
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .boolean(let flag): .boolean(flag)
    case .date(let seconds): .date(seconds)
    case .data(let bytes): .data(bytes)
    case .array(let nodes): .array(nodes.map { $0.value(replacing: variables) })
    case .dictionary: .dictionary(dictionaryValue(replacing: variables) ?? [:])
    }
  }

  /// Nil where the node is no dictionary.
  package func dictionaryValue(replacing variables: BuildVariables) -> [String: PropertyValue]? {
    guard case .dictionary(let entries) = content else { return nil }
    let pairs = entries.map {
      (variables.replaced(in: $0.key.text), $0.value.value(replacing: variables))
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}
