import QuickActions

/// The paths of the app-delegate life cycle, each as the list of its steps.
struct AppDelegatePath {
  let state: ApplicationState

  typealias Step = RunningApp.Step

  func steps(of path: RunningApp.Path) -> [Step] {
    switch path {
    case .launch(let item): launch(with: item)
    case .warm(let item): warm(with: item)
    case .cameBack(let item): cameBack(with: item)
    case .perform(let item): perform(item)
    case .leave: leave
    case .quit: quit
    case .reclaimScenes: []
    }
  }

  /// Cold. Both launch methods are always called and their results are ANDed [undocumented];
  /// `performActionFor` comes before `didBecomeActive` [undocumented]; `willEnterForeground` is not
  /// part of a first launch [reported].
  private func launch(with item: DeliveredItem?) -> [Step] {
    let options = LaunchOptions(shortcutItem: item)
    return [.call(.willFinishLaunching(options)), .call(.didFinishLaunching(options))]
      + (item.map { [.performUnlessVetoed($0)] } ?? [])
      + [.explain(.willEnterForeground, .firstLaunch)] + becomeActive
  }

  /// Measured for URLs on iOS 12.1; for quick actions [inferred].
  private func warm(with item: DeliveredItem?) -> [Step] {
    AppDelegatePath.alreadyRunning
      + (item == nil
        ? []
        : [
          .remark(
            "the order of the calls that follow is inferred: it was measured with URLs on iOS 12.1")
        ])
      + [.call(.willEnterForeground), .enter(.foregroundInactive)] + perform(item) + becomeActive
  }

  static let alreadyRunning: [Step] = [
    .explain(.willFinishLaunching, .alreadyRunning), .explain(.didFinishLaunching, .alreadyRunning),
  ]

  private func cameBack(with item: DeliveredItem?) -> [Step] {
    [.explain(.didEnterBackground, .cameBackEarly)] + perform(item) + becomeActive
  }

  /// To the Home Screen. The state changes before the app is told of the background.
  private var leave: [Step] {
    [
      .call(.willResignActive), .enter(.foregroundInactive), .enter(.background),
      .call(.didEnterBackground), .suspendLater,
    ]
  }

  private var quit: [Step] {
    let resign: [Step] = [.call(.willResignActive), .enter(.foregroundInactive)]
    return (state == .foregroundActive ? resign : [])
      + [.call(.willTerminate), .end(.forceQuit)]
  }

  private var becomeActive: [Step] {
    [.enter(.foregroundActive), .call(.didBecomeActive), .expectHandling]
  }

  /// An app that already runs gets the call; the launch's results no longer matter.
  private func perform(_ item: DeliveredItem?) -> [Step] {
    item.map { [.call(.performAction($0))] } ?? []
  }
}
