import Canvas

/// Gives the terminal's events their meaning for the Home Screen, whatever the terminal's way of
/// telling them: three sources of a press become one.
package struct InputInterpreter: Hashable, Sendable {
  /// What the terminal itself must do, beside what a person did.
  package enum Outcome: Hashable, Sendable {
    case input(UserInput)
    /// Ctrl-Z.
    case suspend
    case keyboardFlags(Int)
    case deviceAttributes
  }

  /// Off while a text is typed: Space is a character then.
  package var holdsSpace = true
  private var parser = InputParser()
  private var space: HeldKey
  private var button: MouseButton?
  private var reportsReleases = false

  package init(isRemote: Bool = false) {
    space = HeldKey(isRemote: isRemote)
  }

  package var nextDue: Duration? {
    [parser.nextDue, space.nextDue].compactMap(\.self).min()
  }

  package mutating func receive(_ bytes: some Sequence<UInt8>, at now: Duration) -> [Outcome] {
    bytes.flatMap { byte in
      parser.receive(byte, at: now).flatMap { interpret($0, at: now) }
    }
  }

  package mutating func timePassed(at now: Duration) -> [Outcome] {
    let late = parser.expire(at: now).flatMap { interpret($0, at: now) }
    return late + inputs(space.expire(at: now))
  }

  /// What the terminal has granted of the kitty protocol.
  package mutating func use(keyboardFlags flags: KeyboardFlags) {
    parser.reportsEscapeKey = flags.contains(.disambiguated)
    reportsReleases = flags.isSuperset(of: [.eventTypes, .allAsSequences])
  }

  private mutating func interpret(_ event: InputEvent, at now: Duration) -> [Outcome] {
    switch event {
    case .key(.character(" "), let action) where holdsSpace: return hold(action, at: now)
    case .key(_, .released): return []
    case .key(.control("z"), _): return inputs(space.interrupted(at: now)) + [.suspend]
    case .key(let key, _): return inputs(space.interrupted(at: now) + [.key(key)])
    case .mouse(let report): return inputs(mouse(report, at: now))
    case .focusGained: return []
    case .focusLost:
      button = nil
      return inputs(space.interrupted(at: now) + [.focusLost])
    case .keyboardFlags(let flags):
      // At once: the keys that follow, perhaps in the same read, are told that way.
      use(keyboardFlags: KeyboardFlags(rawValue: flags))
      return [.keyboardFlags(flags)]
    case .deviceAttributes: return [.deviceAttributes]
    }
  }

  private mutating func hold(_ action: KeyAction, at now: Duration) -> [Outcome] {
    switch action {
    case .typed: inputs(space.typed(at: now))
    case .pressed where reportsReleases: inputs(space.pressed(at: now))
    case .pressed: inputs(space.typed(at: now))
    case .repeated: reportsReleases ? [] : inputs(space.typed(at: now))
    case .released: inputs(space.released(at: now))
    }
  }

  /// A release without its press, and a second button while one is down, mean nothing.
  private mutating func mouse(_ report: MouseReport, at now: Duration) -> [UserInput] {
    let place = report.place
    switch report.action {
    case .pressed(let pressed):
      guard button == nil || button == pressed else { return [] }
      button = pressed
      return space.interrupted(at: now) + [.mousePressed(pressed, place)]
    case .moved:
      return button == nil ? [] : [.mouseDragged(place)]
    case .released(let released):
      guard let pressed = button, released ?? pressed == pressed else { return [] }
      button = nil
      return [.mouseReleased(place)]
    case .wheel(let up):
      return [.wheel(up: up, place)]
    }
  }

  private func inputs(_ inputs: [UserInput]) -> [Outcome] { inputs.map(Outcome.input) }
}
