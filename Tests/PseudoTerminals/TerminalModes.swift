import Glibc

/// The modes of a terminal's line, to be compared before and after a program.
package struct TerminalModes: Hashable, Sendable {
  package let input: UInt32
  package let output: UInt32
  package let local: UInt32
  package let controls: [UInt8]

  init(of descriptor: Int32) {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    self.init(modes)
  }

  init(_ modes: termios) {
    input = modes.c_iflag
    output = modes.c_oflag
    local = modes.c_lflag
    controls = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  package var echoes: Bool { local & UInt32(ECHO) != 0 }
  package var isCanonical: Bool { local & UInt32(ICANON) != 0 }
}

/// What went wrong with a program on a pseudo-terminal.
package enum PseudoTerminalError: Error, CustomStringConvertible {
  case notStarted(String)
  case waitedInVain(String, screen: [String])

  package var description: String {
    switch self {
    case .notStarted(let path): "cannot start \(path)"
    case .waitedInVain(let what, let screen):
      "waited in vain \(what); on the screen:\n" + screen.joined(separator: "\n")
    }
  }
}

extension Duration {
  /// For `poll`, rounded up.
  var pollMilliseconds: Int32 {
    let whole = Int32(clamping: components.seconds * 1000)
    return whole + Int32(components.attoseconds / 1_000_000_000_000_000) + 1
  }
}

/// Calls `body` with C strings, the last of them null.
func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
