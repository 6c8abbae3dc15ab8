import QuickActions

/// What the shell has to say to the person.
extension Screen {
  /// The screen has a text field open: Space is a character, not a press.
  package var isTyping: Bool { layer == .filter }

  /// Something is laid over the phone that has the keys.
  package var isCovered: Bool { layer != nil }

  /// Someone else has the phone: the icon that is used, and the row that is about to be chosen.
  package mutating func aim(at app: AppID?, row: Int?) {
    selected = app ?? selected
    menuRow = row ?? menuRow
  }

  /// Another phone is shown from now on.
  package mutating func forgetPhone() {
    self = Screen(ascii: glyphs.isASCII, mouse: isMouseOn)
  }

  /// Lays a sentence over the phone until a key closes it.
  package mutating func show(title: String, text: String) {
    layer = .notice(title: title, text: text)
  }
}
