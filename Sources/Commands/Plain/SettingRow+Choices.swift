import HomeScreen
import Phone
import QuickActions

extension SettingRow {
  /// What a list of its own begins with.
  var heading: String {
    guard case .word(let setting) = self else { return label }
    return "\(label), \(setting.meaning)"
  }

  /// The statements that change it, each with what it makes of it.
  func choices(on phone: Phone) -> [PlainChoice] {
    switch self {
    case .device:
      DeviceModel.allCases.map { .init($0.marketingName, say: "device \($0.rawValue)") }
    case .ios:
      phone.settings.profile.model.releases.map { .init("iOS \($0)", say: "device ios \($0)") }
    case .language:
      Set(phone.languages.map(\.tag) + ["en"]).sorted().map { .init($0, say: "language \($0)") }
    case .stepping: [.init("On", say: "step"), .init("Off", say: "run")]
    case .word(let setting):
      setting.words.map { .init($0, say: "setting \(setting.rawValue) \($0)") }
    }
  }
}
