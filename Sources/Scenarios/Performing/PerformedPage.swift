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

  /// As it is told: what a page is about comes first.
  package var sentence: String {
    switch kind {
    case .prose: text
    case .right: "Right: \(text)"
    case .wrong: "Not so. \(text)"
    case .failure: "Not as it was written: \(text)"
    }
  }

  init(_ kind: Kind, _ text: String, facts: [String] = []) {
    self.kind = kind
    self.text = text
    self.facts = facts
  }

  package init(_ failure: ScenarioRun.Failure) {
    self.init(
      .failure, failure.message,
      facts: failure.expected.map { "expected: \($0)" } + failure.found.map { "found: \($0)" })
  }

  /// Some answers are sentences, some are names.
  private static func sentence(_ answer: String) -> String {
    answer.hasSuffix(".") ? answer : answer + "."
  }

  /// What was seen explains it: first what the answers are about.
  package init(answering question: Statement.Question, with choice: Int, seen lines: [TraceLine]) {
    let right = question.answers.first(where: \.isRight)?.text ?? ""
    let told = lines.filter { $0.lessonText != nil }
    let facts = told.filter(question.isAbout) + told.filter { !question.isAbout($0) }
    let answer = question.answers[choice]
    self.init(
      answer.isRight ? .right : .wrong,
      answer.isRight
        ? answer.text : "You said: \(Self.sentence(answer.text)) It is: \(Self.sentence(right))",
      facts: facts.compactMap(\.lessonText))
  }
}

extension Statement.Question {
  /// Whether a line of the trace is about what the answers name.
  ///
  /// Where they name nothing, it is what stands out: how the app was ended, what was lost.
  fileprivate func isAbout(_ line: TraceLine) -> Bool {
    switch line.entry.event {
    case .called(_, _, let call): names(call.method)
    case .notCalled(let method, _): names(method)
    case .menuOpened, .noMenu: asksForRows
    case .handled: asksForCount
    case .warning(.handledTwice) where asksForCount: true
    case .warning, .completion, .processEnded:
      !asksForCount && !asksForRows && !DelegateCall.Method.allCases.contains(where: names)
    default: false
    }
  }

  private var asksForCount: Bool { answers.contains { $0.countClaim != nil } }
  private var asksForRows: Bool { answers.contains { $0.text.contains("·") } }

  private func names(_ method: DelegateCall.Method) -> Bool {
    // The delegates of app and scene have a method of that name: either may be meant.
    guard let name = method.shortName.split(separator: " ").last else { return false }
    return ([text] + answers.map(\.text)).contains { text in
      text.split { !$0.isLetter }.contains { $0 == name }
    }
  }
}

extension Sureness {
  package func sentence(about claim: String) -> String { "How sure? \(account). \(claim)" }
}

extension TraceLine {
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
