/// Why there is no screen. One line; whoever prints it ends with status 2.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  case noTerminal(on: End)
  case unknownType(String)
  case noType
  case noSignals

  package enum End: String, Hashable, Sendable {
    case input = "standard input"
    case output = "standard output"
  }

  package var description: String {
    switch self {
    case .noTerminal(let end):
      "a terminal is needed as standard input and output, and \(end.rawValue) is none"
    case .unknownType(let name):
      "cannot draw on a terminal of type \"\(safeText(name))\"; set TERM to what it is"
    case .noType: "TERM is not set: what kind of terminal is this?"
    case .noSignals: "cannot make a pipe for signals"
    }
  }
}
