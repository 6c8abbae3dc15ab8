import QuickActions

/// A picture in SVG that is laid out in cells, as a terminal's screen is.
///
/// Colours stand in its style by role, once for dark surroundings and once for light ones, so a page
/// shows it as its reader likes. A title and a description tell it to those who cannot see it.
package struct SVGPicture {
  private let size: Size
  private let title: String
  private let description: String
  private var elements = ""
  private var roles: Set<Role> = [.backdrop]

  /// One cell in the picture's units.
  static let cell = (width: 9, height: 19)
  private static let baseline = 14
  /// Around everything.
  private static let margin = 9

  package init(size: Size, title: String, description: String) {
    self.size = size
    self.title = title
    self.description = description
  }

  /// A whole document.
  package var document: String {
    let margin = SVGPicture.margin
    let width = size.columns * SVGPicture.cell.width + 2 * margin
    let height = size.rows * SVGPicture.cell.height + 2 * margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="-\(margin) -\(margin) \(width) \(height)" role="img" aria-labelledby="title description" \
      font-family="ui-monospace, monospace" font-size="15" xml:space="preserve">
      <title id="title">\(title.escapedForXML)</title>
      <desc id="description">\(description.escapedForXML)</desc>
      \(SVGStyle(roles: roles).element)
      <rect x="-\(margin)" y="-\(margin)" width="100%" height="100%" class="\(Role.backdrop.groundClass)"/>
      \(elements)</svg>

      """
  }

  // MARK: Elements

  mutating func fill(_ rect: Rect, _ role: Role) {
    roles.insert(role)
    elements += "<rect \(SVGPicture.place(of: rect, inset: 0)) class=\"\(role.groundClass)\"/>\n"
  }

  /// A box with round corners around text, a little smaller than its cells.
  ///
  /// - Parameter padding: In units, above and below the cells.
  package mutating func frame(_ rect: Rect, _ role: Role, padding: Int = 0) {
    roles.insert(role)
    elements += """
      <rect \(SVGPicture.place(of: rect, inset: 1, padding: padding)) rx="5" \
      class="\(Role.backdrop.groundClass) \(role.lineClass)"/>

      """
  }

  /// Text stretched to its cells, so that columns stay columns in any font.
  package mutating func write(_ text: CellText, row: Int, column: Int, role: Role) {
    guard text.width > 0 else { return }
    roles.insert(role)
    elements += """
      <text x="\(column * SVGPicture.cell.width)" \
      y="\(row * SVGPicture.cell.height + SVGPicture.baseline)" \
      textLength="\(text.width * SVGPicture.cell.width)" lengthAdjust="spacingAndGlyphs" \
      class="\(role.textClass)">\(text.string.escapedForXML)</text>

      """
  }

  /// Draws along a path in the picture's units.
  package mutating func stroke(_ path: String, _ role: Role, isDashed: Bool = false) {
    roles.insert(role)
    let dashes = isDashed ? " stroke-dasharray=\"6 4\"" : ""
    elements += "<path d=\"\(path)\" fill=\"none\" class=\"\(role.lineClass)\"\(dashes)/>\n"
  }

  /// Fills what a path in the picture's units encloses.
  package mutating func fill(path: String, _ role: Role, opacity: String = "1") {
    roles.insert(role)
    let opacity = opacity == "1" ? "" : " fill-opacity=\"\(opacity)\""
    elements += "<path d=\"\(path)\" class=\"\(role.textClass)\"\(opacity)/>\n"
  }

  /// What is drawn stands that many units lower than its cells.
  package mutating func lower(by units: Int, _ draw: (inout SVGPicture) -> Void) {
    elements += "<g transform=\"translate(0 \(units))\">\n"
    draw(&self)
    elements += "</g>\n"
  }

  private static func place(of rect: Rect, inset: Int, padding: Int = 0) -> String {
    """
    x="\(rect.left * cell.width + inset)" y="\(rect.top * cell.height + inset - padding)" \
    width="\(rect.size.columns * cell.width - 2 * inset)" \
    height="\(rect.size.rows * cell.height - 2 * (inset - padding))"
    """
  }
}

extension SVGPicture {
  /// The middle of a cell in the picture's units.
  package static func middle(row: Int, column: Int) -> (x: Int, y: Int) {
    (column * cell.width + cell.width / 2, row * cell.height + cell.height / 2)
  }
}
