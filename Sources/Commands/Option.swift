import Canvas
import Checks
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
  case firstItem = "first-item"
  case state
  case fresh
  case color
  case ascii
  case noMouse = "no-mouse"
  case json
  case format
  case strict
  case rule
  case noRule = "no-rule"
  case handlers
  case explain
  case verbose
  case record
  case matrix
  case plain
  case scenario
  case recordSession = "record-session"
  case list
  case print
  case diagram
  case cast
  case scenes
  case name
  case homepress
  case help
  case version

  /// As it is typed.
  package var flag: String { "--\(rawValue)" }

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
    case .firstItem: "PLACE"
    case .state: "DIR"
    case .color: "WHEN"
    case .format: "FORMAT"
    case .rule, .noRule: "NAME,..."
    case .handlers: "TYPE,..."
    case .explain: "RULE"
    case .matrix: "AXIS=A|B,..."
    case .scenario, .recordSession, .diagram, .cast: "FILE"
    case .name: "NAME"
    case .homepress: "PATH"
    case .plain, .fresh, .ascii, .noMouse, .json, .strict, .verbose, .record, .list, .print,
      .scenes,
      .help, .version:
      nil
    }
  }

  /// The words that may be its value; empty where any text may.
  var choices: [String] {
    switch self {
    case .device: DeviceModel.allCases.map(\.rawValue)
    case .installedFrom: InstallSource.allCases.map(\.rawValue)
    case .firstItem: MenuPlacement.FirstItem.allCases.map(\.rawValue)
    case .color: TerminalOptions.Color.allCases.map(\.rawValue)
    case .rule, .noRule, .explain: RuleName.allCases.map(\.rawValue)
    case .format, .ios, .language, .dynamic, .define, .iconAt, .state, .fresh, .ascii, .noMouse,
      .json, .strict, .handlers, .verbose, .record, .matrix, .plain, .scenario, .recordSession,
      .list, .print, .diagram, .cast, .scenes, .name, .homepress, .help, .version:
      []
    }
  }

  /// What it does, in lines that fit beside it.
  var summary: [String] {
    switch self {
    case .device:
      [choices.map { $0 == standardDevice ? "\($0) (default)" : $0 }.joined(separator: ", ")]
    case .ios: ["the release of iOS (default: the last for the iPhone)"]
    case .language: ["the preferred languages (default: en)"]
    case .installedFrom: ["app-store (default), testflight, development"]
    case .dynamic: ["the items that the app has set: a JSON list of objects"] + Option.dynamicKeys
    case .define: ["the value of a build variable; may be repeated"]
    case .iconAt: ["the icon's place of 6 rows by 4 columns (default: 1,1)"]
    case .firstItem: Option.firstItemPlaces
    case .state: ["the folder in which dynamic items are kept"] + Option.standardState
    case .fresh: ["forget what was kept of these apps"]
    case .color: ["auto (default, heeds NO_COLOR), always, never"]
    case .ascii: ["draw with ASCII characters alone"]
    case .noMouse: ["leave the mouse to the terminal"]
    case .json: ["print one JSON object"]
    case .format: ["how the report is written"]
    case .strict: ["warnings fail as well, with exit status 1"]
    case .rule: ["these rules alone; may be repeated"]
    case .noRule: ["all rules but these; may be repeated"]
    case .handlers: ["the types that the app's code handles"]
    case .explain: ["tell why the rule is there, an example, and the fix"]
    case .verbose: ["the trace below each statement; with --matrix, what is not as expected"]
    case .record: ["write what is seen into the files as what is expected"]
    case .matrix:
      [
        "one scenario over all combinations, as a table:", "AXIS is device, ios, language or state",
        "(not-running, background, suspended)",
      ]
    case .plain: ["as lines: for screen readers, any terminal, pipes"]
    case .scenario: ["perform a scenario first, then hand over"]
    case .recordSession: ["write what you do as a scenario"]
    case .list: ["list the lessons, and which of them are done"]
    case .print: ["the lesson as plain text"]
    case .diagram:
      ["draw who called whom; the name ends in .svg, .txt,", "or for Mermaid in .mmd or .md"]
    case .cast: ["record what is shown into a new file (asciicast v2)"]
    case .scenes: ["with a scene delegate and a scene manifest"]
    case .name: ["what the app is called (default: as the folder)"]
    case .homepress: ["where homepress was built, for its UIKit"]
    case .help: ["print this help"]
    case .version: ["print the version"]
    }
  }

  private var standardDevice: String { DeviceProfile.standard.model.rawValue }

  private static let firstItemPlaces = [
    "in a menu that opens upward, item 1 stands",
    "near-icon (default) or on top",
  ]

  private static let standardState = [
    "(default: $XDG_STATE_HOME/homepress, else",
    "~/.local/state/homepress; `menu`: none)",
  ]

  private static let dynamicKeys = [
    "with type and title, and optionally subtitle, icon,",
    "userInfo and targetContentIdentifier; an icon is",
    "{\"kind\": \"system|symbol|file\", \"name\": NAME}",
  ]
}
