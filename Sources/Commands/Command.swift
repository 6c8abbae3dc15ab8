/// What homepress can be asked to do.
package enum Command: String, CaseIterable, Hashable, Sendable {
  /// What runs without a command's name.
  case homeScreen
  case menu
  case check
  case play
  case learn
  case new
  case icons
  case completions
  case man
  case help

  /// The word that asks for it; nil for what runs without one.
  package var name: String? {
    self == .homeScreen ? nil : rawValue
  }

  package init?(name: String) {
    guard let command = Command.allCases.first(where: { $0.name == name }) else { return nil }
    self = command
  }

  /// As it is typed, without its operands.
  var invocation: String {
    name.map { "homepress \($0)" } ?? "homepress"
  }

  var operands: String {
    switch self {
    case .homeScreen: "[APP...]"
    case .menu: "APP"
    case .check: "PATH..."
    case .play: "FILE..."
    case .learn: "[LESSON]"
    case .new: "DIR"
    case .icons, .man: ""
    case .completions: "SHELL"
    case .help: "[COMMAND|scenarios]"
    }
  }

  /// Whether its operands are apps.
  var takesApps: Bool { operands.contains("APP") }

  var summary: String {
    switch self {
    case .homeScreen: "the Home Screen; without APP, the built-in samples"
    case .menu: "print the menu that a force press would open"
    case .check: "check shortcut sets: what is wrong, where, and the fix"
    case .play: "run scenarios without a screen"
    case .learn: "lessons on the launch and activation life cycle"
    case .new: "write an app package with quick actions, ready to run"
    case .icons: "list the 29 system icon types, their glyphs and names"
    case .completions: "print the completions for bash, zsh or fish"
    case .man: "print the manual page, for man -l -"
    case .help: "tell about homepress or one of its commands"
    }
  }

  /// The options that do something for it, in the order of its help.
  package var options: [Option] {
    switch self {
    case .homeScreen:
      [
        .device, .ios, .language, .installedFrom, .dynamic, .define, .firstItem, .state, .fresh,
        .plain, .scenario, .recordSession, .color, .ascii, .noMouse, .cast, .help, .version,
      ]
    case .menu:
      [
        .device, .ios, .language, .installedFrom, .dynamic, .state, .define, .iconAt, .firstItem,
        .ascii, .format, .json, .help,
      ]
    case .check:
      [
        .format, .json, .strict, .rule, .noRule, .handlers, .device, .ios, .language, .define,
        .explain, .help,
      ]
    case .play: [.format, .json, .verbose, .record, .matrix, .diagram, .help]
    case .learn: [.plain, .list, .print, .state, .color, .ascii, .noMouse, .help]
    case .new: [.scenes, .name, .homepress, .help]
    case .icons: [.ascii, .json, .help]
    case .completions, .man, .help: [.help]
    }
  }

  static var names: [String] { allCases.compactMap(\.name) }
}
