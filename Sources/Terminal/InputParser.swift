import Canvas

/// Turns the terminal's bytes into events: keys, the mouse, the focus, answers to questions.
///
/// It is here because the reader of ncurses loses keys after one invalid byte of UTF-8, and the order
/// of a press and a release that arrive together. Pure: bytes and the time go in, events come out;
/// whatever it does not know is swallowed, and it never holds more than `longestSequence` bytes.
package struct InputParser: Hashable, Sendable {
  /// The terminal reports the Escape key as a sequence: a lone byte is the beginning of one, late.
  package var reportsEscapeKey = false
  /// Between the brackets of a paste, where text is no key press.
  var isPasting = false

  private var state = State.ground
  private var sequence: [UInt8] = []
  private var lastByte = Duration.zero

  private static let escapeDelay = Duration.milliseconds(25)
  /// A sequence that was cut off must not swallow what is typed later.
  private static let sequencePatience = Duration.milliseconds(500)
  /// A slow line may stall in the midst of a paste, whose text must not become keys; one whose end was
  /// lost must not swallow them for ever.
  private static let pastePatience = Duration.seconds(5)
  private static let longestSequence = 64

  enum State: Hashable, Sendable {
    case ground
    case character(UTF8Assembly)
    case escape
    /// After `ESC O`.
    case keypad
    /// After `ESC [`.
    case control
    /// The three bytes of the oldest kind of mouse report.
    case oldMouse
    /// An answer that is a text, up to its terminator.
    case string
    case stringEscape
  }

  package init() {}

  /// When `expire` would have something to say.
  package var nextDue: Duration? {
    if isPasting { return lastByte + InputParser.pastePatience }
    switch state {
    case .ground: return nil
    case .escape where !reportsEscapeKey: return lastByte + InputParser.escapeDelay
    case .escape, .character, .keypad, .control, .oldMouse, .string, .stringEscape:
      return lastByte + InputParser.sequencePatience
    }
  }

  package mutating func receive(_ byte: UInt8, at now: Duration) -> [InputEvent] {
    var events = expire(at: now)
    lastByte = now
    let found = advance(byte)
    if !isPasting { events += found }
    return events
  }

  /// Gives up on a sequence that did not go on in time.
  package mutating func expire(at now: Duration) -> [InputEvent] {
    guard let nextDue, now >= nextDue else { return [] }
    let wasEscape = state == .escape && !isPasting
    state = .ground
    isPasting = false
    return wasEscape ? [.key(.escape, .typed)] : []
  }

  private mutating func advance(_ byte: UInt8) -> [InputEvent] {
    switch state {
    case .ground: return begin(with: byte)
    case .character(let assembly): return assemble(assembly, byte)
    case .escape: return escaped(byte)
    case .keypad: return keypad(byte)
    case .control: return control(byte)
    case .oldMouse: return oldMouse(byte)
    case .string: return text(byte)
    case .stringEscape:
      state = .ground
      return byte == UInt8(ascii: "\\") ? [] : escaped(byte)
    }
  }

  private mutating func begin(with byte: UInt8) -> [InputEvent] {
    if byte == 0x1B {
      state = .escape
      return []
    }
    if byte >= 0x80 {
      state = UTF8Assembly(lead: byte).map(State.character) ?? .ground
      return []
    }
    return Key(byte: byte).map { [.key($0, .typed)] } ?? []
  }

  /// A byte that does not go on is dropped with what came before it, and begins anew.
  private mutating func assemble(_ assembly: UTF8Assembly, _ byte: UInt8) -> [InputEvent] {
    var assembly = assembly
    guard assembly.append(byte) else {
      state = .ground
      return begin(with: byte)
    }
    guard assembly.isComplete else {
      state = .character(assembly)
      return []
    }
    state = .ground
    return assembly.scalar.map { [.key(.character(Character($0)), .typed)] } ?? []
  }

  /// Multiplexers hold an Escape back and glue it to what follows, so before anything but the start
  /// of a sequence it is the key.
  private mutating func escaped(_ byte: UInt8) -> [InputEvent] {
    sequence.removeAll(keepingCapacity: true)
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .keypad
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .string
    case 0x1B: return [.key(.escape, .typed)]
    default:
      state = .ground
      return [.key(.escape, .typed)] + begin(with: byte)
    }
    return []
  }

  private mutating func keypad(_ byte: UInt8) -> [InputEvent] {
    state = .ground
    guard byte >= 0x20 else { return begin(with: byte) }
    return Key(keypadFinal: byte).map { [.key($0, .typed)] } ?? []
  }

  private mutating func control(_ byte: UInt8) -> [InputEvent] {
    switch byte {
    case 0x20...0x3F:
      if sequence.count < InputParser.longestSequence { sequence.append(byte) }
      return []
    case UInt8(ascii: "M") where sequence.isEmpty:
      state = .oldMouse
      return []
    case 0x40...0x7E:
      state = .ground
      let isWhole = sequence.count < InputParser.longestSequence
      return isWhole ? interpret(ControlSequence(body: sequence, final: byte)) : []
    default:
      state = .ground
      return begin(with: byte)
    }
  }

  private mutating func oldMouse(_ byte: UInt8) -> [InputEvent] {
    sequence.append(byte)
    guard sequence.count == 3 else { return [] }
    state = .ground
    let values = sequence.map { Int($0) - 32 }
    return MouseReport(code: values[0], column: values[1], row: values[2], isRelease: false)
      .map { [.mouse($0)] } ?? []
  }

  private mutating func text(_ byte: UInt8) -> [InputEvent] {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07, 0x18, 0x1A: state = .ground
    default: break
    }
    return []
  }
}
