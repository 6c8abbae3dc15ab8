/// What the shell has to say to the person.
extension Screen {
  /// The screen has a text field open: Space is a character, not a press.
  package var isTyping: Bool { layer == .filter }

  /// Something is laid over the phone that has the keys.
  package var isCovered: Bool { layer != nil }

  /// Another phone is shown from now on.
  package mutating func forgetPhone() {
    self = Screen(ascii: glyphs.isASCII, mouse: isMouseOn)
  }

  /// Lays a sentence over the phone until a key closes it.
  package mutating func show(title: String, text: String) {
    layer = .notice(title: title, text: text)
  }
}
