import Scenarios

/// A statement whose block is being typed: no more of it is kept than a scenario may have.
struct UnfinishedStatement: Hashable {
  private var lines: [String]
  /// False where a part of it is missing: then none of it counts.
  private(set) var isWhole = true

  init(_ line: String) {
    lines = [line]
  }

  var text: String { lines.joined(separator: "\n") }

  mutating func add(_ line: String) {
    guard isWhole, lines.count < ScenarioParser.lineLimit else { return refuse() }
    lines.append(line)
  }

  mutating func refuse() {
    isWhole = false
    lines = []
  }
}
