import Canvas
import Scenarios

/// A part of a text that is set for reading, in lines of some columns.
enum TextBlock: Hashable {
  case heading(String, underlinedBy: Character)
  case text(String)
  /// A claim, and how sure it is.
  case claim(String, notes: [String])
  case choice(Int, String)
  /// The lines of a statement.
  case deed([String])
  case list(String, [String])

  private static let columns = 76

  init(_ passage: Scenario.Passage) {
    self = .claim(passage.text, notes: passage.notes)
  }

  /// Nothing where nothing was seen.
  static func seen(_ facts: [String]) -> [TextBlock] {
    facts.isEmpty ? [] : [.list("What is seen:", facts)]
  }

  /// Blocks of a kind that belong together stand together.
  static func joined(_ blocks: [TextBlock]) -> String {
    var text = ""
    var last: TextBlock?
    for block in blocks {
      if let last { text += block.follows(last) ? "\n" : "\n\n" }
      text += block.text
      last = block
    }
    return text + "\n"
  }

  private func follows(_ other: TextBlock) -> Bool {
    switch (other, self) {
    case (.choice, .choice), (.deed, .deed), (.text, .choice): true
    default: false
    }
  }

  private var text: String {
    switch self {
    case .heading(let title, let line):
      "\(title)\n\(String(repeating: line, count: displayWidth(title)))"
    case .text(let text): TextBlock.wrapped(text)
    case .claim(let text, let notes):
      ([TextBlock.wrapped(text)] + notes.map { TextBlock.wrapped($0, indent: 2, hanging: 2) })
        .joined(separator: "\n")
    case .choice(let number, let text):
      TextBlock.wrapped("\(number). \(text)", indent: 2, hanging: 3)
    case .deed(let lines): lines.map { "  > \(safeText($0))" }.joined(separator: "\n")
    case .list(let heading, let entries):
      heading + "\n"
        + entries.map { TextBlock.wrapped("- \($0)", indent: 2, hanging: 2) }
        .joined(separator: "\n")
    }
  }

  private static func wrapped(_ text: String, indent: Int = 0, hanging: Int = 0) -> String {
    let lines = CellText(text).wrapped(to: columns - indent - hanging, lines: .max)
    return lines.enumerated().map { index, line in
      String(repeating: " ", count: indent + (index == 0 ? 0 : hanging)) + line.string
    }.joined(separator: "\n")
  }
}
