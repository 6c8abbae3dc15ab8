import Phone
import QuickActions

/// What is to be read before a performance goes on.
package struct PerformedPage: Hashable, Sendable {
  package var kind: Kind
  package var text: String
  /// Facts below the text: the first matter most.
  package var facts: [String]

  package enum Kind: Hashable, Sendable {
    case prose
    case right
    case wrong
    /// The phone does not do what the scenario says.
    case failure
  }

  init(_ kind: Kind, _ text: String, facts: [String] = []) {
    self.kind = kind
    self.text = text
    self.facts = facts
  }

  init(_ failure: ScenarioRun.Failure) {
    self.init(
      .failure, failure.message,
      facts: failure.expected.map { "expected: \($0)" } + failure.found.map { "found: \($0)" })
  }

  /// Some answers are sentences, some are names.
  private static func sentence(_ answer: String) -> String {
    answer.hasSuffix(".") ? answer : answer + "."
  }

  /// An answer is explained by what was seen.
  package init(
    answering question: Statement.Question, with choice: Int, seenBy expectations: [Expectation],
    _ lines: [TraceLine]
  ) {
    let facts = question.facts(of: lines, seenBy: expectations)
    let answer = question.answers[choice]
    guard !answer.isRight else {
      self.init(.right, answer.text, facts: facts)
      return
    }
    let right = question.answers.first(where: \.isRight)?.text ?? ""
    self.init(
      .wrong, "You said: \(Self.sentence(answer.text)) It is: \(Self.sentence(right))",
      facts: facts)
  }
}

extension Statement.Question {
  /// What explains the answer: first the calls that were asked about, then what was looked at.
  package func facts(of lines: [TraceLine], seenBy expectations: [Expectation]) -> [String] {
    let named = lines.filter(names)
    let others = lines.filter { !names($0) }
    let isSeen = { (line: TraceLine) in expectations.contains { $0.looks(at: line) } }
    return (named + others.filter(isSeen) + others.filter { !isSeen($0) })
      .compactMap(\.lessonText)
  }

  /// Whether a call stands in the question or in one of its answers.
  private func names(_ line: TraceLine) -> Bool {
    guard let name = line.method?.shortName.split(separator: " ").last else { return false }
    return ([text] + answers.map(\.text)).contains { $0.contains(name) }
  }
}

extension Expectation {
  /// Calls are left out: there are more of them than a question is about.
  fileprivate func looks(at line: TraceLine) -> Bool {
    switch (self, line.entry.event) {
    case (.menu, .menuOpened), (.hidden, .menuOpened), (.noMenu, .noMenu), (.handled, .handled),
      (.completion, .completion), (.warning, .warning), (.state, .processEnded):
      true
    default: false
    }
  }
}

extension TraceLine {
  fileprivate var method: DelegateCall.Method? {
    switch entry.event {
    case .called(_, _, let call): call.method
    case .notCalled(let method, _): method
    default: nil
    }
  }

  /// What answers a question about calls or rows; nil for lines that do not.
  package var lessonText: String? {
    switch entry.event {
    case .called(_, _, let call) where outcome?.wasMade ?? true:
      if case .answered(let answer) = outcome {
        "\(call.method.shortName) answered \(answer)"
      } else {
        call.method.shortName
      }
    case .called(_, _, let call):
      "no \(call.method.shortName): \(NotCalledReason.notImplemented)"
    case .notCalled(let method, let reason): "no \(method.shortName): \(reason)"
    case .menuOpened, .noMenu, .handled, .completion, .warning, .processEnded: description
    case .user, .chose, .stateChanged, .returned, .console, .processStarted, .note: nil
    }
  }
}
