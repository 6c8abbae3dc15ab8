import CGlibc
import Glibc
import QuickActions

/// Asks for lines and waits for them, or for a signal.
struct PlainDialogue {
  let output: PlainOutput
  private var input = LineInput(descriptor: STDIN_FILENO)
  private let signals: Int32
  /// The one that asked for the end.
  private(set) var signal: Int32?

  init(isASCII: Bool, signals: Int32) {
    output = PlainOutput(
      echoes: isatty(STDIN_FILENO) == 0, isASCII: isASCII || !Page.standard.isUTF8)
    self.signals = signals
  }

  /// - Returns: nil where nobody types, reads or waits any more.
  mutating func line(prompt: String) -> String? {
    while signal == nil, !output.isClosed {
      output.prompt(prompt)
      if let line = input.next() {
        switch line {
        case .whole(let text):
          output.took(text)
          return text
        case .tooLong:
          output.took("")
          output.tell("a line of more than \(LineInput.longestLine) bytes is not read")
        }
      } else if input.isOver {
        break
      } else {
        wait()
      }
    }
    output.endPrompt()
    return nil
  }

  private mutating func wait() {
    var entries = [signals, input.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    poll(&entries, nfds_t(entries.count), -1)
    if entries[0].revents != 0 {
      let number = homepress_next_quit_signal(signals)
      if number != 0 { signal = number }
    }
    if entries[1].revents != 0 { input.fill() }
  }
}

/// What a line says where something can be chosen.
enum PlainReply: Hashable {
  /// From 0.
  case choice(Int)
  case word(Word)
  case nothing
  case unknown

  enum Word: String, CaseIterable {
    case look, trace, again, help, quit

    fileprivate var meaning: String {
      switch self {
      case .look: "what is asked, once more"
      case .trace: "all that has happened on the phone so far, with times"
      case .again: "the lesson from its beginning"
      case .help: "these words"
      case .quit: "leaves the lesson, or the list of lessons"
      }
    }
  }

  /// - Parameter names: of the choices.
  init(_ line: String, among names: [String]) {
    let words = line.split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ").lowercased()
    if text.isEmpty {
      self = .nothing
    } else if let word = Word(rawValue: text) {
      self = .word(word)
    } else if let index = names.firstIndex(where: { $0.lowercased() == text }) {
      self = .choice(index)
    } else if let number = Int(text), names.indices.contains(number - 1) {
      self = .choice(number - 1)
    } else {
      self = .unknown
    }
  }

  static let help =
    ["The number of a choice, or one of these words:"]
    + Word.allCases.map { "\($0.rawValue): \($0.meaning)" }

  static func refusal(_ line: String) -> String {
    "\(quoted(line)) is no choice here" + didYouMean(line, among: Word.allCases.map(\.rawValue))
      + "; help tells the words"
  }
}
