/// The completion of zsh.
struct ZshCompletion {
  var script: String {
    """
    #compdef homepress
    # zsh completion for homepress \(homepressVersion), printed by `homepress completions zsh`.
    _homepress_apps() {
      local -a samples=(\(ShellWord.samples.map(ShellWord.quoted).joined(separator: " ")))
      _files
      [[ -n $PREFIX ]] && samples=(${(M)samples:#*/${PREFIX}[^/]#}) && compadd -U -a samples
    }
    _homepress_first() {
      local -a commands=(
    \(commands.joined(separator: "\n"))
      )
      _describe command commands
      _homepress_apps
    }
    _homepress() {
      setopt localoptions extendedglob
      local command= curcontext=$curcontext state line
      local -i index
      # The first operand is the command; its options may stand before it.
      for (( index = 2; index < CURRENT; index++ )); do
        case ${words[index]} in
          (\(Option.valued.map(\.flag).joined(separator: "|"))) (( index++ )) ;;
          (\(Command.names.joined(separator: "|")))
            command=${words[index]}
            words[index]=()
            (( CURRENT-- ))
            break ;;
          (--) break ;;
          (-*) ;;
          (*) break ;;
        esac
      done
      case $command in
    \(Command.allCases.map(specifications).joined(separator: "\n"))
      esac
    }
    if [[ ${funcstack[1]} == _homepress ]]; then
      _homepress "$@"
    else
      compdef _homepress homepress
    fi

    """
  }

  private var commands: [String] {
    Command.allCases.compactMap { command in
      command.name.map { "    " + ShellWord.quoted("\($0):\(command.summary)") }
    }
  }

  private func specifications(of command: Command) -> String {
    let options = command.options.map { "        " + specification($0, with: command) }
    let first = command == .homeScreen ? [ShellWord.quoted("1: :_homepress_first")] : []
    let operands = command.operands.isEmpty ? [] : [operand(of: command)]
    let all = options + (first + operands).map { "        " + $0 }
    return "    \(command.name ?? "''"))\n      _arguments -S \\\n"
      + all.joined(separator: " \\\n") + " ;;"
  }

  private func specification(_ option: Option, with command: Command) -> String {
    let about = ZshCompletion.escaped(option.account)
    guard let name = option.valueName, let candidates = option.candidates(with: command) else {
      return ShellWord.quoted("\(option.flag)[\(about)]")
    }
    let value = "\(ZshCompletion.escaped(name)):\(action(candidates))"
    return ShellWord.quoted("*\(option.flag)=[\(about)]:\(value)")
  }

  private func operand(of command: Command) -> String {
    ShellWord.quoted("*:\(ZshCompletion.escaped(command.operands)):\(action(command.candidates))")
  }

  private func action(_ candidates: Candidates) -> String {
    switch candidates {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , name \(words.joined(separator: " "))"
    case .apps: "_homepress_apps"
    case .files: "_files"
    case .folders: "_files -/"
    case .anything: " "
    }
  }

  /// A colon would end the text, and a bracket too.
  private static func escaped(_ text: String) -> String {
    text.map { ":[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
