import AppBundles
import QuickActions

/// Where an action arrives in an app with scenes.
struct SceneManifest: Rule {
  static let about = RuleDescription(
    .sceneManifest, .note,
    why:
      "In an app with scenes an action goes to the scene delegate; the app delegate's method is not "
      + "called, and nothing falls back to it.",
    source: "Apple's sample \"Add Home Screen Quick Actions\"; that nothing falls back is observed",
    example: """
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UISceneConfigurations</key>
        <dict/>
      </dict>
      """,
    fix: "implement windowScene(_:performActionFor:completionHandler:), and read "
      + "connectionOptions.shortcutItem in scene(_:willConnectTo:options:)")

  func findings(in set: CheckedSet) -> [Finding] {
    guard let manifest = set.root[InfoKey.sceneManifest], !set.kept.isEmpty else {
      return []
    }
    guard manifest.isDictionary else { return [malformed(manifest)] }
    if let configuration = withoutDelegate(in: manifest) { return [nobody(configuration)] }
    return [
      Finding(
        at: .offset(manifest.offset),
        "the app has scenes, so actions go to the scene delegate and never to the app delegate",
        fix: Self.about.fix)
    ]
  }

  private func malformed(_ manifest: PlistNode) -> Finding {
    Finding(
      at: .offset(manifest.offset),
      "\(InfoKey.sceneManifest) is \(manifest.typeName), not a dictionary",
      fix: "write a <dict>, or take the key out", severity: .warning)
  }

  private func nobody(_ configuration: PlistNode) -> Finding {
    Finding(
      at: .offset(configuration.offset),
      "this scene has no UISceneDelegateClassName, so no one gets its actions unless code names one",
      fix: "add <key>UISceneDelegateClassName</key> and the class", severity: .warning)
  }

  /// The first configuration of a window scene that names no delegate.
  private func withoutDelegate(in manifest: PlistNode) -> PlistNode? {
    let configurations = manifest["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"]
    return configurations?.elements?.first {
      $0["UISceneDelegateClassName"]?.string?.isEmpty ?? true
    }
  }
}
