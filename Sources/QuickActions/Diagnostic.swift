/// A finding about a file: data first, prose second.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  /// The stable name of the rule, `type-not-string`.
  package var rule: String
  package var severity: Severity
  package var place: Place
  /// The item's place in the array, from 0.
  package var item: Int?
  package var message: String
  package var fix: String?
  /// What was found after it, where the reading of a text went on.
  package var more: [Diagnostic] = []

  package init(
    rule: String, severity: Severity, place: Place, item: Int? = nil, message: String,
    fix: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.item = item
    self.message = message
    self.fix = fix
  }

  /// A place in a file, line and column counted from 1; nil where the format has none.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int?
    package var column: Int?

    package init(file: String, line: Int? = nil, column: Int? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }
}

extension Diagnostic.Place: CustomStringConvertible {
  package var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

extension Diagnostic: CustomStringConvertible {
  /// As a compiler prints it: the headline, then the fix.
  ///
  /// What came from a file stands in it as it was, so no line of it is fit for a terminal yet.
  package var lines: [String] {
    [headline] + (fix.map { ["  fix: \($0)"] } ?? []) + more.flatMap(\.lines)
  }

  /// `file:line:column: severity: message [rule]`.
  package var headline: String {
    "\(place): \(severity.rawValue): \(message) [\(rule)]"
  }

  package var description: String { lines.joined(separator: "\n") }
}
