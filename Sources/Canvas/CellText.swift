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
    var text = foreign
    glyphs = text.withUTF8 { CellText.glyphs(of: $0) }
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  /// Most text is ASCII, where a byte is a glyph is a cell.
  private static func glyphs(of bytes: UnsafeBufferPointer<UInt8>) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      // No cluster goes on from one ASCII character to the next.
      var end = start + 1
      while end < bytes.count, bytes[end - 1] >= 0x80 || bytes[end] >= 0x80 { end += 1 }
      if end == start + 1, bytes[start].isPrintableASCII {
        glyphs.append(Glyph(Cluster(Unicode.Scalar(bytes[start])), width: 1))
      } else {
        let part = String(decoding: bytes[start..<end], as: UTF8.self)
        for cluster in part { append(cluster, to: &glyphs) }
      }
      start = end
    }
    return glyphs
  }

  package static let empty = CellText(glyphs: [])

  /// A wide glyph takes two.
  func cells(_ role: Role) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(width)
    for glyph in glyphs {
      cells.append(Cell(cluster: glyph.cluster, role))
      if glyph.width == 2 { cells.append(Cell(cluster: .continuation, role)) }
    }
    return cells
  }

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
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      // Without a way out, many bytes are looked at in one step.
      bytes.reduce(true) { $0 && $1.isPrintableASCII }
    } ?? utf8.allSatisfy(\.isPrintableASCII)
  }
}

/// The text as it may be shown: no control character, no direction override, nothing invisible.
package func safeText(_ foreign: String) -> String {
  foreign.isPrintableASCII ? foreign : CellText(foreign).string
}

/// The cells that the text takes once it is safe.
package func displayWidth(_ foreign: String) -> Int {
  foreign.isPrintableASCII ? foreign.utf8.count : CellText(foreign).width
}
