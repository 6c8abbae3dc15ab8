import Canvas
import QuickActions

/// The icon of an app: a coloured tile with its initials.
struct AppTile: Hashable {
  /// How far a finger has pressed it in.
  enum Depth: Hashable { case up, touched, deep }

  let initials: String
  let tint: Int
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

  /// The first letters of the first two words, or the first two of a single one, in two cells;
  /// numbers count where there is nothing else.
  static func initials(of name: String) -> String {
    let all = name.prefix(40).split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    let named = all.filter { $0.first?.isLetter == true }
    let words = named.isEmpty ? all : named
    let letters: [Character] =
      words.count > 1 ? words.prefix(2).compactMap(\.first) : Array(words.first?.prefix(2) ?? "")
    let first = letters.first.map { $0.uppercased() } ?? ""
    let second = letters.dropFirst().first.map { words.count > 1 ? $0.uppercased() : String($0) }
    return CellText(first + (second ?? "")).prefix(columns: 2).string
  }

  /// The same colour for an app in every run.
  static func tint(of id: AppID) -> Int {
    let hash = id.rawValue.utf8.reduce(UInt32(2_166_136_261)) { hash, byte in
      (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int((hash >> 8) % UInt32(Role.tints))
  }
}
