import QuickActions

/// The part of an `Info.plist` that says what the app is called and what it runs.
struct AppInfo: Sendable {
  var root: PlistNode
  var variables: BuildVariables

  func description(
    in folder: BundlePath, with set: ShortcutSet, _ localizations: Localizations
  ) -> AppDescription {
    let name = name(in: folder)
    return AppDescription(
      bundleIdentifier: text(InfoKey.bundleIdentifier) ?? name, name: name,
      version: text(InfoKey.version) ?? "1.0", staticItems: set.items, droppedItems: set.dropped,
      itemsVersion: root[InfoKey.itemsVersion]?.number ?? 0, localizations: localizations,
      scenes: root[InfoKey.sceneManifest].flatMap(scenes))
  }

  /// The first of the folders that holds what `CFBundleExecutable` names. It must be a plain name:
  /// a bundle has no say over what lies outside it.
  func executable(in folders: [String]) -> String? {
    guard let name = text(InfoKey.executable), !name.contains("/"), !name.hasPrefix(".") else {
      return nil
    }
    return folders.lazy.map { BundlePath($0).appending(name) }
      .first(where: \.isExecutable)?.text
  }

  /// Xcode's own variable for it is as good as not said: then it is English, as in new projects.
  var developmentRegion: Language {
    let region = text(InfoKey.developmentRegion) ?? "en"
    return Language(BuildVariables.firstName(in: region) == nil ? region : "en")
  }

  /// Nobody wants to read `$(PRODUCT_NAME)` under an icon: then the folder's name stands there.
  private func name(in folder: BundlePath) -> String {
    [InfoKey.displayName, InfoKey.name].lazy.compactMap(text)
      .first { BuildVariables.firstName(in: $0) == nil && $0.contains { !$0.isWhitespace } }
      ?? folder.folderName ?? "App"
  }

  /// Nil where the manifest is no dictionary. The configurations of window scenes count.
  private func scenes(_ manifest: PlistNode) -> AppScenes? {
    guard manifest.isDictionary else { return nil }
    let roles = manifest["UISceneConfigurations"]
    let entries = roles?["UIWindowSceneSessionRoleApplication"]?.elements ?? []
    return AppScenes(
      supportsMultiple: manifest["UIApplicationSupportsMultipleScenes"]?.content == .boolean(true),
      configurations: entries.map { configuration in
        SceneConfiguration(
          name: configuration["UISceneConfigurationName"]?.string,
          delegateClass: configuration["UISceneDelegateClassName"]?.string
            .map(variables.replaced(in:)))
      })
  }

  /// Nil where the value is missing, empty or no string.
  private func text(_ key: String) -> String? {
    root[key]?.string.map(variables.replaced(in:)).flatMap { $0.isEmpty ? nil : $0 }
  }
}
