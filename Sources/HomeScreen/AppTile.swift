import Canvas
import QuickActions

/// The icon of an app: a coloured tile with its initials.
struct AppTile: Hashable {
  /// How far a finger has pressed it in.
  enum Depth: Hashable { case up, touched, deep }

  let initials: String
  let tint: UInt8
  let glyphs: GlyphSet

  init(name: String, id: AppID, glyphs: GlyphSet) {
    initials = AppTile.initials(of: name)
    tint = AppTile.tint(of: id)
    self.glyphs = glyphs
  }

  /// Draws it in `rect`, which is two or three rows high; deep under a finger it shrinks.
  func draw(in rect: Rect, of frame: inout Frame, depth: Depth = .up) {
    let inset = depth == .deep ? 1 : 0
    let tile = Rect(
      row: rect.top, column: rect.left + inset, rows: rect.size.rows,
      columns: rect.size.columns - 2 * inset)
    frame.fill(tile, .tile(tint))
    frame.box(tile, .tileEdge(tint), style: depth == .up ? glyphs.box : glyphs.firmBox)
    frame.writeCentered(
      initials, row: rect.top + (rect.size.rows - 1) / 2, column: tile.left + 1,
      columns: tile.size.columns - 2, role: .tile(tint))
  }

  /// The first letters of the first two words, or the first two of a single one, in two cells.
  static func initials(of name: String) -> String {
    var first: Character?
    var second = ""
    var wasInWord = false
    for (place, character) in name.enumerated() where place < longestName {
      let isInWord = character.isPartOfWord
      defer { wasInWord = isInWord }
      guard isInWord else { continue }
      if first == nil {
        first = character
      } else if !wasInWord {
        second = character.uppercased()
        break
      } else if second.isEmpty {
        second = String(character)
      }
    }
    return CellText((first?.uppercased() ?? "") + second).prefix(columns: 2).string
  }

  private static let longestName = 40

  /// The same colour for an app in every run.
  static func tint(of id: AppID) -> UInt8 {
    let hash = id.rawValue.utf8.reduce(UInt32(2_166_136_261)) { hash, byte in
      (hash ^ UInt32(byte)) &* 16_777_619
    }
    return UInt8((hash >> 8) % UInt32(Role.tints))
  }
}

extension Character {
  /// Most names are ASCII, where nothing has to be looked up.
  fileprivate var isPartOfWord: Bool {
    guard let ascii = asciiValue else { return isLetter || isNumber }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii | 0x20)
  }
}
