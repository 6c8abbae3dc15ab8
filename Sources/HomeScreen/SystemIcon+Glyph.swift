import QuickActions

/// A picture of one cell: for a terminal with Unicode, and for one without.
///
/// Only characters of which terminals agree that they take one cell: none that is an emoji by default.
package struct IconGlyph: Hashable, Sendable {
  package let rich: Character
  package let plain: Character

  init(_ rich: Character, _ plain: Character) {
    self.rich = rich
    self.plain = plain
  }

  package func character(ascii: Bool) -> Character { ascii ? plain : rich }
}

extension SystemIcon {
  /// The glyph that stands for the icon; no two icons share one.
  package var glyph: IconGlyph {
    switch self {
    case .compose: IconGlyph("✎", "E")
    case .play: IconGlyph("►", ">")
    case .pause: IconGlyph("‖", "=")
    case .add: IconGlyph("+", "+")
    case .location: IconGlyph("➤", "L")
    case .search: IconGlyph("⌕", "/")
    case .share: IconGlyph("↥", "^")
    case .prohibit: IconGlyph("⊘", "X")
    case .contact: IconGlyph("☻", "@")
    case .home: IconGlyph("⌂", "H")
    case .markLocation: IconGlyph("⚲", "P")
    case .favorite: IconGlyph("★", "*")
    case .love: IconGlyph("♥", "V")
    case .cloud: IconGlyph("☁", "C")
    case .invitation: IconGlyph("⊞", "I")
    case .confirmation: IconGlyph("✓", "Y")
    case .mail: IconGlyph("✉", "M")
    case .message: IconGlyph("❝", "\"")
    case .date: IconGlyph("▦", "D")
    case .time: IconGlyph("◷", "T")
    case .capturePhoto: IconGlyph("◙", "O")
    case .captureVideo: IconGlyph("●", "R")
    case .task: IconGlyph("☐", "-")
    case .taskCompleted: IconGlyph("☑", "x")
    case .alarm: IconGlyph("◎", "A")
    case .bookmark: IconGlyph("⚑", "B")
    case .shuffle: IconGlyph("⇄", "%")
    case .audio: IconGlyph("♫", "N")
    case .update: IconGlyph("↻", "U")
    }
  }
}

extension SystemAction {
  var glyph: IconGlyph {
    switch self {
    case .share: SystemIcon.share.glyph
    case .edit: IconGlyph("▤", "#")
    case .remove: IconGlyph("⊖", "-")
    case .feedback: SystemIcon.message.glyph
    }
  }
}
