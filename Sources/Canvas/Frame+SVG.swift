/// The frame as a picture: an SVG document with the terminal's own look of each role.
extension Frame {
  /// One cell in the picture's units.
  private static let cell = (width: 9, height: 19)
  private static let baseline = 14

  /// A whole document. Text stands in runs of one role, stretched to their cells, so that columns stay
  /// columns in any font.
  package var svg: String {
    let width = size.columns * Frame.cell.width
    let height = size.rows * Frame.cell.height
    let rows = (0..<size.rows).map(svgRow).joined()
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="ui-monospace, monospace" font-size="15" \
      xml:space="preserve">
      <rect width="100%" height="100%" fill="\(Theme.look(of: .backdrop).svgBackground)"/>
      \(rows)</svg>

      """
  }

  private func svgRow(_ row: Int) -> String {
    runs(inRow: row).map { run in svg(run, row: row) }.joined()
  }

  private func svg(_ run: Run, row: Int) -> String {
    let look = Theme.look(of: run.role)
    let column = run.places.lowerBound - row * size.columns
    let (x, y) = (column * Frame.cell.width, row * Frame.cell.height)
    let width = run.places.count * Frame.cell.width
    let ground = """
      <rect x="\(x)" y="\(y)" width="\(width)" height="\(Frame.cell.height)" \
      fill="\(look.svgBackground)"/>

      """
    let text = cells[run.places].map(\.glyph).filter { $0 != Cell.continuation }
    guard text.contains(where: { $0 != " " }) else { return ground }
    let weight = look.attributes.contains(.bold) ? " font-weight=\"bold\"" : ""
    return ground + """
      <text x="\(x)" y="\(y + Frame.baseline)" textLength="\(width)" \
      lengthAdjust="spacingAndGlyphs" fill="\(look.svgForeground)"\(weight)>\
      \(String(text).escapedForXML)</text>

      """
  }
}

extension Look {
  fileprivate var svgForeground: String { Look.hexadecimal(foreground) }
  fileprivate var svgBackground: String { Look.hexadecimal(background) }

  /// `#3a3a3a`
  private static func hexadecimal(_ index: Int32) -> String {
    let digits = String(rgb(index), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension String {
  fileprivate var escapedForXML: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
