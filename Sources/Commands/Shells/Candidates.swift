import QuickActions

/// What a word on the command line may become: the same for every shell.
enum Candidates: Hashable {
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
  func candidates(with command: Command) -> Candidates? {
    guard valueName != nil else { return nil }
    switch self {
    case .rule, .noRule: return .list(choices)
    case .dynamic, .scenario, .recordSession, .diagram, .cast: return .files
    case .state, .homepress: return .folders
    case .ios: return .words(Option.releases)
    case .format:
      return .words(command.formats)
    default: return choices.isEmpty ? .anything : .words(choices)
    }
  }

  private static var releases: [String] {
    let releases = Set(DeviceModel.allCases.flatMap(\.releases)).sorted()
    return releases.map { $0.minor == 0 ? "\($0.major)" : "\($0)" }
  }
}

extension Command {
  /// What `--format` may be.
  fileprivate var formats: [String] {
    switch self {
    case .menu: MenuFormat.allCases.map(\.rawValue)
    case .play: PlayFormat.allCases.map(\.rawValue)
    default: ReportFormat.allCases.map(\.rawValue)
    }
  }

  /// What its operands may be.
  var candidates: Candidates {
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

  private static var lessons: [String] { ((try? Lesson.all()) ?? []).map(\.name) }
}

extension Option {
  /// What it does, in one line.
  var account: String { summary.joined(separator: " ") }

  /// The options that have a value.
  static var valued: [Option] { allCases.filter { $0.valueName != nil } }
}
