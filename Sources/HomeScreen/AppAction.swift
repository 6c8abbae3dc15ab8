import Phone
import QuickActions

/// What the sheet of an icon offers.
package enum AppAction: CaseIterable, Hashable, Sendable {
  case open, source, standIn, update, delete, reinstall, disconnectScenes, memoryPressure, restart

  /// A stand-in has a behaviour that can be changed; an app with code of its own behaves as it does.
  static func all(for app: InstalledApp?, on phone: Phone) -> [AppAction] {
    allCases.filter { action in
      switch action {
      case .standIn: app?.standIn != nil
      case .reinstall: !phone.deletedApps.isEmpty
      case .disconnectScenes: app?.scenes.contains(where: \.isConnected) ?? false
      case .open, .source, .update, .delete, .memoryPressure, .restart: true
      }
    }
  }

  func sheetRow(_ app: InstalledApp?, on phone: Phone) -> Sheet.Row {
    switch self {
    case .open: Sheet.Row(label: "Open")
    case .source:
      Sheet.Row(label: "Installed from", value: app?.source.rawValue ?? "", isChoice: true)
    case .standIn:
      Sheet.Row(label: "Stand-in", value: app?.standIn?.presetName ?? "", isChoice: true)
    case .update: Sheet.Row(label: "Update", value: "read it again")
    case .delete: Sheet.Row(label: "Delete App", isDestructive: true)
    case .reinstall: Sheet.Row(label: "Reinstall", value: AppAction.reinstallable(on: phone))
    case .disconnectScenes: Sheet.Row(label: "Disconnect Scenes", value: "app lives on")
    case .memoryPressure: Sheet.Row(label: "Memory pressure", value: "ends others")
    case .restart: Sheet.Row(label: "Restart the phone")
    }
  }

  private static func reinstallable(on phone: Phone) -> String {
    let apps = phone.deletedApps
    return apps.count == 1 ? apps[0].description.name : "\(apps.count) apps"
  }

  /// A row with a value that the arrows change; nil for one that only Enter acts on.
  func changed(_ app: InstalledApp, forward: Bool) -> Input? {
    switch self {
    case .source:
      .installSourceChanged(app.id, app.source.neighbour(forward: forward))
    case .standIn:
      app.standIn.map { .standInChanged(app.id, $0.neighbour(forward: forward)) }
    case .open, .update, .delete, .reinstall, .disconnectScenes, .memoryPressure, .restart: nil
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
