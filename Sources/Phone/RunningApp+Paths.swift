import QuickActions

/// The paths of the app-delegate life cycle, each as the list of its steps.
extension RunningApp {
  /// Cold launch. Both launch methods are always called and their results are ANDed [undocumented];
  /// `performActionFor` comes before `didBecomeActive` [undocumented]; `willEnterForeground` is not
  /// part of a first launch [reported].
  static func launchPath(with item: DeliveredItem?) -> [Step] {
    let options = LaunchOptions(shortcutItem: item)
    return [.call(.willFinishLaunching(options)), .call(.didFinishLaunching(options))]
      + (item.map { [.perform($0)] } ?? [])
      + [.explain(.willEnterForeground, .firstLaunch)]
      + becomeActivePath
  }

  /// Back from the background or from suspension. Measured for URLs on iOS 12.1; for quick actions
  /// [inferred].
  private static func warmPath(with item: DeliveredItem?) -> [Step] {
    [
      .explain(.willFinishLaunching, .alreadyRunning),
      .explain(.didFinishLaunching, .alreadyRunning),
    ] + (item == nil ? [] : [.remark(orderIsInferred)]) + [
      .call(.willEnterForeground), .enter(.foregroundInactive),
    ] + performPath(with: item) + becomeActivePath
  }

  private static let orderIsInferred =
    "the order of the calls that follow is inferred: it was measured with URLs on iOS 12.1"

  /// Back before the background was reached. [not found: an assumption]
  private static func cameBackPath(with item: DeliveredItem?) -> [Step] {
    [.explain(.didEnterBackground, .cameBackEarly)] + performPath(with: item) + becomeActivePath
  }

  /// To the Home Screen. The state changes before the app is told of the background.
  private static let leavePath: [Step] = [
    .call(.willResignActive), .enter(.foregroundInactive), .enter(.background),
    .call(.didEnterBackground), .suspendLater,
  ]

  private static let becomeActivePath: [Step] = [
    .enter(.foregroundActive), .call(.didBecomeActive), .expectHandling,
  ]

  /// An app that already runs gets the call; the launch's results no longer matter.
  private static func performPath(with item: DeliveredItem?) -> [Step] {
    item.map { [.call(.performAction($0))] } ?? []
  }

  /// Asked for again while it has a process. A further action during a launch is handled after it, as
  /// an ordinary one. [undocumented]
  mutating func activate(with item: DeliveredItem?, _ outbox: inout Outbox) {
    suspendAt = nil
    steps.removeAll { $0 == .suspendLater }
    if let leaving = steps.firstIndex(of: .call(.willResignActive)) {
      steps.removeSubrange(leaving...)
      stayActive(with: item)
    } else if let leaving = steps.firstIndex(of: .enter(.background)) {
      steps.removeSubrange(leaving...)
      ledger.activationBegan()
      steps += RunningApp.cameBackPath(with: item)
    } else if isBound(for: .foregroundActive) {
      stayActive(with: item)
    } else {
      ledger.activationBegan()
      wake(&outbox)
      steps += RunningApp.warmPath(with: item)
    }
  }

  private mutating func stayActive(with item: DeliveredItem?) {
    guard item != nil else { return }
    steps += RunningApp.performPath(with: item) + [.expectHandling]
  }

  private mutating func wake(_ outbox: inout Outbox) {
    guard state == .suspended else { return }
    outbox.order(.signal(process, .resume))
    enter(.background, &outbox)
  }

  mutating func leaveForeground() {
    guard isBound(for: .foregroundActive) else { return }
    steps += RunningApp.leavePath
  }

  /// Where it will stand when its steps are taken.
  private func isBound(for goal: ApplicationState) -> Bool {
    let last = steps.reversed().lazy.compactMap { step -> ApplicationState? in
      if case .enter(let state) = step { state } else { nil }
    }.first
    return (last ?? state) == goal
  }

  /// It was told to quit and is on its way out.
  var isQuitting: Bool { steps.last == .end(.forceQuit) }

  /// The user ends an app that runs: it is told, then killed. [reported]
  mutating func quit() {
    suspendAt = nil
    if state == .foregroundActive {
      steps += [.call(.willResignActive), .enter(.foregroundInactive)]
    }
    steps += [.call(.willTerminate), .end(.forceQuit)]
  }
}
