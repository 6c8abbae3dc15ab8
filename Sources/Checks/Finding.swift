import QuickActions

/// What a rule found, before its place is put into line and column.
package struct Finding: Hashable, Sendable {
  /// Where it is: in the property list, or in another file of the app.
  package enum Place: Hashable, Sendable {
    /// In bytes from the start of the property list.
    case offset(Int)
    case elsewhere(Diagnostic.Place)
  }

  package var place: Place
  /// The item's place in the array, from 0.
  package var item: Int?
  package var message: String
  package var fix: String
  /// Nil where it is the rule's own.
  package var severity: Diagnostic.Severity?
  /// How many it stands for: itself, and what a rule has counted after it and not put into words.
  package var count = 1

  package init(
    at place: Place, item: Int? = nil, _ message: String, fix: String,
    severity: Diagnostic.Severity? = nil
  ) {
    self.place = place
    self.item = item
    self.message = message
    self.fix = fix
    self.severity = severity
  }
}
