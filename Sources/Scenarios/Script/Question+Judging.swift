import Phone
import QuickActions

/// Holds the answers of a question to what an expectation looked at, so that no lesson teaches what the
/// phone does not do.
///
/// Prose is left alone. Calls written with → between them are claims about calls, titles with · about
/// the rows of apps, `never`, `once` and `twice` about how often an item was handled.
extension Statement.Question {
  /// What the answers say about what an expectation looked at.
  func claims(about expectation: Expectation, in stage: ScenarioStage) -> [AnswerClaim] {
    answers.compactMap { answer in
      guard let (said, found) = answer.claim(about: expectation, in: stage) else { return nil }
      return AnswerClaim(answer: answer, said: said, found: found)
    }
  }
}

struct AnswerClaim: Hashable {
  let answer: Statement.Question.Answer
  let said: [String]
  let found: [String]

  /// Nil where the answer is called what it is.
  var failure: ScenarioRun.Failure? {
    guard (said == found) != answer.isRight else { return nil }
    return ScenarioRun.Failure(
      message: answer.isRight ? "the right answer" : "an answer that is called wrong",
      expected: said, found: found, isAboutAnswers: true)
  }
}

extension Statement.Question.Answer {
  fileprivate func claim(
    about expectation: Expectation, in stage: ScenarioStage
  ) -> (said: [String], found: [String])? {
    switch expectation {
    case .calls: callClaim(stage)
    case .menu: rowClaim(stage)
    case .handled:
      countClaim.map { (["\($0)"], ["\(stage.passageLines.handledCount)"]) }
    default: nil
    }
  }

  private func callClaim(_ stage: ScenarioStage) -> (said: [String], found: [String])? {
    let said = parts(between: "→")
    guard said.allSatisfy(isCall) else { return nil }
    return (said, stage.passageLines.calls.map(\.method.shortName))
  }

  /// What stands between arrows and is no call: the answer would be taken for prose.
  var unknownCalls: [String] {
    text.contains("→") ? parts(between: "→").filter { !isCall($0) } : []
  }

  private func isCall(_ name: String) -> Bool {
    DelegateCall.Method.allCases.contains { $0.shortName == name }
  }

  private func rowClaim(_ stage: ScenarioStage) -> (said: [String], found: [String])? {
    guard text.contains("·"), case .menuOpen(let open) = stage.simulation.phone.touch else {
      return nil
    }
    let rows = open.menu.rows.compactMap { row in
      if case .item(let item, _) = row { item.localizedTitle } else { nil }
    }
    return (parts(between: "·"), rows)
  }

  var countClaim: Int? {
    let word = text.prefix { $0.isLetter }.lowercased()
    return ["never", "once", "twice"].firstIndex(of: word)
  }

  private func parts(between sign: Character) -> [String] {
    text.split(separator: sign).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension DelegateCall.Method {
  /// As people say it who know the rest.
  package var shortName: String {
    switch self {
    case .willFinishLaunching: "willFinishLaunching"
    case .didFinishLaunching: "didFinishLaunching"
    case .configurationForConnecting: "configurationForConnecting"
    case .didDiscardSceneSessions: "didDiscardSceneSessions"
    case .performAction: "performActionFor"
    case .willEnterForeground: "willEnterForeground"
    case .didBecomeActive: "didBecomeActive"
    case .willResignActive: "willResignActive"
    case .didEnterBackground: "didEnterBackground"
    case .willTerminate: "willTerminate"
    case .sceneWillConnect: "willConnectTo"
    case .scenePerformAction: "scene performActionFor"
    case .sceneWillEnterForeground: "sceneWillEnterForeground"
    case .sceneDidBecomeActive: "sceneDidBecomeActive"
    case .sceneWillResignActive: "sceneWillResignActive"
    case .sceneDidEnterBackground: "sceneDidEnterBackground"
    case .sceneDidDisconnect: "sceneDidDisconnect"
    case .previewViewController: "viewControllerForLocation"
    case .previewCommit: "commit"
    case .previewAction: "UIPreviewAction handler"
    }
  }
}
