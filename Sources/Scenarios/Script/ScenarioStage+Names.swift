import Phone
import QuickActions

/// The names that statements call apps by.
extension ScenarioStage {
  /// Takes in apps that were put on the phone by something else than a statement: they go by the names
  /// below their icons, namesakes with a number.
  package func adoptApps() {
    let known = Set(apps.values)
    for (index, app) in simulation.phone.apps.enumerated() where !known.contains(app.id) {
      let name = app.description.name
      let more = (2...).lazy.map { "\(name) \($0)" }.prefix(simulation.phone.apps.count)
      apps[([name] + more).first { apps[$0] == nil } ?? name] = app.id
      positions[app.id] = positions[app.id] ?? position(ofApp: index)
    }
  }

  package func name(of app: AppID) -> String {
    apps.first { $0.value == app }?.key ?? app.rawValue
  }

  /// In the order of installation, row by row.
  func position(ofApp index: Int) -> IconPosition? {
    IconPosition(
      row: index / IconPosition.columns % IconPosition.rows + 1,
      column: index % IconPosition.columns + 1)
  }
}
