import QuickActions

/// How sure something is that a lesson tells.
package enum Sureness: String, CaseIterable, Hashable, Sendable {
  /// In Apple's reference or samples.
  case documented
  /// Said or measured by developers.
  case reported
  /// Seen, though Apple promises nothing.
  case undocumented
  /// Concluded; no source says it.
  case inferred
  /// Sources disagree.
  case contradictory
  case notFound = "not-found"

  /// Said to someone who learns.
  package var account: String {
    switch self {
    case .documented: "Documented"
    case .reported: "Reported by developers"
    case .undocumented: "Undocumented: seen, not promised"
    case .inferred: "Inferred: no source says so"
    case .contradictory: "Sources disagree"
    case .notFound: "Not found in any source: an assumption"
    }
  }
}

/// What a lesson can be run again with: the things that are otherwise, and what is to be seen then.
package struct Variation: Hashable, Sendable {
  package var text: String
  package var statements: [Statement]

  /// Those that make things otherwise from the start; what follows comes at the end.
  package var changes: ArraySlice<Statement> { statements.prefix { $0.action.subject != nil } }
}

extension Scenario {
  /// A lesson tells something; any other scenario only does.
  package var variations: [Variation] {
    statements.compactMap { statement in
      if case .vary(let variation) = statement.action { variation } else { nil }
    }
  }

  /// The lines that each variation has in the file.
  package var variationBlocks: [ClosedRange<Int>] {
    statements.compactMap { statement in
      guard case .vary = statement.action else { return nil }
      return statement.blockLines ?? statement.line...statement.line
    }
  }

  /// Each variation as a scenario of its own.
  package var variationsAlone: [Scenario] {
    var told = self
    told.statements.removeAll { $0.action.isProse }
    return variations.map { variation in
      var varied = told.varied(by: variation)
      varied.title = "\(title ?? file): \(variation.text)"
      return varied
    }
  }

  /// The same steps with what the variation changes, and its own prose and expectations after them.
  ///
  /// The first statements of a variation are changes. Each takes the place of the statement about the
  /// same thing; one without such a statement is made before the first touch. What follows them comes
  /// at the end.
  package func varied(by variation: Variation) -> Scenario {
    var varied = self
    varied.statements = statements.filter { !$0.action.isProse }.map { statement in
      var statement = statement
      // What was expected is so no longer, but the passages stay.
      if statement.isExpectation { statement.action = .expect(.calls([.rest])) }
      return statement
    }
    while varied.statements.last?.isExpectation == true { varied.statements.removeLast() }
    let changes = variation.changes
    for index in changes.indices {
      let isFollower =
        index > 0 && changes[index - 1].action.subject == changes[index].action.subject
      varied.apply(changes[index], after: isFollower ? changes[index - 1] : nil)
    }
    varied.statements += variation.statements.dropFirst(changes.count)
    return varied
  }

  private mutating func apply(_ change: Statement, after previous: Statement?) {
    if let previous, let place = statements.firstIndex(of: previous) {
      statements.insert(change, at: place + 1)
    } else if let place = statements.firstIndex(where: {
      $0.action.subject == change.action.subject
    }) {
      statements[place] = change
    } else {
      let touch = statements.firstIndex { $0.action.isTouch } ?? statements.count
      statements.insert(change, at: touch)
    }
  }
}

extension Statement.Action {
  /// Prose of a lesson, for whoever reads it.
  package var isProse: Bool {
    switch self {
    case .say, .sure, .ask, .vary: true
    default: false
    }
  }

  /// Something that a person watching sees a finger do.
  package var isTouch: Bool {
    switch self {
    case .press, .hold, .force, .release, .tap, .switchTo, .choose, .pop, .previewAction, .dismiss,
      .home:
      true
    default: false
    }
  }

  /// What of the phone it decides; nil for what can not be exchanged in a variation.
  fileprivate var subject: String? {
    switch self {
    case .device: "device"
    case .language: "language"
    case .install(let installation): "install \(installation.shortName)"
    case .update(let app, _): "update \(app)"
    case .setDynamic(let app, _): "dynamic items of \(app)"
    case .setSource(let app, _): "source of \(app)"
    case .behaviour(let app, _): "behaviour of \(app)"
    case .setting(let setting, _): "setting \(setting.rawValue)"
    case .background(let app), .suspend(let app), .kill(let app), .disconnect(let app):
      "state of \(app)"
    case .delete, .press, .hold, .force, .release, .tap, .switchTo, .choose, .pop, .previewAction,
      .dismiss, .home, .wait,
      .crash, .memoryPressure, .restart, .expect, .say, .sure, .ask, .vary:
      nil
    }
  }
}

extension Statement.Installation {
  /// `Notes` of `Apps/Notes.app`.
  fileprivate var shortName: String {
    name ?? path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? path
  }
}
