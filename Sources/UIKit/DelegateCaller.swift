internal import AppProtocol
internal import QuickActions

/// Makes a call of the wire as the call on the delegate that it stands for.
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
        completionHandler: DelegateCaller.completionHandler(of: id))
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .didBecomeActive: delegate.applicationDidBecomeActive(application)
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .didEnterBackground: delegate.applicationDidEnterBackground(application)
    case .willTerminate: delegate.applicationWillTerminate(application)
    case .configurationForConnecting, .didDiscardSceneSessions: return .notImplemented
    case .scene: return .noDelegate
    }
    return .returned
  }

  /// Nil rather than empty, as on a launch by a tap.
  private static func dictionary(
    _ options: LaunchOptions
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    options.shortcutItem.map { [.shortcutItem: UIApplicationShortcutItem($0)] }
  }

  /// Off the main thread `true` ends the app, as on iOS; `false` is let pass.
  nonisolated private static func completionHandler(of id: CallID) -> @Sendable (Bool) -> Void {
    { success in
      let onMainThread = Thread.isMainThread
      PhoneLink.shared.say(.completed(id, success: success, onMainThread: onMainThread))
      if success, !onMainThread { fatalError("Call must be made on main thread") }
    }
  }
}
