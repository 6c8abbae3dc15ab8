import QuickActions

/// A shell that can be told how to complete what follows `homepress`.
enum Shell: String, CaseIterable, Hashable, Sendable {
  case bash, zsh, fish

  /// The script that it reads, made from the tables that parse.
  var script: String {
    switch self {
    case .bash: BashCompletion().script
    case .zsh: ZshCompletion().script
    case .fish: FishCompletion().script
    }
  }
}

/// What `homepress completions` was asked.
package struct CompletionsOptions: Hashable, Sendable {
  var shell: Shell

  init(operands: [String]) throws(UsageError) {
    let names = Shell.allCases.map(\.rawValue)
    guard operands.count == 1 else {
      throw UsageError(
        "homepress completions takes one shell; found \(operands.count)",
        fix: "expected one of: \(names.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: operands[0]) else {
      throw UsageError(
        "there are no completions for \"\(operands[0])\"" + didYouMean(operands[0], among: names),
        fix: "expected one of: \(names.joined(separator: ", "))")
    }
    self.shell = shell
  }
}

/// Words for the scripts of shells.
enum ShellWord {
  /// In quotes that every one of these shells takes as they stand.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// The samples that come with the program, by their full paths.
  static var samples: [String] {
    ((try? BuiltInSamples().paths()) ?? []).map { RunningProgram.resolved($0) ?? $0 }
  }
}
