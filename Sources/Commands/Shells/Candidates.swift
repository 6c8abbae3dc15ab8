import QuickActions

/// What a word on the command line may become: the same for every shell.
package enum Candidates: Hashable, Sendable {
  case words([String])
  /// Words with commas between them.
  case list([String])
  /// An app by its path, or a built-in sample.
  case apps
  case files
  case folders
  /// Only the person knows.
  case anything
}

extension Option {
  /// What its value may be, with that command; nil for an option without one.
  package func candidates(with command: Command) -> Candidates? {
    switch self {
    case .rule, .noRule: .list(choices)
    case .dynamic, .scenario, .recordSession, .diagram, .cast: .files
    case .state, .homepress: .folders
    case .ios: .words(Option.releases)
    case .format: .words(command.formats)
    case .device, .installedFrom, .firstItem, .color, .explain: .words(choices)
    case .language, .define, .iconAt, .handlers, .matrix, .name: .anything
    case .fresh, .ascii, .noMouse, .json, .strict, .verbose, .record, .plain, .list, .print,
      .scenes, .help, .version:
      nil
    }
  }

  private static var releases: [String] {
    let releases = Set(DeviceModel.allCases.flatMap(\.releases)).sorted()
    return releases.map { $0.minor == 0 ? "\($0.major)" : "\($0)" }
  }
}

extension Command {
  /// What its operands may be.
  package var candidates: Candidates {
    switch self {
    case .homeScreen, .menu: .apps
    case .check, .play: .files
    case .learn: .words(Command.lessons)
    case .new: .folders
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(HelpTopic.names)
    case .icons, .man: .words([])
    }
  }

  /// As help tells them: the first one is taken where none is asked for.
  var formatSummary: [String] {
    [
      formats.enumerated().map { $0.offset == 0 ? "\($0.element) (default)" : $0.element }
        .joined(separator: ", ")
    ]
  }

  /// How it can write its report down.
  fileprivate var formats: [String] {
    switch self {
    case .menu: MenuFormat.allCases.map(\.rawValue)
    case .check: ReportFormat.allCases.map(\.rawValue)
    case .play: PlayFormat.allCases.map(\.rawValue)
    case .homeScreen, .learn, .new, .completions, .help, .icons, .man: []
    }
  }

  private static var lessons: [String] { ((try? Lesson.all()) ?? []).map(\.name) }
}

extension Option {
  /// What it does, in one line.
  var account: String { summary.joined(separator: " ") }

  /// The options that have a value.
  static var valued: [Option] { allCases.filter { $0.valueName != nil } }
}
