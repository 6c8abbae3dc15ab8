/// What the kitty keyboard protocol can be asked for.
package struct KeyboardFlags: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Escape and other ambiguous keys come as sequences.
  package static let disambiguated = KeyboardFlags(rawValue: 1)
  /// Repeats and releases are told.
  package static let eventTypes = KeyboardFlags(rawValue: 2)
  /// Every key comes as a sequence; without it Enter's release looks like a press.
  package static let allAsSequences = KeyboardFlags(rawValue: 8)
  /// With the text that a key makes, which alone tells what Shift does on this keyboard.
  package static let text = KeyboardFlags(rawValue: 16)

  package static let wanted: KeyboardFlags = [.disambiguated, .eventTypes, .allAsSequences, .text]
}
