/// The completion of fish.
struct FishCompletion {
  var script: String {
    """
    # fish completion for homepress \(homepressVersion), printed by `homepress completions fish`.
    function __homepress_is --argument-names wanted
      set -l found
      set -l is_value no
      for word in (commandline -opc)[2..]
        if test $is_value = yes
          set is_value no
          continue
        end
        switch $word
          case \(Option.valued.map(\.flag).joined(separator: " "))
            set is_value yes
          case '-*'
          case \(Command.names.joined(separator: " "))
            test -z "$found"; and set found $word
          case '*'
            test -z "$found"; and set found -
        end
      end
      test -z "$found"; and set found none
      contains -- $found (string split , -- $wanted)
    end
    complete -c homepress -f
    \((commands + operands + options).joined(separator: "\n"))

    """
  }

  private var commands: [String] {
    Command.allCases.compactMap { command in
      command.name.map { line("none", "-a \($0) -d \(ShellWord.quoted(command.summary))") }
    }
  }

  private var operands: [String] {
    Command.allCases.compactMap { command in
      action(command.candidates).map { line(condition(command), $0) }
    }
  }

  private var options: [String] {
    Command.allCases.flatMap { command in
      command.options.map { option in
        let about = "-l \(option.rawValue) -d \(ShellWord.quoted(option.account))"
        return line(condition(command), about + (option.candidates(with: command).map(value) ?? ""))
      }
    }
  }

  /// Without a command's name, or with an app in its place, it is the Home Screen.
  private func condition(_ command: Command) -> String { command.name ?? "none,-" }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c homepress -n '__homepress_is \(condition)' \(rest)"
  }

  private func value(_ candidates: Candidates) -> String {
    let action = action(candidates).map { " \($0)" } ?? ""
    return (candidates == .files ? " -r" : " -x") + action
  }

  private func action(_ candidates: Candidates) -> String? {
    switch candidates {
    case .words(let words): words.isEmpty ? nil : "-a \(ShellWord.quoted(spaced(words)))"
    case .list(let words): "-a \(ShellWord.quoted("(__fish_append , \(spaced(words)))"))"
    case .apps:
      "-F -a \(ShellWord.quoted(spaced(ShellWord.samples.map { $0.replacing(" ", with: "\\ ") })))"
    case .files: "-F"
    case .folders: "-a '(__fish_complete_directories)'"
    case .anything: nil
    }
  }

  private func spaced(_ words: [String]) -> String { words.joined(separator: " ") }
}
