import QuickActions

/// An app on the phone: what it is, what the phone keeps for it, where it stands in its life.
package struct InstalledApp: Hashable, Sendable {
  package let id: AppID
  package internal(set) var description: AppDescription
  package internal(set) var source: InstallSource
  /// How it behaves where it has no executable; nil for an app with a process of its own.
  package internal(set) var standIn: StandInBehaviour?
  /// What the app set last. It lives with the Home Screen and outlives the process. [inferred]
  package internal(set) var dynamicItems: [ShortcutItem]
  package internal(set) var lifeCycle: LifeCycle
  /// What is on its window, or was when it was last seen running: the switcher's snapshot.
  package internal(set) var screen: AppScreen?

  init(
    id: AppID, description: AppDescription, source: InstallSource, standIn: StandInBehaviour?
  ) {
    self.id = id
    self.description = description
    self.source = source
    self.standIn = standIn
    dynamicItems = []
    lifeCycle = LifeCycle(app: id)
    screen = nil
  }

  package var state: ApplicationState { lifeCycle.state }

  /// Nil where there is no process, or the app is a stand-in.
  package var pid: Int32? { lifeCycle.pid }

  /// In step mode: the call that waits for a step.
  package var heldCall: DelegateCall? { lifeCycle.heldCall }

  /// How many of an app's dynamic items the Home Screen stores. [undocumented]
  package static let storedItemLimit = 10

  /// The menu that a force press on its icon opens.
  package func menu(under settings: Settings) -> ShortcutMenu {
    let profile = settings.profile
    return ShortcutMenu(
      static: description.staticItems(on: profile.ios, in: settings.languages),
      dynamic: description.localizations.localized(dynamicItems, in: settings.languages),
      profile: profile, press: settings.press, installedFrom: source)
  }
}
