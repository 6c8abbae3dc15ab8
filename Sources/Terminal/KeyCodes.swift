import Canvas

/// Modifier keys as sequences tell them: one more than the sum of bits.
struct Modifiers: Hashable, Sendable {
  private let bits: Int

  init(parameter: Int?) {
    bits = max(0, (parameter ?? 1) - 1)
  }

  var shift: Bool { bits & 1 != 0 }
  var control: Bool { bits & 4 != 0 }
  /// Alt, Super, Hyper or Meta: keys that the terminal or the desktop may have meant for itself.
  var other: Bool { bits & (2 | 8 | 16 | 32) != 0 }
  var capsLock: Bool { bits & 64 != 0 }
}

/// How terminals name keys.
extension Key {
  /// A byte below 0x80 that is not Escape.
  init?(byte: UInt8) {
    switch byte {
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: self = .character(Character(Unicode.Scalar(byte)))
    default: return nil
    }
  }

  /// The last byte of `ESC O` or `ESC [`.
  init?(keypadFinal final: UInt8) {
    switch Unicode.Scalar(final) {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "H": self = .home
    case "F": self = .end
    case "M": self = .enter
    default: return nil
    }
  }

  /// The number before `~`.
  init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    default: return nil
    }
  }

  /// The code of the kitty protocol: that of the key without modifiers, and the text where it is told.
  init?(code: Int, text: Int?, modifiers: Modifiers) {
    if let named = Key(functional: code, shift: modifiers.shift) {
      self = named
      return
    }
    guard let plain = Key.printable(code) else { return nil }
    if modifiers.control {
      guard ("a"..."z").contains(plain) else { return nil }
      self = .control(plain)
    } else if let text = text.flatMap(Key.printable) {
      self = .character(text)
    } else if modifiers.other {
      return nil
    } else {
      self = .character(Key.shifted(plain, modifiers))
    }
  }

  private init?(functional code: Int, shift: Bool) {
    switch code {
    case 9: self = shift ? .backtab : .tab
    case 13, 57414: self = .enter
    case 27: self = .escape
    case 8, 127: self = .backspace
    case 57417: self = .left
    case 57418: self = .right
    case 57419: self = .up
    case 57420: self = .down
    case 57421: self = .pageUp
    case 57422: self = .pageDown
    case 57423: self = .home
    case 57424: self = .end
    default: return nil
    }
  }

  /// The digits of the keypad have codes of their own, as have keys that are no characters.
  private static func printable(_ code: Int) -> Character? {
    if (57399...57408).contains(code) {
      return Character(Unicode.Scalar(UInt8(0x30 + code - 57399)))
    }
    guard code == 0x20 || (0x21...0x7E).contains(code) || code >= 0xA0,
      !(57344...63743).contains(code), let value = UInt32(exactly: code)
    else { return nil }
    return Unicode.Scalar(value).map(Character.init)
  }

  /// Without its text a shifted sign is known only on an American keyboard.
  private static func shifted(_ plain: Character, _ modifiers: Modifiers) -> Character {
    if plain.isLetter {
      guard modifiers.shift != modifiers.capsLock else { return plain }
      let upper = plain.uppercased()
      return upper.count == 1 ? upper.first ?? plain : plain
    }
    return modifiers.shift ? americanShift[plain] ?? plain : plain
  }

  private static let americanShift: [Character: Character] = Dictionary(
    zip("`1234567890-=[]\\;',./", "~!@#$%^&*()_+{}|:\"<>?"), uniquingKeysWith: { first, _ in first }
  )
}
