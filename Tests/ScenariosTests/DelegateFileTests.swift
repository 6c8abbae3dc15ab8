import Goldens
import QuickActions
import Testing

/// Delegates as authors of apps write them, compiled as they are and run through each way in which a
/// quick action reaches an app.
@Suite struct DelegateFileTests {
  private let goldens = Goldens()

  static let appDelegates = [
    "AsyncPerform", "HandledAtLaunch", "NotificationPoster", "PlainPerform", "SavedUntilActive",
  ]
  static let sceneDelegates = [
    "AsyncScene", "SceneByCode", "SceneRouter", "SceneTargets", "SceneTemplate",
  ]
  static let faults = [
    "LostWhenCold", "NeverCleared", "OffTheMainThread", "OnlyInAppDelegate", "TwiceOnLaunch",
  ]

  private static let lastWords: [String: LifeStory.LastWord] = [
    "AsyncPerform": .completion, "NotificationPoster": .completion, "OffTheMainThread": .crash,
  ]

  @Test(arguments: appDelegates + sceneDelegates + faults)
  func aDelegateFileCompilesUnmodifiedAndItsTraceIsTheGoldenOne(name: String) throws {
    let story = try LifeStory(
      bundleAt: "Tests/Apps/Delegates/\(name)/Info.plist",
      lastWord: DelegateFileTests.lastWords[name] ?? .returnOfCalls)
    #expect(goldens.difference(of: story.text, from: "delegate-\(name).txt") == nil)
  }
}
