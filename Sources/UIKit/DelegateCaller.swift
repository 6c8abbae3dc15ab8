internal import AppProtocol
internal import QuickActions

/// Makes a call of the wire as the call on a delegate that it stands for.
@MainActor
struct DelegateCaller {
  let delegate: any UIApplicationDelegate
  private var application: UIApplication { .shared }

  init(delegate: any UIApplicationDelegate) {
    self.delegate = delegate
  }

  func make(_ call: DelegateCall, id: CallID) -> CallOutcome {
    switch call {
    case .willFinishLaunching(let options):
      return .answered(
        delegate.application(
          application, willFinishLaunchingWithOptions: DelegateCaller.dictionary(options)))
    case .didFinishLaunching(let options):
      return .answered(
        delegate.application(
          application, didFinishLaunchingWithOptions: DelegateCaller.dictionary(options)))
    case .performAction(let delivered):
      delegate.application(
        application, performActionFor: UIApplicationShortcutItem(delivered),
        completionHandler: CompletionHandler.answering(id))
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .didBecomeActive: delegate.applicationDidBecomeActive(application)
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .didEnterBackground: delegate.applicationDidEnterBackground(application)
    case .willTerminate: delegate.applicationWillTerminate(application)
    case .configurationForConnecting(let scene, let options):
      configure(ConnectedScenes.shared.session(scene), delegate, options)
    case .didDiscardSceneSessions(let ids):
      delegate.application(
        application, didDiscardSceneSessions: ConnectedScenes.shared.discard(ids))
    case .scene(let scene, let call): return SceneCaller(id: scene, callID: id).make(call)
    case .preview(let call): return PreviewPresenter.shared.make(call)
    }
    return .returned
  }

  /// What the delegate returns stands in place of what the `Info.plist` says.
  private func configure<Delegate: UIApplicationDelegate>(
    _ session: UISceneSession, _ delegate: Delegate, _ options: QuickActions.ConnectionOptions
  ) {
    let answer = delegate.application(
      application, configurationForConnecting: session, options: UIScene.ConnectionOptions(options))
    if let configuration = answer as? UISceneConfiguration { session.configuration = configuration }
  }

  /// Nil rather than empty, as on a launch by a tap.
  private static func dictionary(
    _ options: LaunchOptions
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    options.shortcutItem.map { [.shortcutItem: UIApplicationShortcutItem($0)] }
  }
}
