/// What an app described by data does with the calls it gets.
///
/// The default is a well-behaved delegate; each field departs from it in one way that real apps do.
package struct StandInBehaviour: Hashable, Sendable {
  package var willFinishLaunching = LaunchAnswer.notImplemented
  package var didFinishLaunching = LaunchAnswer.answers(true)
  /// Methods other than the two above that the delegate does not have.
  package var notImplemented: Set<DelegateCall.Method> = []
  package var handling = Handling.inPerformAction
  package var completion = Completion.calls(true)
  /// Crashes at the beginning of that call.
  package var crashesIn: DelegateCall.Method?
  /// Never comes back from that call.
  package var hangsIn: DelegateCall.Method?
  /// The dynamic items it sets at launch; nil leaves them as they are.
  package var dynamicItems: [ShortcutItem]?
  /// What its screen shows after launch; nil shows its name.
  package var screen: AppScreen?

  package init() {}

  /// The result of a launch method.
  package enum LaunchAnswer: Hashable, Sendable {
    case notImplemented
    case answers(Bool)
  }

  /// Where the delegate looks into the item that was chosen.
  package enum Handling: Hashable, Sendable {
    /// At a launch there, warm in `performAction`. A launch that answers true handles it twice.
    case inDidFinishLaunching
    case inPerformAction
    /// Kept at launch and handled once the app is active; warm, it is handled in `performAction`.
    /// One that is not cleared is handled again each time the app becomes active.
    case inDidBecomeActive(clears: Bool)
    case nowhere
  }

  /// What becomes of the completion handler.
  package enum Completion: Hashable, Sendable {
    case calls(Bool)
    case never
    case twice(Bool)
    /// True, so long after the call.
    case late(Duration)
  }
}
