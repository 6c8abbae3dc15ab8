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
    case sureness(Sureness)
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

  /// A wrong answer is explained by what was seen.
  init(answering question: Statement.Question, with choice: Int, seen lines: [TraceLine]) {
    let right = question.answers.first(where: \.isRight)?.text ?? ""
    if question.answers[choice].isRight {
      self.init(.right, question.answers[choice].text, facts: lines.compactMap(\.lessonText))
    } else {
      self.init(
        .wrong,
        "You said: \(Self.sentence(question.answers[choice].text)) It is: \(Self.sentence(right))",
        facts: lines.compactMap(\.lessonText))
    }
  }
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
