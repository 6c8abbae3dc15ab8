import QuickActions

/// The version of the protocol between phone and app, said by both when they meet.
package let appProtocolVersion = 1

/// What the phone says to an app. One JSON object a line, the kind under `"message"`.
package enum PhoneMessage: Hashable, Sendable {
  /// The first line: who the app is, and the dynamic items that the phone keeps for it.
  case hello(protocolVersion: Int, bundleIdentifier: String, shortcutItems: [ShortcutItem])
  /// Make this call on the delegate and answer with `returned`. `state` is what
  /// `UIApplication.applicationState` reads while it runs.
  case call(CallID, DelegateCall, state: ApplicationState)
}

/// What an app says to the phone. One JSON object a line, the kind under `"message"`.
package enum AppMessage: Hashable, Sendable {
  /// The first line. The phone makes no call before it.
  case hello(protocolVersion: Int)
  /// The call is over.
  case returned(CallID, CallOutcome)
  /// The completion handler of a `performActionFor` call was called.
  case completed(CallID, success: Bool, onMainThread: Bool)
  /// The app's code looked into a delivered item (its type or user info): the sign that it is
  /// handling it. Said at most once for a delivery within one call.
  case handled(DeliveredItem.ID)
  /// `UIApplication.shared.shortcutItems` was set.
  case setShortcutItems([ShortcutItem])
  /// The text on the app's window changed.
  case screen(AppScreen)
}
