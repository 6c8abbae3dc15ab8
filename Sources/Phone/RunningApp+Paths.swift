import QuickActions

/// The paths of an app's life, and how one is cut short by another.
///
/// A path becomes a list of steps only when its turn comes: not before the app is connected is it
/// known whether it lives by its app delegate (`AppDelegatePath`) or by scenes (`ScenePath`).
extension RunningApp {
  enum Path: Hashable, Sendable {
    case launch(DeliveredItem?)
    /// Back from the background or from suspension.
    case warm(DeliveredItem?)
    /// Back before the background was reached. [not found: an assumption]
    case cameBack(DeliveredItem?)
    /// A further action for an app in front.
    case perform(DeliveredItem)
    case leave
    case quit
    case reclaimScenes
  }

  func expansion(of path: Path, _ order: Settings.WarmSceneOrder) -> [Step] {
    guard usesScenes else { return AppDelegatePath(state: state).steps(of: path) }
    let isMultiple = scenes?.supportsMultiple ?? false
    return ScenePath(
      state: state, sessions: sessions, supportsMultiple: isMultiple, order: order
    ).steps(of: path)
  }

  /// Asked for again while it has a process. A further action during a launch is handled after it, as
  /// an ordinary one. [undocumented]
  mutating func activate(with item: DeliveredItem?, _ outbox: inout Outbox) {
    stayAwake()
    if let leaving = placeOfLeaving {
      steps.removeSubrange(leaving...)
      stayActive(with: item)
    } else if let leaving = steps.firstIndex(of: .enter(.background)) {
      steps.removeSubrange(leaving...)
      ledger.activationBegan()
      steps.append(.path(.cameBack(item)))
    } else if isBoundForActive {
      stayActive(with: item)
    } else {
      ledger.activationBegan()
      wake(&outbox)
      steps.append(.path(.warm(item)))
    }
  }

  /// A scene also resigns where another one of the app takes its place.
  private var placeOfLeaving: Int? {
    guard let place = steps.firstIndex(where: \.beginsLeaving) else { return nil }
    let leaves = steps[place] == .path(.leave) || steps[place...].contains(.enter(.background))
    return leaves ? place : nil
  }

  private mutating func stayActive(with item: DeliveredItem?) {
    guard let item else { return }
    steps += [.path(.perform(item)), .expectHandling]
  }

  private mutating func wake(_ outbox: inout Outbox) {
    guard state == .suspended else { return }
    outbox.order(.signal(process, .resume))
    enter(.background, &outbox)
  }

  mutating func leaveForeground() {
    guard isBoundForActive else { return }
    steps.append(.path(.leave))
  }

  /// Where it will stand when its steps are taken.
  private var isBoundForActive: Bool {
    (steps.reversed().lazy.compactMap(\.goal).first ?? state) == .foregroundActive
  }

  /// It was told to quit and is on its way out.
  var isQuitting: Bool { steps.last == .end(.forceQuit) || steps.last == .path(.quit) }

  /// The user ends an app that runs: it is told, then killed. [reported]
  mutating func quit() {
    stayAwake()
    steps.append(.path(.quit))
  }

  /// Its scenes are disconnected while nobody looks at it; a suspended app wakes for it.
  mutating func reclaimScenes(_ outbox: inout Outbox) {
    guard usesScenes, isIdle, state == .background || state == .suspended else {
      let reason = usesScenes ? "only those of an app in the background are" : "it has none"
      return record(.note("no scene is disconnected: \(reason)"), &outbox)
    }
    suspendAt = nil
    wake(&outbox)
    steps.append(.path(.reclaimScenes))
  }
}

extension RunningApp.Step {
  /// The first step on the way out of the foreground.
  fileprivate var beginsLeaving: Bool {
    switch self {
    case .path(.leave), .call(.willResignActive), .call(.scene(_, .willResignActive)): true
    case .path, .call, .performUnlessVetoed, .enter, .explain, .expectHandling, .suspendLater,
      .remark, .end:
      false
    }
  }

  /// The state that the step leads to; nil where it leads to none.
  fileprivate var goal: ApplicationState? {
    switch self {
    case .enter(let state): state
    case .path(.launch), .path(.warm), .path(.cameBack), .path(.perform): .foregroundActive
    case .path(.leave): .background
    case .path(.quit), .path(.reclaimScenes), .call, .performUnlessVetoed, .explain,
      .expectHandling, .suspendLater, .remark, .end:
      nil
    }
  }
}
