import Phone
import QuickActions

/// A row of the phone's settings: what it shows, and what one step to either side makes of it.
enum SettingRow: CaseIterable, Hashable {
  case device, ios, forceTouch, sensitivity, touchDuration, language, firstItem, stepping
  case debuggerAttached, warmSceneOrder

  func sheetRow(_ settings: Settings) -> Sheet.Row {
    Sheet.Row(label: label, value: value(in: settings), isChoice: true)
  }

  private var label: String {
    switch self {
    case .device: "Device"
    case .ios: "iOS"
    case .language: "Language"
    case .forceTouch: "3D Touch"
    case .sensitivity: "Sensitivity"
    case .touchDuration: "Touch duration"
    case .firstItem: "First item"
    case .stepping: "Step mode"
    case .debuggerAttached: "Debugger attached"
    case .warmSceneOrder: "Warm scene"
    }
  }

  private func value(in settings: Settings) -> String {
    switch self {
    case .device: return settings.profile.model.marketingName
    case .ios: return settings.profile.ios.description
    case .language: return settings.languages.joined(separator: ", ")
    case .forceTouch:
      guard settings.profile.press == .forceTouch else { return "not on this device" }
      return settings.forceTouchEnabled ? "on" : "off"
    case .sensitivity: return settings.sensitivity.rawValue
    case .touchDuration:
      let milliseconds = settings.touchDuration.duration.milliseconds
      return "\(settings.touchDuration.rawValue), \(milliseconds) ms"
    case .firstItem: return settings.firstItem == .nearIcon ? "near the icon" : "on top"
    case .stepping: return settings.stepping ? "on" : "off"
    case .debuggerAttached: return settings.debuggerAttached ? "on" : "off"
    case .warmSceneOrder: return settings.warmSceneOrder.rawValue
    }
  }

  /// The phone's settings with this row moved on; `forward` is false for a step back.
  func changed(_ phone: Phone, forward: Bool) -> Settings {
    let settings = phone.settings
    var changed = settings
    switch self {
    case .device: changed.profile = SettingRow.profile(after: settings.profile, forward: forward)
    case .ios: changed.profile = SettingRow.release(after: settings.profile, forward: forward)
    case .language: changed.languages = SettingRow.languages(after: phone, forward: forward)
    case .forceTouch:
      if settings.profile.press == .forceTouch { changed.forceTouchEnabled.toggle() }
    case .sensitivity: changed.sensitivity = settings.sensitivity.neighbour(forward: forward)
    case .touchDuration: changed.touchDuration = settings.touchDuration.neighbour(forward: forward)
    case .firstItem: changed.firstItem = settings.firstItem.neighbour(forward: forward)
    case .stepping: changed.stepping.toggle()
    case .debuggerAttached: changed.debuggerAttached.toggle()
    case .warmSceneOrder:
      changed.warmSceneOrder = settings.warmSceneOrder.neighbour(forward: forward)
    }
    return changed
  }

  /// The next model, with the same release where it runs it, else with its own.
  private static func profile(after profile: DeviceProfile, forward: Bool) -> DeviceProfile {
    let model = profile.model.neighbour(forward: forward)
    let same = try? DeviceProfile(model: model, ios: profile.ios)
    return same ?? (try? DeviceProfile(model: model)) ?? profile
  }

  private static func release(after profile: DeviceProfile, forward: Bool) -> DeviceProfile {
    let releases = profile.model.releases
    let next =
      forward
      ? releases.first { $0 > profile.ios } ?? releases.first
      : releases.last { $0 < profile.ios } ?? releases.last
    return (try? DeviceProfile(model: profile.model, ios: next)) ?? profile
  }

  /// The next of the languages that the installed apps have, English always among them.
  private static func languages(after phone: Phone, forward: Bool) -> [String] {
    let current = phone.settings.languages.first ?? "en"
    let all = Set(phone.languages.map(\.tag) + [current, "en"]).sorted()
    let index = all.firstIndex(of: current) ?? 0
    return [all[(index + (forward ? 1 : all.count - 1)) % all.count]]
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one, or before it, around the end.
  func neighbour(forward: Bool) -> Self {
    let all = Array(Self.allCases)
    let current = all.firstIndex(of: self) ?? 0
    return all[(current + (forward ? 1 : all.count - 1)) % all.count]
  }
}
