import Commands
import HomeScreen
import Testing

/// All that the keys of the Home Screen do can be done in plain mode too, by words that its help tells.
@Suite struct PlainParityTests {
  private enum PlainWay {
    case lines([String])
    /// Why there is nothing to be said.
    case none(String)
  }

  /// By heading and key, as the card of all keys has them.
  private static let ways: [String: PlainWay] = [
    "Home Screen: arrows hjkl": .lines(["look"]),
    "Home Screen: PgUp PgDn": .lines(["look"]),
    "Home Screen: Enter": .lines(["tap Notes"]),
    "Home Screen: hold Space": .lines(["press Notes", "wait 100ms", "release", "hold Notes 900ms"]),
    "Home Screen: f": .lines(["force Notes"]),
    "Home Screen: a": .lines(["app Notes", "more"]),
    "Menu: arrows Enter": .lines(["choose 1"]),
    "Menu: 1-9": .lines(["choose 1"]),
    "Menu: Esc q Left": .lines(["dismiss"]),
    "App: arrows Tab": .lines(["look"]),
    "App: Enter click": .lines(["tap 1"]),
    "App: hold Space f": .lines(["press Bread", "force Bread", "pop", "release", "dismiss"]),
    "App: Up": .lines(["preview-action Delete"]),
    "App: H Esc": .lines(["home"]),
    "App: s": .lines(["switcher", "switch Notes", "kill Notes"]),
    "Mouse: click": .lines(["tap Notes"]),
    "Mouse: hold button": .lines(["press Notes", "release over 1", "release outside"]),
    "Mouse: right click": .lines(["force Notes"]),
    "Trace: t Tab": .lines(["trace"]),
    "Trace: [ ]": .lines(["trace"]),
    "Trace: v": .lines(["trace Notes", "filter Notes"]),
    "Trace: /": .lines(["trace TEXT", "filter TEXT"]),
    "Trace: w": .lines(["save"]),
    "Program: n N": .lines(["step", "run"]),
    "Program: ,": .lines(["settings"]),
    "Program: p": .lines(["picture"]),
    "Program: m": .none("no line is typed with a mouse"),
    "Program: Ctrl-L": .none("there is no screen that could be spoilt"),
    "Program: q Ctrl-C": .lines(["quit"]),
  ]

  @Test func everyKeyHasItsWords() {
    let keys = HelpCard.keys.map { "\($0.heading): \($0.key)" }
    #expect(Set(keys) == Set(Self.ways.keys))
    #expect(keys.count == Set(keys).count)
  }

  @Test(arguments: AppAction.allCases)
  func everyActionOnAnIconHasItsWord(action: AppAction) {
    let line =
      switch action {
      case .open: "tap Notes"
      case .source: "set source Notes testflight"
      case .standIn: "behaviour Notes crash"
      case .update: "update Notes"
      case .delete: "delete Notes"
      case .reinstall: "reinstall Notes"
      case .disconnectScenes: "disconnect Notes"
      case .memoryPressure: "memory-pressure"
      case .restart: "restart"
      }
    #expect(Self.isTold(line))
  }

  @Test(arguments: SettingRow.all)
  func everySettingHasItsStatement(row: SettingRow) {
    let line =
      switch row {
      case .device: "device iphone-xs"
      case .ios: "device ios 18"
      case .language: "language de"
      case .stepping: "step"
      case .word(let setting): "setting \(setting.rawValue) \(setting.words[0])"
      }
    #expect(Self.isTold(line))
  }

  @Test func helpTellsTheWords() {
    for (key, way) in Self.ways {
      guard case .lines(let lines) = way else { continue }
      for line in lines { #expect(Self.isTold(line), "\(key): \(line)") }
    }
  }

  /// A line of the help begins as that line does.
  private static func isTold(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    let depth = ["set", "setting", "release"].contains(words[0]) ? 2 : 1
    let start = words.prefix(depth).joined(separator: " ")
    return PlainHelp.lines(about: "").contains {
      $0 == start || $0.hasPrefix(start + " ") || $0.hasPrefix(start + ":")
    }
  }
}
