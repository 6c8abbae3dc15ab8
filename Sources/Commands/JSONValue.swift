/// A JSON value whose objects keep the order of their keys: what a contract promises, a test can
/// compare and a person can read.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

package struct JSONMember: Hashable, Sendable {
  package var key: String
  package var value: JSONValue

  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  /// Indented by two spaces. Nothing in it can act on a terminal.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}

/// Writes JSON. It calls itself no deeper than what it is given, which every reader here limits.
private struct JSONWriter {
  var text = ""
  private var indent = 0

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += "\(number)"
    // JSON has no word for infinity and for what is no number.
    case .real(let number): text += number.isFinite ? "\(number)" : "null"
    case .string(let string): write(string)
    case .array(let values): write(values, between: "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, between: "{", "}") {
        $0.write($1.key)
        $0.text += ": "
        $0.write($1.value)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between opening: String, _ closing: String,
    each writeElement: (inout JSONWriter, Element) -> Void
  ) {
    text += opening
    indent += 1
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "" : ","
      startLine()
      writeElement(&self, element)
    }
    indent -= 1
    if !elements.isEmpty { startLine() }
    text += closing
  }

  private mutating func startLine() {
    text += "\n" + String(repeating: "  ", count: indent)
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where isUnprintable(scalar): text += JSONWriter.escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
