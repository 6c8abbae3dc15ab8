import Commands
import Foundation
import TestMaterial

/// A shell that has read its script from the program, and is asked what a line may become.
///
/// bash and zsh complete only for a person at a terminal, so they get a pseudo-terminal, which zsh has
/// in a module. What they found goes through a pipe with a name, before they would show it.
enum CompletingShell: String, CaseIterable {
  case bash, zsh, fish

  /// What each line may become, as the shell's own completion says: the last part of its last word.
  func candidates(for lines: [String]) throws -> [Set<String>] {
    let folder = try TemporaryFolder()
    let script = outcome(of: ["completions", rawValue]).output
    _ = try folder.write(script, to: self == .zsh ? "_homepress" : "completion")
    _ = try folder.write(setup, to: "setup")
    _ = try folder.write(asking, to: "ask")
    let program = self == .fish ? ["fish", "--no-config"] : ["zsh", "-f"]
    let output = try answers(
      of: program + [folder.path + "/ask", folder.path], to: lines.joined(separator: "\n") + "\n")
    let answers = output.components(separatedBy: "\nend\n").dropLast()
    guard answers.count == lines.count else { throw Silence(output: output) }
    return answers.map { answer in
      Set(answer.split(separator: "\n").map(Self.lastPart).filter { !$0.isEmpty })
    }
  }

  struct Silence: Error {
    let output: String
  }

  /// Shells differ in how much of the word they repeat.
  private static func lastPart(_ candidate: Substring) -> String {
    let word = candidate.prefix { $0 != "\t" }.trimmingPrefix { $0 == " " }
    let text = word.last.map { "=/ ".contains($0) } == true ? word.dropLast() : word
    return String(text.split { "=,".contains($0) }.last ?? text)
  }

  /// What the shell reads at its start.
  private var setup: String {
    switch self {
    case .bash:
      """
      bind 'set enable-bracketed-paste off'
      . "$folder/completion"
      _asked() {
        _homepress "$@"
        printf '%s\\n' '' "${COMPREPLY[@]}" end > "$folder/answers"
        COMPREPLY=()
      }
      complete -F _asked homepress
      PROMPT_COMMAND='echo end > "$folder/answers"'
      """
    case .zsh:
      """
      unset zle_bracketed_paste
      fpath=($folder $fpath)
      autoload -Uz compinit && compinit -u -D
      compadd() {
        local options=${@[1,(i)(-|--)]}
        [[ $options == *-(O|A|D)\\ * ]] && { builtin compadd "$@"; return }
        local -a found
        builtin compadd -A found "$@"
        builtin compadd "$@"
        local status_of_it=$?
        print -rl -- $found >> $folder/found
        return status_of_it
      }
      _asked() {
        : > $folder/found
        _main_complete
        compstate[insert]= compstate[list]=
        { print; cat $folder/found; print end } > $folder/answers
      }
      zle -C _asked complete-word _asked
      bindkey '^I' _asked
      zle-line-init() { print end > $folder/answers }
      zle -N zle-line-init
      """
    case .fish: ""
    }
  }

  /// What asks it, a line at a time.
  private var asking: String {
    guard self != .fish else {
      return """
        source $argv[1]/completion
        while read --local line
          echo
          complete -C "$line"
          echo end
        end
        """
    }
    let shell = self == .bash ? "bash --noprofile --norc -i" : "zsh -f -i"
    let read = self == .bash ? ". $1/setup" : "source $1/setup"
    return """
      zmodload zsh/zpty
      mkfifo $1/answers
      exec {answers}<>$1/answers
      zpty shell "folder=$1 TERM=dumb \(shell)"
      zpty -w shell "\(read)"
      until read -r -t 20 answer <&$answers && [[ $answer == end ]]; do
        (( ++tries < 20 )) || exit 1
      done
      while IFS= read -r line; do
        zpty -w -n shell $'\\C-u'$line$'\\t'
        while read -r -t 20 answer <&$answers; do
          print -r -- $answer
          [[ $answer == end ]] && break
        done
        while zpty -r -t shell shown; do :; done
      done
      zpty -d shell
      """
  }

  private func answers(of program: [String], to lines: String) throws -> String {
    try Program("timeout", ["60"] + program).run(typing: lines).output
  }
}
