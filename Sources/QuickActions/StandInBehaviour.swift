/// What an app described by data does with the calls it gets.
///
/// The default is a well-behaved delegate; each field departs from it in one way that real apps do.
package struct StandInBehaviour: Hashable, Sendable {
  package var willFinishLaunching = LaunchAnswer.notImplemented
  package var didFinishLaunching = LaunchAnswer.answers(true)
  /// Methods other than the two above that the delegates do not have. An app delegate that has
  /// `configurationForConnecting` opts into scenes with it.
  package var notImplemented: Set<DelegateCall.Method> = [
    .configurationForConnecting, .didDiscardSceneSessions,
  ]
  package var handling = Handling.whereItArrives
  package var completion = Completion.calls(true)
  /// Crashes at the beginning of these calls.
  package var crashesIn: Set<DelegateCall.Method> = []
  /// Never comes back from these calls.
  package var hangsIn: Set<DelegateCall.Method> = []
  /// A scene that connects for an item with a target takes items of that target from then on, and
  /// one that connects without takes none.
  package var hasSceneForEachTarget = false
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
    /// In `performAction`, and where a scene connects with an item, there.
    case whereItArrives
    /// In `performAction` alone: an item that travels in connection options is lost.
    case inPerformAction
    /// At a launch there, warm in `performAction`. A launch that answers true handles it twice.
    case inDidFinishLaunching
    /// Kept when it comes with the launch or with a scene and handled once that is active; warm, it
    /// is handled in `performAction`. One that is not cleared is handled at each activation.
    case inDidBecomeActive(clears: Bool)
    case nowhere
  }

  /// What becomes of the completion handler.
  package enum Completion: Hashable, Sendable {
    case calls(Bool)
    case never
    case twice(Bool)
    /// From another thread: true ends the app.
    case offMainThread(Bool)
    /// True, so long after the call.
    case late(Duration)
  }
}
