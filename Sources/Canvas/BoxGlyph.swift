/// A glyph of lines that go from the middle of its cell to its edges.
struct BoxGlyph: Hashable {
  private let arms: Arms
  private let isRound: Bool

  private struct Arms: OptionSet, Hashable {
    let rawValue: UInt8
    static let up = Arms(rawValue: 1)
    static let right = Arms(rawValue: 2)
    static let down = Arms(rawValue: 4)
    static let left = Arms(rawValue: 8)
  }

  init?(_ glyph: Character) {
    guard let arms = BoxGlyph.arms[glyph] else { return nil }
    self.arms = arms
    isRound = "╭╮╰╯".contains(glyph)
  }

  private static let arms: [Character: Arms] = [
    "─": [.left, .right], "│": [.up, .down],
    "╭": [.right, .down], "╮": [.left, .down], "╰": [.up, .right], "╯": [.up, .left],
    "┌": [.right, .down], "┐": [.left, .down], "└": [.up, .right], "┘": [.up, .left],
    "├": [.up, .down, .right], "┤": [.up, .down, .left], "┬": [.left, .right, .down],
    "┴": [.left, .right, .up], "┼": [.up, .down, .left, .right],
  ]

  /// Its lines where the cell stands, in the units of a picture.
  func path(at cell: Point) -> String {
    let (x, y) = SVGPicture.middle(row: cell.row, column: cell.column)
    let top = cell.row * SVGPicture.cell.height
    let left = cell.column * SVGPicture.cell.width
    let (bottom, right) = (top + SVGPicture.cell.height, left + SVGPicture.cell.width)
    if isRound {
      let start = arms.contains(.up) ? top : bottom
      let end = arms.contains(.left) ? left : right
      return "M\(x) \(start)V\(y + (start - y).signum() * 4)Q\(x) \(y) \(end) \(y)"
    }
    if arms == [.left, .right] { return "M\(left) \(y)H\(right)" }
    if arms == [.up, .down] { return "M\(x) \(top)V\(bottom)" }
    return (arms.contains(.up) ? "M\(x) \(y)V\(top)" : "")
      + (arms.contains(.down) ? "M\(x) \(y)V\(bottom)" : "")
      + (arms.contains(.left) ? "M\(x) \(y)H\(left)" : "")
      + (arms.contains(.right) ? "M\(x) \(y)H\(right)" : "")
  }
}

/// A glyph that fills a part of its cell.
struct BlockGlyph: Hashable {
  /// In eighths of the cell.
  private let columns: Range<Int>
  private let rows: Range<Int>
  let opacity: String

  init?(_ glyph: Character) {
    opacity = ["░": "0.25", "▒": "0.5", "▓": "0.75"][glyph] ?? "1"
    switch glyph {
    case "█", "░", "▒", "▓": (columns, rows) = (0..<8, 0..<8)
    case "▀": (columns, rows) = (0..<8, 0..<4)
    case "▄": (columns, rows) = (0..<8, 4..<8)
    case "▌": (columns, rows) = (0..<4, 0..<8)
    case "▐": (columns, rows) = (4..<8, 0..<8)
    case "━": (columns, rows) = (0..<8, 3..<4)
    default: return nil
    }
  }

  func path(at cell: Point) -> String {
    let size = SVGPicture.cell
    func x(_ eighths: Int) -> Int { cell.column * size.width + eighths * size.width / 8 }
    func y(_ eighths: Int) -> Int { cell.row * size.height + eighths * size.height / 8 }
    return "M\(x(columns.lowerBound)) \(y(rows.lowerBound))H\(x(columns.upperBound))"
      + "V\(y(rows.upperBound))H\(x(columns.lowerBound))Z"
  }
}
