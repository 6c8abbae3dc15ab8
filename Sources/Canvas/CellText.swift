/// A glyph that is safe to hand to a terminal, and the cells it takes.
package struct Glyph: Hashable, Sendable {
  let cluster: Cluster
  private let isWide: Bool

  init(_ cluster: Cluster, width: Int) {
    self.cluster = cluster
    isWide = width == 2
  }

  package var character: Character { cluster.character }
  /// 1 or 2.
  package var width: Int { isWide ? 2 : 1 }
  /// 0 for anything but an ASCII character.
  package var ascii: UInt8 { cluster.ascii }

  /// Stands for what must not or cannot be shown: a control character, a direction override.
  package static let placeholder = Glyph(Cluster("\u{FFFD}"), width: 1)
  package static let ellipsis = Glyph(Cluster("…"), width: 1)
  package static let space = Glyph(.space, width: 1)
}

/// Text that came from a file, an app or anyone else, as cells.
///
/// All foreign text passes through here before it is drawn, printed or quoted in an error, so an
/// escape sequence in a title cannot reach the terminal and a border never shifts.
package struct CellText: Hashable, Sendable {
  package private(set) var glyphs: [Glyph]
  /// The cells that all glyphs take together.
  package private(set) var width: Int

  init(glyphs: some Collection<Glyph>) {
    self.glyphs = Array(glyphs)
    width = self.glyphs.reduce(0) { $0 + $1.width }
  }

  package init(_ foreign: String) {
    let bytes = foreign.utf8
    glyphs = []
    glyphs.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      // No mark joins an ASCII character that another follows: most text is read byte by byte.
      if byte.isPrintableASCII, next == bytes.endIndex || bytes[next] < 0x80 {
        glyphs.append(Glyph(Cluster(Unicode.Scalar(byte)), width: 1))
        index = next
      } else {
        CellText.append(foreign[index], to: &glyphs)
        index = foreign.index(after: index)
      }
    }
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  package static let empty = CellText(glyphs: [])

  /// The glyphs joined: what may be printed on standard output.
  package var string: String { String(glyphs.map(\.character)) }

  package mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  package subscript(places: Range<Int>) -> CellText { CellText(glyphs: glyphs[places]) }

  /// The text cut to `columns`, the last of them an ellipsis where something was lost.
  package func truncated(to columns: Int) -> CellText {
    guard width > columns else { return self }
    guard columns > 0 else { return .empty }
    var kept = prefix(columns: columns - 1).withoutTrailingSpaces
    kept.append(.ellipsis)
    return kept
  }

  /// As many glyphs as fit in `columns`, with no sign of the loss.
  package func prefix(columns: Int) -> CellText {
    var kept = CellText.empty
    for glyph in glyphs {
      guard kept.width + glyph.width <= columns else { break }
      kept.append(glyph)
    }
    return kept
  }
}

extension UInt8 {
  fileprivate var isPrintableASCII: Bool { self >= 0x20 && self <= 0x7E }
}

extension String {
  /// Most text is: a byte is a glyph is a cell then.
  var isPrintableASCII: Bool { utf8.allSatisfy(\.isPrintableASCII) }
}

/// The text as it may be shown: no control character, no direction override, nothing invisible.
package func safeText(_ foreign: String) -> String {
  foreign.isPrintableASCII ? foreign : CellText(foreign).string
}

/// The cells that the text takes once it is safe.
package func displayWidth(_ foreign: String) -> Int {
  foreign.isPrintableASCII ? foreign.utf8.count : CellText(foreign).width
}
