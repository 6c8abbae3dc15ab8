import Canvas
import Glibc

/// Lines on standard output, each written at once and safe to be read out.
final class PlainOutput {
  /// What is typed is not shown by a terminal.
  private let echoes: Bool
  private let isASCII: Bool
  private var shown: String?
  /// Nothing was told since a line was typed.
  private(set) var isSilent = false
  /// The number of the error after which nothing more is told: nobody reads, or the end came first.
  private(set) var failure: Int32 = 0
  private let output: Output

  /// - Parameter signals: Readable once it is to end, whether anybody reads or not.
  init(echoes: Bool, isASCII: Bool, until signals: Int32) {
    output = .standard(until: signals)
    self.echoes = echoes
    self.isASCII = isASCII
  }

  var isClosed: Bool { failure != 0 }

  func tell(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    endPrompt()
    isSilent = false
    for line in lines { write(safeText(line) + "\n") }
  }

  func tell(_ line: String) { tell([line]) }

  /// Asks for a line; what is asked already is not asked again.
  ///
  /// - Returns: whether it was asked only now.
  @discardableResult func prompt(_ text: String) -> Bool {
    guard shown != text else { return false }
    endPrompt()
    shown = text
    write(safeText(text) + "> ")
    return true
  }

  /// A line was typed behind the prompt, or before it: then a terminal has shown it elsewhere.
  func took(_ line: String, before isTypedAhead: Bool) {
    if echoes || isTypedAhead { write(safeText(line) + "\n") }
    shown = nil
    awaitsAnswer()
  }

  /// What was told so far answered another line.
  func awaitsAnswer() { isSilent = true }

  /// What comes next stands on a line of its own.
  func endPrompt() {
    if shown != nil { write("\n") }
    shown = nil
  }

  private func write(_ text: String) {
    guard !isClosed else { return }
    failure = output.write(isASCII ? text.inASCII : text)
  }
}

extension String {
  /// Arrows and dots are spelled out, other signs are those that look most like them.
  fileprivate var inASCII: String {
    let spelled = replacing("→", with: "->").replacing("…", with: "...")
    return String(spelled.map(\.asciiStandIn))
  }
}
