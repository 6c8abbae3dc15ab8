import QuickActions

/// What must hold after every step, whatever was told in whatever order.
extension Phone {
  /// - Returns: a sentence for each rule that is broken.
  package func brokenInvariants() -> [String] {
    frontProblems + touchProblems + apps.flatMap(\.brokenInvariants) + deletionProblems
  }

  /// No call is under way, no process starts or ends: only time or a person brings something new.
  package var isAtRest: Bool {
    apps.allSatisfy { $0.lifeCycle.isOver || $0.lifeCycle.isSettled || $0.heldCall != nil }
  }

  private var deletionProblems: [String] {
    deletedApps.filter { index(of: $0.id) != nil }.map { "\($0.id) is installed and deleted" }
  }

  private var frontProblems: [String] {
    var problems: [String] = []
    if let id = frontApp {
      guard let app = app(id) else { return ["the app in front is not installed"] }
      if app.lifeCycle.isOver { problems.append("the app in front has no process") }
    }
    let active = apps.filter { $0.state == .foregroundActive && $0.lifeCycle.isSettled }
    if active.contains(where: { !isFront($0.id) }) {
      problems.append("an app behind the Home Screen stays active")
    }
    return problems
  }

  private var touchProblems: [String] {
    switch touch {
    case .none: return []
    case .pressing(let press): return touchProblems(on: press.app)
    case .menuOpen(let open):
      let empty = open.menu.rows.isEmpty ? ["an open menu has no rows"] : []
      return touchProblems(on: open.app) + empty
    case .onControl(let press):
      return isFront(press.app) ? [] : ["a touch is on the window of an app that is not in front"]
    }
  }

  private func touchProblems(on id: AppID) -> [String] {
    (app(id) == nil ? ["a touch is on an app that is not installed"] : [])
      + (front == .homeScreen ? [] : ["a touch is on the Home Screen behind an app"])
  }
}

extension InstalledApp {
  fileprivate var brokenInvariants: [String] {
    var problems: [String] = []
    if dynamicItems.count > StoredItems.limit {
      problems.append("\(id) stores more than \(StoredItems.limit) items")
    }
    if case .running(let running) = lifeCycle.stage {
      problems += running.brokenInvariants.map { "\(id) \($0)" }
    }
    return problems
  }
}

extension LifeCycle {
  /// Nothing is under way and nothing is to come.
  var isSettled: Bool {
    guard case .running(let running) = stage else { return false }
    return running.isIdle
  }
}

extension RunningApp {
  fileprivate var brokenInvariants: [String] {
    var problems: [String] = []
    if state == .suspended, inFlight != nil { problems.append("works on a call while suspended") }
    if suspendAt != nil, state != .background || !isIdle {
      problems.append("is to be suspended though it does not idle in the background")
    }
    if case .spawning = link, state != .notRunning {
      problems.append("has a state before it has a process")
    }
    return problems
  }
}
