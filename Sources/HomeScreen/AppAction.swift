import Phone
import QuickActions

/// What the sheet of an icon offers.
enum AppAction: CaseIterable, Hashable {
  case open, update, delete, memoryPressure, restart

  var sheetRow: Sheet.Row {
    switch self {
    case .open: Sheet.Row(label: "Open")
    case .update: Sheet.Row(label: "Update", value: "new version")
    case .delete: Sheet.Row(label: "Delete App", isDestructive: true)
    case .memoryPressure: Sheet.Row(label: "Memory pressure", value: "ends others")
    case .restart: Sheet.Row(label: "Restart the phone")
    }
  }
}
