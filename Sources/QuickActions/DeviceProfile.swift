/// The iPhones that can be simulated, by the names `--device` takes.
package enum DeviceModel: String, CaseIterable, Hashable, Sendable {
  case iPhone6s = "iphone-6s"
  case iPhoneXR = "iphone-xr"
  case iPhoneXS = "iphone-xs"
  case iPhone17 = "iphone-17"

  /// As Apple writes it.
  package var marketingName: String {
    switch self {
    case .iPhone6s: "iPhone 6s"
    case .iPhoneXR: "iPhone XR"
    case .iPhoneXS: "iPhone XS"
    case .iPhone17: "iPhone 17"
    }
  }

  /// The screen measures pressure. Source: Apple's technical specifications of each model.
  package var hasForceTouchDisplay: Bool {
    switch self {
    case .iPhone6s, .iPhoneXS: true
    case .iPhoneXR, .iPhone17: false
    }
  }

  /// The first and the last major release that the model runs.
  ///
  /// Source: Apple's lists of models that each release of iOS supports.
  package var supportedMajors: ClosedRange<Int> {
    switch self {
    case .iPhone6s: 9...15
    case .iPhoneXR, .iPhoneXS: 12...18
    case .iPhone17: 26...27
    }
  }

  /// The releases that are worth telling apart here: 9.1 brought most of the system icons.
  package var releases: [IOSVersion] {
    supportedMajors.flatMap { $0 == 9 ? [IOSVersion(9), IOSVersion(9, 1)] : [IOSVersion($0)] }
  }

  /// The release that is taken where none is asked for: the last one the model runs.
  package var defaultIOS: IOSVersion { IOSVersion(supportedMajors.upperBound) }
}

/// How the Home Screen menu is asked for.
package enum PressKind: String, Hashable, Sendable {
  case forceTouch = "3d-touch"
  case touchAndHold = "touch-and-hold"
}

/// A device that runs a release of iOS: what decides how the Home Screen behaves.
package struct DeviceProfile: Hashable, Sendable {
  package var model: DeviceModel
  package var ios: IOSVersion

  /// - Throws: `ImpossibleDevice` where the model cannot run that release.
  package init(model: DeviceModel, ios: IOSVersion? = nil) throws(ImpossibleDevice) {
    let version = ios ?? model.defaultIOS
    guard model.supportedMajors.contains(version.major) else {
      throw ImpossibleDevice(model: model, ios: version)
    }
    self.model = model
    self.ios = version
  }

  private init(checked model: DeviceModel, ios: IOSVersion) {
    self.model = model
    self.ios = ios
  }

  /// 3D Touch *and* today's menu and scenes.
  package static let standard = DeviceProfile(checked: .iPhoneXS, ios: IOSVersion(18))

  package var press: PressKind { model.hasForceTouchDisplay ? .forceTouch : .touchAndHold }

  /// iOS 13 opens the menu on every device and always shows the system's rows;
  /// before that it takes 3D Touch and shows at most Share. [documented, reported]
  package var hasContextMenu: Bool { ios >= IOSVersion(13) }

  /// iOS 13 brought scenes. [documented]
  package var hasScenes: Bool { ios >= IOSVersion(13) }
}

/// A model and a release of iOS that never met.
package struct ImpossibleDevice: Error, Hashable, Sendable, CustomStringConvertible {
  package var model: DeviceModel
  package var ios: IOSVersion

  package var description: String {
    let majors = model.supportedMajors
    let range =
      majors.count == 1 ? "\(majors.lowerBound)" : "\(majors.lowerBound) to \(majors.upperBound)"
    return "\(model.rawValue) cannot run iOS \(ios): it runs iOS \(range)"
  }
}

/// Where an app came from: it decides the Share row.
package enum InstallSource: String, CaseIterable, Hashable, Sendable {
  case appStore = "app-store"
  case testFlight = "testflight"
  case development
}
