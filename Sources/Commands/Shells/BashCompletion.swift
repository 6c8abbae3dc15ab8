/// The completion of bash.
struct BashCompletion {
  var script: String {
    """
    # bash completion for homepress \(homepressVersion), printed by `homepress completions bash`.
    _homepress_words() {
      mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur")
    }
    _homepress_list() {
      mapfile -t COMPREPLY < <(compgen -P "${cur%"${cur##*,}"}" -W "$1" -- "${cur##*,}")
    }
    _homepress_files() {
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -f -- "$cur")
    }
    _homepress_folders() {
      compopt -o filenames 2>/dev/null
      mapfile -t COMPREPLY < <(compgen -d -- "$cur")
    }
    _homepress_apps() {
      _homepress_files
      local sample
      for sample in \(ShellWord.samples.map(ShellWord.quoted).joined(separator: " ")); do
        [[ -n $cur && ${sample##*/} == "$cur"* ]] && COMPREPLY+=("$sample")
      done
    }
    _homepress() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
      local command= word index
      COMPREPLY=()
      # `--option=value` comes in three words.
      if [[ $cur == = ]]; then
        cur=
      elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $word in
          --) prev=--; [[ -z $command ]] && command=-; break ;;
          \(Option.valued.map(\.flag).joined(separator: "|")))
            [[ ${COMP_WORDS[index + 1]} == = ]] && ((index++))
            ((index++)) ;;
          -*) ;;
          \(Command.names.joined(separator: "|"))) [[ -z $command ]] && command=$word ;;
          *) [[ -z $command ]] && command=- ;;
        esac
      done
      case $command:$prev in
    \(values.joined(separator: "\n"))
      esac
      if [[ $cur == -* && $prev != -- ]]; then
        case $command in
    \(options.joined(separator: "\n"))
        esac
        return
      fi
      case $command in
    \(operands.joined(separator: "\n"))
      esac
    }
    complete -F _homepress homepress

    """
  }

  /// By command and option.
  private var values: [String] {
    Command.allCases.flatMap { command in
      command.options.compactMap { option in
        option.candidates(with: command).map { candidates in
          "    \(pattern(command, option.flag))) \(call(candidates)); return ;;"
        }
      }
    }
  }

  private var options: [String] {
    Command.allCases.map { command in
      let flags = command.options.map(\.flag).joined(separator: " ")
      return "      \(pattern(command))) _homepress_words '\(flags)' ;;"
    }
  }

  private var operands: [String] {
    let first = """
          '')
            _homepress_apps
            local found=("${COMPREPLY[@]}")
            _homepress_words '\(Command.names.joined(separator: " "))'
            COMPREPLY+=("${found[@]}") ;;
      """
    return [first]
      + Command.allCases.map { "    \($0.name ?? "-")) \(call($0.candidates)) ;;" }
  }

  /// Without a command's name, or with an app in its place, it is the Home Screen.
  private func pattern(_ command: Command, _ flag: String? = nil) -> String {
    let names = command.name.map { [$0] } ?? ["''", "-"]
    return names.map { $0 + (flag.map { ":\($0)" } ?? "") }.joined(separator: "|")
  }

  private func call(_ candidates: Candidates) -> String {
    switch candidates {
    case .words(let words): "_homepress_words '\(words.joined(separator: " "))'"
    case .list(let words): "_homepress_list '\(words.joined(separator: " "))'"
    case .apps: "_homepress_apps"
    case .files: "_homepress_files"
    case .folders: "_homepress_folders"
    case .anything: ":"
    }
  }
}
