import Canvas
import Commands
import Glibc
import Synchronization
import TestMaterial
import Testing

/// What a scripted terminal does, and what it was shown.
final class TerminalScript: Sendable {
  enum Step: Sendable {
    case input(UserInput)
    /// Goes on once the text stands on the screen, or is gone from it.
    case shows(String)
    case lacks(String)
    /// A page is read to its end, then left.
    case goesOn
  }

  struct Log: Sendable {
    var frames: [Frame] = []
    /// When each of them was shown.
    var times: [Duration] = []
    var redraws = 0
    var mouseSwitches: [Bool] = []
    /// Whether Space was to be pressed or typed, at each wait.
    var holdsSpace: [Bool] = []
    /// What stood in the script and never came about.
    var waitedInVainFor: String?
  }

  let steps: [Step]
  let size: Size
  let refusal: TerminalError?
  private let log = Mutex(Log())

  /// The one that a terminal follows which is made by its type alone.
  @TaskLocal static var current = TerminalScript([])

  init(
    _ steps: [Step], size: Size = Size(rows: 40, columns: 120), refusal: TerminalError? = nil
  ) {
    self.steps = steps
    self.size = size
    self.refusal = refusal
  }

  /// Runs homepress on a terminal that follows the script. It knows of no earlier run.
  func run(
    _ arguments: [String], keepingIn folder: String? = nil
  ) -> (outcome: Outcome, log: Log) {
    let forgotten = try? TemporaryFolder()
    let folder = folder ?? forgotten?.path ?? ""
    let result = TerminalScript.$current.withValue(self) {
      outcome(of: arguments + ["--state", folder], terminal: ScriptedTerminal.self)
    }
    return (result, log.withLock(\.self))
  }

  func note(_ change: (inout Log) -> Void) { log.withLock { change(&$0) } }
}

extension Frame {
  func shows(_ text: String) -> Bool { self.text.contains { $0.contains(text) } }
}

/// A terminal that follows a script and keeps what it was shown.
///
/// Its time goes on only while the program waits, so that a run of minutes takes none.
struct ScriptedTerminal: ~Copyable, InteractiveTerminal {
  private(set) var now = Duration.zero
  var timeOfDay: Duration { .seconds((9 * 60 + 41) * 60) + now }
  let size: Size
  let isUTF8 = true
  var holdsSpace = true
  var usesMouse: Bool {
    didSet { script.note { [usesMouse] in $0.mouseSwitches.append(usesMouse) } }
  }
  private let script: TerminalScript
  private let keepsOutput: Bool
  private var rest: ArraySlice<TerminalScript.Step>
  private var shown: Frame?
  /// Since when the next step has been waited for.
  private var waitsSince = Duration.zero

  private static let patience = Duration.seconds(120)

  static func checkPresence() throws(TerminalError) {
    if let refusal = TerminalScript.current.refusal { throw refusal }
  }

  init(_ options: TerminalOptions) throws(TerminalError) {
    script = TerminalScript.current
    if let refusal = script.refusal { throw refusal }
    rest = script.steps[...]
    size = script.size
    usesMouse = options.usesMouse
    keepsOutput = options.keepsOutput
  }

  mutating func present(_ frame: Frame) {
    shown = frame
    script.note { [now] in
      $0.frames.append(frame)
      $0.times.append(now)
    }
  }

  /// A frame as a terminal would be told it, if it had no colours.
  mutating func takeOutput() -> [UInt8] {
    guard keepsOutput, let shown else { return [] }
    return Array(("\u{1B}[H" + shown.text.joined(separator: "\r\n")).utf8)
  }

  mutating func redraw() { script.note { $0.redraws += 1 } }

  /// One step at a time, as a person does who looks at the screen in between.
  mutating func waitForInput(
    until deadline: Duration?, alsoPolling descriptors: [pollfd]
  ) -> [UserInput] {
    script.note { [holdsSpace] in $0.holdsSpace.append(holdsSpace) }
    while let step = rest.first, isThere(step) {
      waitsSince = now
      if case .goesOn = step {
        if shown?.shows("Space more") == false { rest.removeFirst() }
        return [.key(.character(" "))]
      }
      rest.removeFirst()
      if case .input(let input) = step { return [input] }
    }
    guard let deadline, now - waitsSince < ScriptedTerminal.patience, !rest.isEmpty else {
      return giveUp()
    }
    now = max(now, deadline)
    return []
  }

  private func isThere(_ step: TerminalScript.Step) -> Bool {
    switch step {
    case .input: true
    case .shows(let text): shown?.shows(text) == true
    case .lacks(let text): shown?.shows(text) == false
    case .goesOn: true
    }
  }

  private func giveUp() -> [UserInput] {
    script.note { [rest] in $0.waitedInVainFor = rest.first.map { "\($0)" } ?? "the end" }
    return [.quitRequested(by: SIGABRT)]
  }
}
