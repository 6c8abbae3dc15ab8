import Phone
import QuickActions

/// A row of the phone's settings: what it shows, and what one step to either side makes of it.
package enum SettingRow: Hashable, Sendable {
  case device, ios, language, stepping
  case word(Setting)

  package static let all: [SettingRow] = [
    .device, .ios, .word(.forceTouch), .word(.sensitivity), .word(.touchDuration), .language,
    .word(.firstItem), .stepping, .word(.debugger), .word(.warmSceneOrder),
  ]

  func sheetRow(_ settings: Settings) -> Sheet.Row {
    Sheet.Row(label: label, value: value(in: settings), isChoice: true)
  }

  package var label: String {
    switch self {
    case .device: "Device"
    case .ios: "iOS"
    case .language: "Language"
    case .stepping: "Step mode"
    case .word(let setting): setting.label
    }
  }

  package func value(in settings: Settings) -> String {
    switch self {
    case .device: settings.profile.model.marketingName
    case .ios: settings.profile.ios.description
    case .language: settings.languages.joined(separator: ", ")
    case .stepping: settings.stepping ? "on" : "off"
    case .word(.forceTouch) where settings.profile.press != .forceTouch: "not on this device"
    case .word(.touchDuration):
      "\(settings.touchDuration.rawValue), \(settings.touchDuration.duration.milliseconds) ms"
    case .word(.firstItem): settings.firstItem == .nearIcon ? "near the icon" : "on top"
    case .word(let setting): setting.word(in: settings).replacing("-", with: " ")
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
    case .stepping: changed.stepping.toggle()
    case .word(.forceTouch) where settings.profile.press != .forceTouch: break
    case .word(let setting):
      let word = setting.word(in: settings)
      setting.set(setting.words.neighbour(of: word, forward: forward), in: &changed)
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
    // It may run one between those.
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
    return [
      Set(phone.languages.map(\.tag) + [current, "en"]).sorted()
        .neighbour(of: current, forward: forward)
    ]
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one, or before it, around the end.
  func neighbour(forward: Bool) -> Self {
    Array(Self.allCases).neighbour(of: self, forward: forward)
  }
}

extension Array where Element: Equatable {
  /// The element after that one, or before it, around the end.
  fileprivate func neighbour(of element: Element, forward: Bool) -> Element {
    let current = firstIndex(of: element) ?? 0
    return isEmpty ? element : self[(current + (forward ? 1 : count - 1)) % count]
  }
}
