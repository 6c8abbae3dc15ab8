/// The frame as a picture. Lines and blocks are drawn, not written: in letters they would have gaps.
extension Frame {
  /// A whole document.
  ///
  /// - Parameter description: what it shows, for those who cannot see it; the text itself without one.
  package func svg(title: String, description: String? = nil) -> String {
    let described = description ?? text.filter { !$0.isEmpty }.joined(separator: "\n")
    var picture = SVGPicture(size: size, title: title, description: described)
    for row in 0..<size.rows {
      for run in runs(inRow: row) { draw(run, row: row, on: &picture) }
    }
    return picture.document
  }

  private func draw(_ run: Run, row: Int, on picture: inout SVGPicture) {
    let column = run.places.lowerBound - row * size.columns
    let rect = Rect(row: row, column: column, rows: 1, columns: run.places.count)
    if run.role != .backdrop { picture.fill(rect, run.role) }
    drawLines(run, row: row, on: &picture)
    for word in words(of: run) {
      let text = CellText(String(cells[word].map(\.glyph).filter { $0 != Cell.continuation }))
      let column = word.lowerBound - row * size.columns
      picture.write(text, row: row, column: column, role: run.role)
    }
  }

  private func drawLines(_ run: Run, row: Int, on picture: inout SVGPicture) {
    var path = ""
    for place in run.places {
      let origin = Point(row: row, column: place - row * size.columns)
      let glyph = cells[place].glyph
      if let line = BoxGlyph(glyph)?.path(at: origin) { path += line }
      if let block = BlockGlyph(glyph) {
        picture.fill(path: block.path(at: origin), run.role, opacity: block.opacity)
      }
    }
    if !path.isEmpty { picture.stroke(path, run.role) }
  }

  /// What is written of a run: single blanks may stand in it, wider gaps and drawn glyphs end it.
  private func words(of run: Run) -> [Range<Int>] {
    var words: [Range<Int>] = []
    for place in run.places {
      let glyph = cells[place].glyph
      guard glyph != " ", BoxGlyph(glyph) == nil, BlockGlyph(glyph) == nil else { continue }
      if let last = words.last, joins(last.upperBound, place) {
        words[words.count - 1] = last.lowerBound..<place + 1
      } else {
        words.append(place..<place + 1)
      }
    }
    return words
  }

  private func joins(_ end: Int, _ place: Int) -> Bool {
    end == place || end == place - 1 && cells[end].glyph == " "
  }
}
