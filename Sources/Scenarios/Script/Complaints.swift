import QuickActions

/// What is wrong with a scenario: reading goes on after each error, so that all of them are told at once.
struct Complaints {
  private var errors: [Diagnostic] = []
  /// One error of a line often brings others about: its first one is told.
  private var lines: Set<Int?> = []

  /// Whoever has made more than that has mended most of them with the first.
  private static let most = 20

  var isFull: Bool { errors.count >= Complaints.most }

  mutating func attempt(_ step: () throws(Diagnostic) -> Void) {
    guard !isFull else { return }
    do throws(Diagnostic) {
      try step()
    } catch {
      add(error)
    }
  }

  mutating func add(_ error: Diagnostic) {
    var first = error
    first.more = []
    for error in [first] + error.more where !isFull {
      if lines.insert(error.place.line).inserted { errors.append(error) }
    }
  }

  /// - Throws: what stands first in the file; its `more` are the others.
  func tell() throws(Diagnostic) {
    let inOrder = errors.sorted { ($0.place.line ?? 0) < ($1.place.line ?? 0) }
    guard var first = inOrder.first else { return }
    first.more = Array(inOrder.dropFirst())
    throw first
  }
}
