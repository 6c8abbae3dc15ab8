import Canvas
import QuickActions

/// The icon of an app: a coloured tile with its initials.
struct AppTile: Hashable {
  /// How far a finger has pressed it in.
  enum Depth: Hashable { case up, touched, deep }

  let initials: CellText
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
    frame.write(
      initials, row: rect.top + (rect.size.rows - 1) / 2,
      column: tile.left + (tile.size.columns - initials.width) / 2, role: .tile(tint))
  }

  /// The first letters of the first two words, or the first two of a single one, in two cells;
  /// numbers count where there is nothing else.
  static func initials(of name: String) -> CellText {
    let all = words(of: name)
    let named = all.filter(\.first.isLetter)
    let words = named.isEmpty ? all : named
    guard let word = words.first else { return .empty }
    let second = words.count > 1 ? words[1].first.uppercased() : word.second.map { String($0) }
    return CellText(word.first.uppercased() + (second ?? "")).prefix(columns: 2)
  }

  /// How a word begins.
  private struct Word {
    let first: Character
    var second: Character?
  }

  private static let longestName = 40

  private static func words(of name: String) -> [Word] {
    var words: [Word] = []
    var isInWord = false
    for (place, character) in name.enumerated() where place < longestName {
      let wasInWord = isInWord
      isInWord = character.isPartOfWord
      if isInWord, !wasInWord {
        words.append(Word(first: character))
      } else if isInWord, words[words.count - 1].second == nil {
        words[words.count - 1].second = character
      }
    }
    return words
  }

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
