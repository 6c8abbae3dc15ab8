import UIKit

/// The quick actions of this app. Search and Share stand in its Info.plist.
enum QuickAction: String {
  case search = "org.homepress.samples.appsearch.search"
  case share = "org.homepress.samples.appsearch.share"
  case play = "org.homepress.samples.appsearch.play"
  case pause = "org.homepress.samples.appsearch.pause"

  /// Those that are set as the app runs.
  @MainActor static var dynamicItems: [UIApplicationShortcutItem] {
    [
      UIApplicationShortcutItem(
        type: play.rawValue, localizedTitle: "Play", localizedSubtitle: "Go on listening",
        icon: UIApplicationShortcutIcon(type: .play), userInfo: nil),
      UIApplicationShortcutItem(
        type: pause.rawValue, localizedTitle: "Pause", localizedSubtitle: "Hold the music",
        icon: UIApplicationShortcutIcon(type: .pause), userInfo: nil),
    ]
  }
}
