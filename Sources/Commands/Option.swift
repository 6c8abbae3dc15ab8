import QuickActions

/// Every option there is: the one table behind parsing and help.
package enum Option: String, CaseIterable, Hashable, Sendable {
  case device
  case ios
  case language
  case installedFrom = "installed-from"
  case dynamic
  case define
  case iconAt = "icon-at"
  case color
  case ascii
  case noMouse = "no-mouse"
  case json
  case help
  case version

  /// As it is typed.
  var flag: String { "--\(rawValue)" }

  /// What stands for its value in help; nil for an option without one.
  var valueName: String? {
    switch self {
    case .device: "MODEL"
    case .ios: "N[.N]"
    case .language: "xx[-YY][,...]"
    case .installedFrom: "SOURCE"
    case .dynamic: "FILE.json"
    case .define: "NAME=VALUE"
    case .iconAt: "ROW,COLUMN"
    case .color: "WHEN"
    case .ascii, .noMouse, .json, .help, .version: nil
    }
  }

  /// The words that may be its value; empty where any text may.
  var choices: [String] {
    switch self {
    case .device: DeviceModel.allCases.map(\.rawValue)
    case .installedFrom: InstallSource.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .ios, .language, .dynamic, .define, .iconAt, .ascii, .noMouse, .json, .help, .version: []
    }
  }

  /// What it does, in a line or two.
  var summary: [String] {
    switch self {
    case .device: ["the iPhone: \(alternatives)", "(without it: iphone-xs)"]
    case .ios: ["the release of iOS (without it: the last that the iPhone runs)"]
    case .language: ["the preferred languages (without it: en)"]
    case .installedFrom: ["\(alternatives) (without it: app-store)"]
    case .dynamic: ["the items that the app has set, as a JSON list of objects with", dynamicKeys]
    case .define: ["the value of a build variable in the Info.plist; may be repeated"]
    case .iconAt: ["where the icon stands on the grid of 6 rows by 4 columns", "(without it: 1,1)"]
    case .color: ["\(alternatives) (without it: auto, which heeds NO_COLOR)"]
    case .ascii: ["draw with ASCII characters alone"]
    case .noMouse: ["leave the mouse to the terminal"]
    case .json: ["print one JSON object"]
    case .help: ["print this help"]
    case .version: ["print the version"]
    }
  }

  private var alternatives: String { choices.joined(separator: ", ") }

  private var dynamicKeys: String {
    "type, title and optionally subtitle, icon, userInfo, targetContentIdentifier"
  }
}

/// When the screen has colours.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case auto, always, never
}
