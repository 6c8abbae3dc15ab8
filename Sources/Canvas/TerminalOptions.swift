/// What the command line says about the terminal.
package struct TerminalOptions: Hashable, Sendable {
  package enum Color: String, CaseIterable, Hashable, Sendable {
    /// As the terminal can, unless `NO_COLOR` is set.
    case auto
    case always
    case never
  }

  package var color: Color
  package var usesMouse: Bool
  /// Draw with ASCII alone, whatever the locale has.
  package var isASCII: Bool

  /// What is written to show frames is kept, to be taken.
  package var keepsOutput: Bool

  package init(
    color: Color = .auto, usesMouse: Bool = true, isASCII: Bool = false, keepsOutput: Bool = false
  ) {
    self.color = color
    self.usesMouse = usesMouse
    self.isASCII = isASCII
    self.keepsOutput = keepsOutput
  }
}
