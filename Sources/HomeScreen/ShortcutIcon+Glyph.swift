import QuickActions

extension ShortcutIcon {
  /// The glyph that stands for the icon in a menu.
  package var glyph: IconGlyph {
    switch self {
    case .system(let icon): icon.glyph
    case .symbol(let name): SymbolGlyphs.glyph(named: name)
    case .file: IconGlyph("▨", "f")
    }
  }
}

/// Glyphs for the SF Symbols that quick actions use most; the others share one.
enum SymbolGlyphs {
  static let other = IconGlyph("◇", "s")

  /// Looks `magnifyingglass.circle.fill` up, then `magnifyingglass.circle`, then `magnifyingglass`.
  static func glyph(named name: String) -> IconGlyph {
    var parts = name.prefix(longestName).split(separator: ".")
    while !parts.isEmpty {
      if let glyph = table[parts.joined(separator: ".")] { return glyph }
      parts.removeLast()
    }
    return other
  }

  private static let longestName = 100

  private static let table: [String: IconGlyph] = [
    "alarm": SystemIcon.alarm.glyph,
    "arrow.clockwise": SystemIcon.update.glyph,
    "arrow.counterclockwise": IconGlyph("↺", "u"),
    "arrow.down": IconGlyph("↓", "v"),
    "arrow.left": IconGlyph("←", "<"),
    "arrow.right": IconGlyph("→", ">"),
    "arrow.triangle.2.circlepath": SystemIcon.update.glyph,
    "arrow.up": IconGlyph("↑", "^"),
    "barcode": IconGlyph("▥", "|"),
    "bell": SystemIcon.alarm.glyph,
    "bolt": IconGlyph("↯", "z"),
    "book": IconGlyph("◫", "b"),
    "bookmark": SystemIcon.bookmark.glyph,
    "bubble.left": SystemIcon.message.glyph,
    "bubble.right": SystemIcon.message.glyph,
    "calendar": SystemIcon.date.glyph,
    "camera": SystemIcon.capturePhoto.glyph,
    "chart.bar": IconGlyph("▮", "i"),
    "checkmark": SystemIcon.confirmation.glyph,
    "checkmark.circle": SystemIcon.taskCompleted.glyph,
    "checkmark.square": SystemIcon.taskCompleted.glyph,
    "clock": SystemIcon.time.glyph,
    "cloud": SystemIcon.cloud.glyph,
    "creditcard": IconGlyph("▭", "$"),
    "doc": IconGlyph("▯", "d"),
    "envelope": SystemIcon.mail.glyph,
    "eye": IconGlyph("◉", "e"),
    "flag": SystemIcon.bookmark.glyph,
    "flame": IconGlyph("▲", "A"),
    "folder": IconGlyph("▰", "F"),
    "gear": IconGlyph("✻", "*"),
    "gearshape": IconGlyph("✻", "*"),
    "globe": IconGlyph("⊕", "O"),
    "heart": SystemIcon.love.glyph,
    "house": SystemIcon.home.glyph,
    "info": IconGlyph("i", "i"),
    "link": IconGlyph("∞", "8"),
    "list.bullet": IconGlyph("≡", "="),
    "location": SystemIcon.location.glyph,
    "lock": IconGlyph("⊡", "n"),
    "magnifyingglass": SystemIcon.search.glyph,
    "map": SystemIcon.markLocation.glyph,
    "mappin": SystemIcon.markLocation.glyph,
    "message": SystemIcon.message.glyph,
    "mic": IconGlyph("φ", "m"),
    "minus": IconGlyph("−", "-"),
    "moon": IconGlyph("☾", "c"),
    "music.note": SystemIcon.audio.glyph,
    "nosign": SystemIcon.prohibit.glyph,
    "paperplane": SystemIcon.location.glyph,
    "pause": SystemIcon.pause.glyph,
    "pencil": SystemIcon.compose.glyph,
    "person": SystemIcon.contact.glyph,
    "phone": IconGlyph("☏", "t"),
    "photo": IconGlyph("▣", "p"),
    "play": SystemIcon.play.glyph,
    "plus": SystemIcon.add.glyph,
    "qrcode": IconGlyph("▩", "q"),
    "questionmark": IconGlyph("?", "?"),
    "rectangle.stack": IconGlyph("▤", "#"),
    "shuffle": SystemIcon.shuffle.glyph,
    "square.and.arrow.up": SystemIcon.share.glyph,
    "square.and.pencil": SystemIcon.compose.glyph,
    "star": SystemIcon.favorite.glyph,
    "sun.max": IconGlyph("☼", "o"),
    "tag": IconGlyph("◈", "t"),
    "timer": SystemIcon.time.glyph,
    "trash": IconGlyph("⌦", "x"),
    "video": SystemIcon.captureVideo.glyph,
    "wifi": IconGlyph("≋", "w"),
    "xmark": IconGlyph("✗", "x"),
  ]
}
