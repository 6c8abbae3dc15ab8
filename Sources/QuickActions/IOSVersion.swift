/// A release of iOS, by its first two numbers.
package struct IOSVersion: Hashable, Sendable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `18` or `12.4`; a third number is accepted and left out (`12.4.1`).
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { (0..<1000).contains($0) }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }
}

extension IOSVersion {
  /// How long background tasks may run on. [reported]
  package var backgroundTaskTime: Duration { self >= IOSVersion(13) ? .seconds(30) : .seconds(180) }
}

extension IOSVersion: Comparable {
  package static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension IOSVersion: CustomStringConvertible {
  package var description: String { "\(major).\(minor)" }
}
