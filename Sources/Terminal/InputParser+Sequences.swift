import Canvas

/// What sequences mean.
extension InputParser {
  mutating func interpret(_ sequence: ControlSequence) -> [InputEvent] {
    guard !sequence.hasIntermediates else { return [] }
    switch (sequence.marker.map(Unicode.Scalar.init), Unicode.Scalar(sequence.final)) {
    case ("<", "M"), ("<", "m"): return mouse(sequence)
    case ("?", "u"): return [.keyboardFlags(sequence.value(0) ?? 0)]
    case ("?", "c"): return [.deviceAttributes]
    case (nil, "I"): return [.focusGained]
    case (nil, "O"): return [.focusLost]
    case (nil, "u"): return key(code: sequence.value(0), in: sequence)
    case (nil, "~"): return numbered(sequence)
    case (nil, "Z"): return [.key(.backtab, .typed)]
    case (nil, _): return lettered(sequence)
    case (_, _): return []
    }
  }

  private func mouse(_ sequence: ControlSequence) -> [InputEvent] {
    guard let code = sequence.value(0), let column = sequence.value(1), let row = sequence.value(2)
    else { return [] }
    let isRelease = sequence.final == UInt8(ascii: "m")
    return MouseReport(code: code, column: column, row: row, isRelease: isRelease)
      .map { [.mouse($0)] } ?? []
  }

  private func lettered(_ sequence: ControlSequence) -> [InputEvent] {
    guard let key = Key(keypadFinal: sequence.final) else { return [] }
    return [.key(key, sequence.action ?? .typed)]
  }

  private mutating func numbered(_ sequence: ControlSequence) -> [InputEvent] {
    guard let number = sequence.value(0) else { return [] }
    switch number {
    case 200: isPasting = true
    case 201: isPasting = false
    case 27: return key(code: sequence.value(2), in: sequence)
    default: return Key(number: number).map { [.key($0, sequence.action ?? .typed)] } ?? []
    }
    return []
  }

  private func key(code: Int?, in sequence: ControlSequence) -> [InputEvent] {
    guard let code else { return [] }
    let isKitty = sequence.final == UInt8(ascii: "u")
    let text = isKitty ? sequence.value(2) : nil
    let modifiers = Modifiers(parameter: sequence.value(1))
    guard let key = Key(code: code, text: text, modifiers: modifiers) else { return [] }
    return [.key(key, isKitty ? sequence.action ?? .pressed : .typed)]
  }
}

extension ControlSequence {
  /// The kind of key event, in the second part of the second parameter; nil where it is not told.
  fileprivate var action: KeyAction? {
    switch value(1, part: 1) {
    case 1: .pressed
    case 2: .repeated
    case 3: .released
    default: nil
    }
  }
}

extension MouseReport {
  /// - Parameters:
  ///   - code: the button in the lowest two bits, then modifiers, motion, wheel and further buttons.
  ///   - column: from 1.
  /// - Returns: nil for buttons and motions that mean nothing here.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard column >= 1, row >= 1, code >= 0, code & 128 == 0 else { return nil }
    let place = Point(row: row - 1, column: column - 1)
    let button = code & 3
    if code & 64 != 0 {
      guard button < 2, !isRelease else { return nil }
      self.init(.wheel(up: button == 0), place)
    } else if isRelease {
      guard let button = MouseButton(number: button) else { return nil }
      self.init(.released(button), place)
    } else if code & 32 != 0 {
      guard button != 3 else { return nil }
      self.init(.moved, place)
    } else if button == 3 {
      self.init(.released(nil), place)
    } else {
      guard let button = MouseButton(number: button) else { return nil }
      self.init(.pressed(button), place)
    }
  }
}

extension MouseButton {
  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .left
    case 2: self = .right
    default: return nil
    }
  }
}
