import QuickActions

/// An app on the phone: what it is, what the phone keeps for it, where it stands in its life.
package struct InstalledApp: Hashable, Sendable {
  package let id: AppID
  package internal(set) var description: AppDescription
  package internal(set) var source: InstallSource
  /// How it behaves where it has no executable; nil for an app with a process of its own.
  package internal(set) var standIn: StandInBehaviour?
  /// What the app set last; nil where it has set none.
  package internal(set) var stored: StoredItems?
  package internal(set) var lifeCycle: LifeCycle
  /// What is on its window, or was when it was last seen running: the switcher's snapshot.
  package internal(set) var screen: AppScreen?

  /// - Parameter launches: How often it was launched before it was deleted.
  init(
    id: AppID, description: AppDescription, source: InstallSource, standIn: StandInBehaviour?,
    launches: Int
  ) {
    self.id = id
    self.description = description
    self.source = source
    self.standIn = standIn
    stored = nil
    lifeCycle = LifeCycle(app: id, launches: launches)
    screen = nil
  }

  package var state: ApplicationState { lifeCycle.state }

  /// Nil where there is no process, or the app is a stand-in.
  package var pid: Int32? { lifeCycle.pid }

  /// In step mode: the call that waits for a step.
  package var heldCall: DelegateCall? { lifeCycle.heldCall }

  /// All that are stored, whether or not a menu shows them.
  package var dynamicItems: [ShortcutItem] { stored?.items ?? [] }

  /// The menu that a force press on its icon opens.
  package func menu(under settings: Settings) -> ShortcutMenu {
    let (profile, languages) = (settings.profile, settings.languages)
    return ShortcutMenu(
      static: description.staticItems(on: profile.ios, in: languages),
      dynamic: description.localizations.localized(dynamicItems, in: languages),
      hidingDynamic: stored?.reasonToHide(
        in: description, on: profile.ios, languages: languages),
      profile: profile, press: settings.press, installedFrom: source)
  }
}
