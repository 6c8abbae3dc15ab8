import Phone
import QuickActions

/// A row of the phone's settings, with all that it can be.
enum PlainSetting: CaseIterable, Hashable {
  case device, ios, language, forceTouch, sensitivity, touchDuration, firstItem, warmSceneOrder
  case debugger, stepping

  var label: String {
    switch self {
    case .device: "Device"
    case .ios: "iOS"
    case .language: "Language"
    case .forceTouch: "3D Touch"
    case .sensitivity: "Sensitivity"
    case .touchDuration: "Touch duration"
    case .firstItem: "First item of a menu that opens upward"
    case .warmSceneOrder: "A warm scene's order"
    case .debugger: "Debugger attached"
    case .stepping: "Step mode"
    }
  }

  func value(in settings: Settings) -> String {
    switch self {
    case .device: settings.profile.model.marketingName
    case .ios: settings.profile.ios.description
    case .language: settings.languages.joined(separator: ",")
    case .forceTouch:
      settings.profile.press == .forceTouch
        ? onOff(settings.forceTouchEnabled) : "not on this device"
    case .sensitivity: settings.sensitivity.rawValue
    case .touchDuration: settings.touchDuration.rawValue
    case .firstItem: settings.firstItem.rawValue
    case .warmSceneOrder: settings.warmSceneOrder.rawValue
    case .debugger: onOff(settings.debuggerAttached)
    case .stepping: onOff(settings.stepping)
    }
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
    case .forceTouch: words(["on", "off"], "3d-touch")
    case .sensitivity: words(Settings.Sensitivity.allCases.map(\.rawValue), "sensitivity")
    case .touchDuration: words(Settings.TouchDuration.allCases.map(\.rawValue), "touch-duration")
    case .firstItem: words(MenuPlacement.FirstItem.allCases.map(\.rawValue), "first-item")
    case .warmSceneOrder:
      words(Settings.WarmSceneOrder.allCases.map(\.rawValue), "warm-scene-order")
    case .debugger: words(["on", "off"], "debugger")
    case .stepping: [.init("On", say: "step"), .init("Off", say: "run")]
    }
  }

  private func words(_ values: [String], _ name: String) -> [PlainChoice] {
    values.map { value in
      let word = String(value.map { $0 == " " ? "-" : $0 })
      return PlainChoice(value, say: "setting \(name) \(word)")
    }
  }

  private func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
