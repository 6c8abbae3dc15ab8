import Canvas

extension SequenceDiagram {
  /// Plain text of at most 100 columns.
  package var text: String { frame.text.map { $0 + "\n" }.joined() }

  package var frame: Frame {
    let layout = SequenceLayout(self)
    var frame = Frame(size: layout.size)
    for head in layout.heads { draw(head, &frame) }
    for label in layout.labels {
      frame.write(label.text, row: label.row, column: label.column, role: label.role)
    }
    for arrow in layout.arrows { draw(arrow, &frame) }
    for note in layout.notes { draw(note, &frame) }
    return frame
  }

  private func draw(_ head: SequenceLayout.Head, _ frame: inout Frame) {
    for row in SequenceLayout.firstRow..<frame.size.rows {
      frame[row, head.column] = Cell("│", .border)
    }
    frame.box(head.rect, .border)
    frame.write(head.name, row: head.rect.top + 1, column: head.rect.left + 2, role: .title)
  }

  private func draw(_ arrow: SequenceLayout.Arrow, _ frame: inout Frame) {
    let isToRight = arrow.to > arrow.from
    let columns = min(arrow.from, arrow.to) + 1..<max(arrow.from, arrow.to)
    let line: Character = arrow.manner == .call ? "─" : "╌"
    for column in columns { frame[arrow.row, column] = Cell(line, arrow.role) }
    let head: Character = arrow.manner == .notMade ? "✗" : isToRight ? "▶" : "◀"
    let end = isToRight ? columns.upperBound - 1 : columns.lowerBound
    frame[arrow.row, end] = Cell(head, arrow.role)
  }

  private func draw(_ note: SequenceLayout.Note, _ frame: inout Frame) {
    frame.fill(note.rect, .backdrop)
    for (offset, line) in note.lines.enumerated() {
      let row = note.rect.top + offset
      frame.write("[", row: row, column: note.rect.left, role: note.role)
      frame.write(line, row: row, column: note.rect.left + 2, role: note.role)
      frame.write("]", row: row, column: note.rect.right - 1, role: note.role)
    }
  }
}

// MARK: The picture

extension SequenceDiagram {
  /// An SVG document: lines are drawn, and every step stands as a sentence in its description.
  package var svg: String {
    let layout = SequenceLayout(self, noteGap: 1)
    var picture = SVGPicture(
      size: layout.size, title: title,
      description: steps.map { safeText($0.description) }.joined(separator: "\n"))
    for head in layout.heads { draw(head, rows: layout.size.rows, &picture) }
    for label in layout.labels {
      picture.write(label.text, row: label.row, column: label.column, role: label.role)
    }
    for arrow in layout.arrows { draw(arrow, &picture) }
    for note in layout.notes { draw(note, &picture) }
    return picture.document
  }

  private func draw(_ head: SequenceLayout.Head, rows: Int, _ picture: inout SVGPicture) {
    let top = SVGPicture.middle(row: head.rect.bottom, column: head.column)
    let bottom = SVGPicture.middle(row: rows - 1, column: head.column)
    picture.stroke("M\(top.x) \(top.y - 9)V\(bottom.y)", .border)
    picture.frame(head.rect, .border)
    picture.write(
      head.name, row: head.rect.top + 1, column: head.rect.left + 2, role: .title)
  }

  private func draw(_ arrow: SequenceLayout.Arrow, _ picture: inout SVGPicture) {
    let from = SVGPicture.middle(row: arrow.row, column: arrow.from)
    let to = SVGPicture.middle(row: arrow.row, column: arrow.to)
    let back = to.x > from.x ? -9 : 9
    let y = from.y - 3
    if arrow.manner == .notMade {
      let end = to.x + back
      picture.stroke("M\(from.x) \(y)H\(end)", arrow.role, isDashed: true)
      picture.stroke(
        "M\(end - 5) \(y - 5)L\(end + 5) \(y + 5)M\(end - 5) \(y + 5)L\(end + 5) \(y - 5)",
        arrow.role)
    } else {
      picture.stroke(
        "M\(from.x) \(y)H\(to.x + back / 2)", arrow.role, isDashed: arrow.manner == .reply)
      picture.fill(
        path: "M\(to.x) \(y)L\(to.x + back) \(y - 5)V\(y + 5)Z", arrow.role)
    }
  }

  private func draw(_ note: SequenceLayout.Note, _ picture: inout SVGPicture) {
    // The row below the note is shared out, so that neither text nor boxes touch.
    picture.lower(by: 4) { picture in
      picture.frame(note.rect, note.role, padding: 6)
      for (offset, line) in note.lines.enumerated() {
        picture.write(
          line, row: note.rect.top + offset, column: note.rect.left + 2, role: note.role)
      }
    }
  }
}
