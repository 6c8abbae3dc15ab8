import Phone
import QuickActions

/// What the sheet of an icon offers.
enum AppAction: CaseIterable, Hashable {
  case open, source, standIn, update, delete, memoryPressure, restart

  /// A stand-in has a behaviour that can be changed; an app with code of its own behaves as it does.
  static func all(for app: InstalledApp?) -> [AppAction] {
    allCases.filter { $0 != .standIn || app?.standIn != nil }
  }

  func sheetRow(_ app: InstalledApp?) -> Sheet.Row {
    switch self {
    case .open: Sheet.Row(label: "Open")
    case .source: Sheet.Row(label: "Installed from", value: app?.source.rawValue ?? "")
    case .standIn: Sheet.Row(label: "Stand-in", value: app?.standIn?.presetName ?? "")
    case .update: Sheet.Row(label: "Update", value: "read it again")
    case .delete: Sheet.Row(label: "Delete App", isDestructive: true)
    case .memoryPressure: Sheet.Row(label: "Memory pressure", value: "ends others")
    case .restart: Sheet.Row(label: "Restart the phone")
    }
  }

  /// A row with a value that the arrows change; nil for one that only Enter acts on.
  func changed(_ app: InstalledApp, forward: Bool) -> Input? {
    switch self {
    case .source:
      .installSourceChanged(app.id, app.source.neighbour(forward: forward))
    case .standIn:
      app.standIn.map { .standInChanged(app.id, $0.neighbour(forward: forward)) }
    case .open, .update, .delete, .memoryPressure, .restart: nil
    }
  }
}

extension StandInBehaviour {
  /// The preset after this one, or before it, around the end.
  fileprivate func neighbour(forward: Bool) -> StandInBehaviour {
    let all = StandInBehaviour.presets
    let current = all.firstIndex { $0.behaviour == self } ?? 0
    return all[(current + (forward ? 1 : all.count - 1)) % all.count].behaviour
  }
}
