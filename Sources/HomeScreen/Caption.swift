import Canvas

/// What stands below the phone while someone else uses it: a step of a scenario, or a page of a lesson.
package struct Caption: Hashable, Sendable {
  /// Stands in the rule above the text.
  package var heading: String
  /// At the right of the rule: how far it has come.
  package var progress: String
  package var text: String
  package var tone: Tone
  /// Answers, chosen by number.
  package var choices: [String]
  /// Facts below the text.
  package var facts: [String]
  /// A person is waited for: where there is no room below the phone it may cover it.
  package var isWaiting: Bool
  /// The keys that work, each with its meaning.
  package var keys: [Key]

  package enum Tone: Hashable, Sendable {
    case plain, right, wrong
  }

  package struct Key: Hashable, Sendable {
    package var key: String
    package var meaning: String

    package init(_ key: String, _ meaning: String) {
      self.key = key
      self.meaning = meaning
    }
  }

  package init(
    heading: String, progress: String = "", text: String, tone: Tone = .plain,
    choices: [String] = [], facts: [String] = [], isWaiting: Bool = false, keys: [Key] = []
  ) {
    self.heading = heading
    self.progress = progress
    self.text = text
    self.tone = tone
    self.choices = choices
    self.facts = facts
    self.isWaiting = isWaiting
    self.keys = keys
  }

  /// The rows that the phone can spare for it on a screen of some size; none on the smallest.
  static func rows(on size: Size) -> Int {
    let spare = size.rows - Layout.smallest.rows
    return spare < 5 ? 0 : min(spare, 10)
  }
}

/// The caption as a frame.
struct CaptionPane {
  let caption: Caption
  let glyphs: GlyphSet

  func draw(size: Size, page: Int) -> Frame {
    var frame = Frame(size: size, filledWith: Cell(" ", .text))
    drawRule(page: page, of: pages(size), &frame)
    var row = 1
    for line in lines(columns: size.columns - 2).dropFirst(page * (size.rows - 1)) {
      guard row < size.rows else { break }
      frame.write(line.text, row: row, column: 1 + line.indent, role: line.role)
      row += 1
    }
    return frame
  }

  /// How many times its place what it says takes.
  func pages(_ size: Size) -> Int {
    let rows = max(1, size.rows - 1)
    return max(1, (lines(columns: size.columns - 2).count + rows - 1) / rows)
  }

  /// Whether all but facts have room.
  func fits(_ size: Size) -> Bool {
    let needed = lines(columns: size.columns - 2).count { $0.isNeeded }
    return needed < size.rows
  }

  private func drawRule(page: Int, of pages: Int, _ frame: inout Frame) {
    frame.fill(
      Rect(row: 0, column: 0, rows: 1, columns: frame.size.columns),
      with: Cell(glyphs("─", "-"), .border))
    let part = pages > 1 ? "part \(page + 1) of \(pages)" : ""
    let words = [part, caption.progress].filter { !$0.isEmpty }
    let progress = words.isEmpty ? .empty : CellText(" \(words.joined(separator: " · ")) ")
    let right = frame.size.columns - 1 - progress.width
    frame.write(
      " \(caption.heading) ", row: 0, column: 1, role: .title, maxWidth: max(0, right - 2))
    frame.write(progress, row: 0, column: right, role: .secondary)
  }

  private struct Line {
    var text: CellText
    var role: Role
    var indent = 0
    var isNeeded = true
  }

  private func lines(columns: Int) -> [Line] {
    wrapped(caption.text, columns, role)
      + caption.choices.enumerated().flatMap { index, choice in
        wrapped("\(index + 1)  \(choice)", columns, .text, hanging: 3)
      }
      + caption.facts.flatMap { wrapped($0, columns, .secondary, hanging: 2, isNeeded: false) }
  }

  private var role: Role {
    switch caption.tone {
    case .plain: .text
    case .right: .traceSuccess
    case .wrong: .traceWarning
    }
  }

  /// All lines but the first are indented.
  private func wrapped(
    _ text: String, _ columns: Int, _ role: Role, hanging: Int = 0, isNeeded: Bool = true
  ) -> [Line] {
    let text = CellText(text)
    let texts =
      text.width <= columns ? [text] : text.wrapped(to: columns - hanging, lines: size(of: text))
    return texts.enumerated().map { index, text in
      Line(text: text, role: role, indent: index == 0 ? 0 : hanging, isNeeded: isNeeded)
    }
  }

  /// More lines than any text of that width needs.
  private func size(of text: CellText) -> Int { text.width + 1 }
}
