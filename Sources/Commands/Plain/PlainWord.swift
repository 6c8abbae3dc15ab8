import Scenarios

/// What can be said to the plain Home Screen beside the statements of the scenario language: the table
/// behind its reader and its help.
package enum PlainWord: String, CaseIterable, Hashable, Sendable {
  case look
  case app
  case switcher
  case settings
  case more
  case back
  case reinstall
  case step
  case run
  case trace
  case filter
  case save
  case picture
  case help
  case quit

  var usage: String {
    switch self {
    case .app, .reinstall: "\(rawValue) NAME"
    case .trace, .filter: "\(rawValue) [TEXT]"
    case .help: "help [WORD]"
    case .look, .switcher, .settings, .more, .back, .step, .run, .save, .picture, .quit: rawValue
    }
  }

  var meaning: String {
    switch self {
    case .look: "what there is here, and what can be chosen by its number"
    case .app: "what can be done with an app"
    case .switcher: "the running apps: to open one, or to close it for good"
    case .settings: "the phone's settings, and what each can be"
    case .more: "memory pressure, restart, step mode, the trace, pictures"
    case .back: "what was there before"
    case .reinstall: "brings a deleted app back, without its dynamic items"
    case .step: "stops before each delegate call; then lets one call through"
    case .run: "ends step mode"
    case .trace: "all that happened so far, with times; of TEXT, the lines that hold it"
    case .filter: "from now on tells only what holds TEXT; alone, everything again"
    case .save: "writes the trace into a file"
    case .picture: "writes the screen into files, as text and as SVG"
    case .help: "tells about all words, or one"
    case .quit: "ends it, as the end of the input does"
    }
  }
}

/// What a line asks for.
enum PlainOrder: Hashable {
  case nothing
  /// The choice of that number, from 1.
  case pick(Int)
  case word(PlainWord, rest: String)
  /// A statement, not looked at further.
  case statement(StatementForm, rest: String)
  /// No such word.
  case unknown(String)

  init(_ line: String) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, !first.hasPrefix("#") else {
      self = .nothing
      return
    }
    let verb = first.lowercased()
    let rest = words.count > 1 ? words[1].trimmed : ""
    if let number = Int(first), rest.isEmpty {
      self = .pick(number)
    } else if let word = PlainWord(rawValue: verb) {
      self = .word(word, rest: rest)
    } else if let form = StatementForm(rawValue: verb) {
      self = .statement(form, rest: rest)
    } else {
      self = .unknown(first)
    }
  }

  /// Every word that a line can begin with.
  static let verbs = StatementForm.allCases.map(\.rawValue) + PlainWord.allCases.map(\.rawValue)
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
