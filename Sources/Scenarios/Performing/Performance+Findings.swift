/// What a performance has come to.
extension Performance {
  /// How its expectations were met.
  package struct Findings: Hashable, Sendable {
    package var met = 0
    package private(set) var failures: [Failure] = []
    /// A statement could not be performed: nothing came after it.
    package var isStopped: Bool { failures.contains { !$0.statement.isExpectation } }

    package struct Failure: Hashable, Sendable {
      package var statement: Statement
      package var failure: ScenarioRun.Failure
    }

    mutating func note(_ failure: ScenarioRun.Failure, of statement: Statement) {
      failures.append(Failure(statement: statement, failure: failure))
    }
  }

  /// The statements that were begun.
  package var begun: ArraySlice<Statement> { scenario.statements[..<next] }

  /// How far it has come, of how many steps that a person sees.
  package var place: (done: Int, all: Int) {
    let statements = scenario.statements
    return (
      begun.count(where: \.action.isSeen), statements.count(where: \.action.isSeen)
    )
  }
}

extension Statement.Action {
  /// A person sees it go by: what is prepared takes no time, and how sure a claim is stands on its page.
  fileprivate var isSeen: Bool {
    switch self {
    case .device, .language, .install, .setDynamic, .setSource, .behaviour, .setting, .expect,
      .sure,
      .vary:
      false
    case .update, .delete, .press, .hold, .force, .release, .tap, .switchTo, .choose,
      .previewAction, .pop,
      .dismiss,
      .home, .wait, .background, .suspend, .kill, .crash, .disconnect, .memoryPressure, .restart,
      .say, .ask:
      true
    }
  }
}
