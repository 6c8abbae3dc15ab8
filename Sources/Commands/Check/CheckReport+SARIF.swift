import AppProtocol
import Checks
import QuickActions

extension CheckReport {
  /// SARIF 2.1.0, the Static Analysis Results Interchange Format of OASIS.
  var sarif: JSON {
    .object([
      JSON.Member("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      JSON.Member("version", .string("2.1.0")),
      JSON.Member("runs", .array([run])),
    ])
  }

  private var run: JSON {
    let driver = JSON.object([
      JSON.Member("name", .string("homepress")),
      JSON.Member("version", .string(homepressVersion)),
      JSON.Member("rules", .array(RuleName.allCases.map { $0.rule.about.sarif })),
    ])
    return .object([
      JSON.Member("tool", .object([JSON.Member("driver", driver)])),
      // Columns are counted as Unicode scalars.
      JSON.Member("columnKind", .string("unicodeCodePoints")),
      JSON.Member(
        "invocations", .array([.object([JSON.Member("executionSuccessful", .boolean(isComplete))])])
      ),
      JSON.Member("results", .array(diagnostics.map(\.sarif))),
    ])
  }
}

extension RuleDescription {
  fileprivate var sarif: JSON {
    .object([
      JSON.Member("id", .string(name.rawValue)),
      JSON.Member("shortDescription", .text(why)),
      JSON.Member("help", .text("Fix: \(fix)\n\nExample:\n\(example)\n\nSource: \(source)")),
      JSON.Member(
        "defaultConfiguration", .object([JSON.Member("level", .string(severity.rawValue))])),
    ])
  }
}

extension Diagnostic {
  fileprivate var sarif: JSON {
    var members = [
      JSON.Member("ruleId", .string(rule)),
      JSON.Member("level", .string(severity.rawValue)),
      JSON.Member("message", .text(plainMessage(message + (fix.map { ". Fix: \($0)" } ?? "")))),
      JSON.Member("locations", .array([.object([JSON.Member("physicalLocation", location)])])),
    ]
    if let index = RuleName.place[rule] {
      members.insert(JSON.Member("ruleIndex", .count(index)), at: 1)
    }
    return .object(members)
  }

  private var location: JSON {
    let artifact = JSON.object([JSON.Member("uri", .string(uriReference(to: place.file)))])
    var members = [JSON.Member("artifactLocation", artifact)]
    if let line = place.line {
      var region = [JSON.Member("startLine", .count(line))]
      if let column = place.column { region.append(JSON.Member("startColumn", .count(column))) }
      members.append(JSON.Member("region", .object(region)))
    }
    return .object(members)
  }
}

extension RuleName {
  fileprivate static let place = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1.rawValue, $0) })
}

extension JSON {
  /// SARIF's messages are objects.
  fileprivate static func text(_ text: String) -> JSON {
    .object([JSON.Member("text", .string(text))])
  }
}

/// A message without placeholders and links, which braces and brackets would be taken for.
private func plainMessage(_ text: String) -> String {
  var plain = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "{", "}": plain.unicodeScalars += [scalar, scalar]
    case "[", "]": plain.unicodeScalars += ["\\", scalar]
    default: plain.unicodeScalars.append(scalar)
    }
  }
  return plain
}

/// A path as a URI reference: what has a meaning in one, or is no ASCII, is put in percent form.
func uriReference(to path: String) -> String {
  var escaped = path.hasPrefix("/") ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      escaped.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      escaped += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
  return escaped
}
