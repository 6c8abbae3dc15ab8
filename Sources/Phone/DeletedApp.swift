import QuickActions

/// An app that was deleted and can be installed again: what the App Store would still offer.
package struct DeletedApp: Hashable, Sendable {
  package let id: AppID
  package let description: AppDescription
  package let source: InstallSource
  package let standIn: StandInBehaviour?
  /// How often it had been launched: its next process must not be taken for an old one.
  let launches: Int
  /// Its process, until that has ended.
  var ending: EndingApp?

  init(_ app: InstalledApp) {
    id = app.id
    description = app.description
    source = app.source
    standIn = app.standIn
    launches = app.lifeCycle.launches
    ending = app.lifeCycle.ending
  }

  /// What brings it back: without its dynamic items. [undocumented]
  package var reinstallation: Input {
    .appInstalled(id, description, from: source, standIn: standIn)
  }
}
