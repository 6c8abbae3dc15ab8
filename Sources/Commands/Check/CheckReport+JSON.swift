import AppProtocol
import QuickActions

extension CheckReport {
  /// The object that `--format json` prints. Its keys and their order are a contract.
  var json: JSON {
    .object([
      JSON.Member("diagnostics", .array(diagnostics.map(\.json))),
      JSON.Member("summary", summary.json),
    ])
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    .object([
      JSON.Member("rule", .string(rule)),
      JSON.Member("severity", .string(severity.rawValue)),
      JSON.Member("file", .string(place.file)),
      JSON.Member("line", .optional(place.line)),
      JSON.Member("column", .optional(place.column)),
      JSON.Member("item", .optional(item)),
      JSON.Member("message", .string(message)),
      JSON.Member("fix", .optional(fix)),
    ])
  }
}

extension CheckReport.Summary {
  fileprivate var json: JSON {
    .object([
      JSON.Member("files", .count(files)),
      JSON.Member("sets", .count(sets)),
      JSON.Member("items", .count(items)),
      JSON.Member("errors", .count(errors)),
      JSON.Member("warnings", .count(warnings)),
      JSON.Member("notes", .count(notes)),
    ])
  }
}

extension JSON {
  static func count(_ number: Int) -> JSON { .integer(Int64(number)) }

  fileprivate static func optional(_ number: Int?) -> JSON { number.map(JSON.count) ?? .null }
}
