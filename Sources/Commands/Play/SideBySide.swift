import Canvas

/// Expected and found lines in two columns, each beside its like; `≠` marks the lines that have none.
struct SideBySide {
  private let expected: [String]
  private let found: [String]

  /// In lines of both sides multiplied: beyond that like is not looked for.
  private static let mostComparisons = 1_000_000

  init(expected: [String], found: [String]) {
    self.expected = expected
    self.found = found
  }

  var lines: [String] {
    let rows = rows
    let width = min(60, max(8, rows.map { displayWidth($0.left ?? "") }.max() ?? 0))
    let head = "expected".rightPadded(to: width) + "     found"
    return [head]
      + rows.map { row in
        "\((row.left ?? "").rightPadded(to: width))  \(row.mark)  \(row.right ?? "")".trimmedRight
      }
  }

  private struct Row {
    var left: String?
    var right: String?
    var isAlike = false

    var mark: String { isAlike ? " " : "≠" }
  }

  private var rows: [Row] {
    if expected.isEmpty || found.isEmpty { return differing(expected[...], found[...]) }
    let lengths = commonLengths
    var rows: [Row] = []
    var (left, right) = (0, 0)
    var (leftStart, rightStart) = (0, 0)
    while left < expected.count, right < found.count {
      if isAlike(left, right) {
        rows += differing(expected[leftStart..<left], found[rightStart..<right])
        rows.append(Row(left: expected[left], right: found[right], isAlike: true))
        (left, right) = (left + 1, right + 1)
        (leftStart, rightStart) = (left, right)
      } else if lengths[left + 1][right] >= lengths[left][right + 1] {
        left += 1
      } else {
        right += 1
      }
    }
    return rows + differing(expected[leftStart...], found[rightStart...])
  }

  /// Lines that have no like stand beside each other as they come.
  private func differing(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> [Row] {
    let left = expected.isEmpty ? ["(nothing)"] : Array(left)
    let right = found.isEmpty ? ["(nothing)"] : Array(right)
    return (0..<max(left.count, right.count)).map { index in
      Row(
        left: left.indices.contains(index) ? left[index] : nil,
        right: right.indices.contains(index) ? right[index] : nil)
    }
  }

  /// A call without an answer is like the call with any.
  private func isAlike(_ left: Int, _ right: Int) -> Bool {
    found[right] == expected[left] || found[right].hasPrefix(expected[left] + " -> ")
  }

  /// How many lines are alike from there on, for each pair of places.
  private var commonLengths: [[Int]] {
    let none = Array(repeating: 0, count: found.count + 1)
    var lengths = Array(repeating: none, count: expected.count + 1)
    guard expected.count * found.count <= SideBySide.mostComparisons else { return lengths }
    for left in expected.indices.reversed() {
      for right in found.indices.reversed() {
        lengths[left][right] =
          isAlike(left, right)
          ? lengths[left + 1][right + 1] + 1
          : max(lengths[left + 1][right], lengths[left][right + 1])
      }
    }
    return lengths
  }
}
