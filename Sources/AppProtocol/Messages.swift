import QuickActions

/// The version of the protocol between phone and app, said by both when they meet.
package let appProtocolVersion = 1

/// What the phone says to an app. One JSON object a line, the kind under `"message"`.
package enum PhoneMessage: Hashable, Sendable {
  /// The first line: who the app is, where it runs, and what the phone knows of it.
  case hello(PhoneHello)
  /// Make this call on the delegate and answer with `returned`. `state` is what
  /// `UIApplication.applicationState` reads while it runs.
  case call(CallID, DelegateCall, state: ApplicationState)
  /// A person tapped something on the app's window. No answer is expected.
  case tapped(ControlID)
  /// The preview that the app offered is closed, and was not opened.
  case previewCancelled
  /// The phone's settings changed while the app runs.
  case environmentChanged(AppEnvironment)
  /// The time that background tasks were granted is over: those that are left must end now.
  case backgroundTimeExpired
}

/// What the phone says first.
package struct PhoneHello: Hashable, Sendable {
  package var protocolVersion: Int
  package var bundleIdentifier: String
  package var environment: AppEnvironment
  /// Of the `Info.plist`; none without a scene manifest.
  package var sceneConfigurations: [SceneConfiguration]
  /// The dynamic items that the phone keeps for the app.
  package var shortcutItems: [ShortcutItem]

  package init(
    protocolVersion: Int = appProtocolVersion, bundleIdentifier: String,
    environment: AppEnvironment = AppEnvironment(),
    sceneConfigurations: [SceneConfiguration] = [],
    shortcutItems: [ShortcutItem] = []
  ) {
    self.protocolVersion = protocolVersion
    self.bundleIdentifier = bundleIdentifier
    self.environment = environment
    self.sceneConfigurations = sceneConfigurations
    self.shortcutItems = shortcutItems
  }
}

/// What an app says to the phone. One JSON object a line, the kind under `"message"`.
package enum AppMessage: Hashable, Sendable {
  /// The first line. The phone makes no call before it. `configuresScenes` says that the app delegate
  /// implements `application(_:configurationForConnecting:options:)`.
  case hello(protocolVersion: Int, configuresScenes: Bool = false)
  /// The call is over.
  case returned(CallID, CallOutcome)
  /// The completion handler of a `performActionFor` call, of the app or of a scene, was called.
  case completed(CallID, success: Bool, onMainThread: Bool)
  /// The app's code looked into a delivered item (its type or user info): the sign that it is
  /// handling it. Said at most once for a delivery within one call.
  case handled(DeliveredItem.ID)
  /// `UIApplication.shared.shortcutItems` was set.
  case setShortcutItems([ShortcutItem])
  /// The text on the app's window changed.
  case screen(AppScreen)
  /// What the phone asked for by `previewingContext(_:viewControllerForLocation:)`, said before that
  /// call's answer, which is *true* then.
  case preview(Preview)
  /// `UIScene.activationConditions` was set.
  case setActivationConditions(SceneID, ActivationConditions)
  case beganBackgroundTask(BackgroundTaskID)
  case endedBackgroundTask(BackgroundTaskID)
}
