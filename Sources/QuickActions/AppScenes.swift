/// What an app's `UIApplicationSceneManifest` says.
package struct AppScenes: Hashable, Sendable {
  /// `UIApplicationSupportsMultipleScenes`.
  package var supportsMultiple: Bool
  /// Those of the role of a window scene, the one that is taken without a name first.
  package var configurations: [SceneConfiguration]

  package init(supportsMultiple: Bool = false, configurations: [SceneConfiguration] = []) {
    self.supportsMultiple = supportsMultiple
    self.configurations = configurations
  }
}

/// How a scene is made: one entry of `UISceneConfigurations`.
package struct SceneConfiguration: Hashable, Sendable {
  /// `UISceneConfigurationName`.
  package var name: String?
  /// `UISceneDelegateClassName`, module and class: `Notes.SceneDelegate`.
  package var delegateClass: String?

  package init(name: String? = nil, delegateClass: String? = nil) {
    self.name = name
    self.delegateClass = delegateClass
  }
}

/// Which contents a scene is for: the part of `UISceneActivationConditions` that decides which scene
/// an item with a `targetContentIdentifier` goes to.
package struct ActivationConditions: Hashable, Sendable {
  /// `canActivateForTargetContentIdentifierPredicate`; any, where the app says nothing.
  package var canActivate: ContentPredicate
  /// `prefersToActivateForTargetContentIdentifierPredicate`; none, where the app says nothing.
  package var prefersToActivate: ContentPredicate

  package init(
    canActivate: ContentPredicate = .any, prefersToActivate: ContentPredicate = .none
  ) {
    self.canActivate = canActivate
    self.prefersToActivate = prefersToActivate
  }
}

/// A condition on a target content identifier, as data: the phone decides while the app sleeps.
package enum ContentPredicate: Hashable, Sendable {
  case any
  case none
  case oneOf([String])
  case prefix(String)
  case contains(String)

  package func matches(_ identifier: String) -> Bool {
    switch self {
    case .any: true
    case .none: false
    case .oneOf(let identifiers): identifiers.contains(identifier)
    case .prefix(let prefix): identifier.hasPrefix(prefix)
    case .contains(let part): part.isEmpty || identifier.contains(part)
    }
  }
}
