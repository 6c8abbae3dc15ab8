import AppHosting
import Canvas
import Glibc

/// Runs homepress.
///
/// - Parameters:
///   - arguments: Without the program's name.
///   - terminal: What the Home Screen is shown on.
/// - Returns: the exit status; it does not return where a signal asked for the end.
package func run<Terminal: InteractiveTerminal & ~Copyable>(
  _ arguments: [String], on terminal: Terminal.Type
) -> Int32 {
  let outcome = outcome(of: arguments, on: .standard, terminal: terminal)
  endAllStrays()
  let status = outcome.deliver()
  guard let signal = outcome.signal else { return status.rawValue }
  raise(signal)
  // It is ignored here, so this is as near as can be.
  return 128 + signal
}

/// What arguments come to; the Home Screen runs on a terminal of that type meanwhile.
package func outcome<Terminal: InteractiveTerminal & ~Copyable>(
  of arguments: [String], on page: Page = Page(), terminal: Terminal.Type
) -> Outcome {
  do {
    let request = try Request(arguments)
    switch request {
    case .homeScreen(let options) where options.isPlain: return runPlain(options)
    case .homeScreen(let options): return runHomeScreen(options, on: terminal)
    case .learn(let options) where options.needsTerminal:
      return runLearn(options, on: terminal)
    case .learn(let options) where options.task == .dialogue: return runDialogue(options)
    default: return outcome(of: request, on: page)
    }
  } catch {
    return outcome(of: error)
  }
}

/// What arguments come to where standard output is no terminal.
package func outcome(of arguments: [String], on page: Page = Page()) -> Outcome {
  do {
    return outcome(of: try Request(arguments), on: page)
  } catch {
    return outcome(of: error)
  }
}

private func outcome(of request: Request, on page: Page) -> Outcome {
  switch request {
  case .menu(let options): runMenu(options, on: page)
  case .check(let options): runCheck(options)
  case .explain(let rule): Outcome(output: explanation(of: rule.rule.about))
  case .play(let options): runPlay(options, on: page)
  case .learn(let options) where options.needsTerminal:
    outcome(of: .noTerminal(on: .output), hint: options.hint)
  case .learn(let options) where options.task == .dialogue: runDialogue(options)
  case .learn(let options): printLessons(options)
  case .new(let options): runNew(options)
  case .icons(let options): runIcons(options, on: page)
  case .completions(let options): Outcome(output: options.shell.script)
  case .man: Outcome(output: ManPage.text)
  case .help(let topic): Outcome(output: helpText(about: topic))
  case .version: Outcome(output: "homepress \(homepressVersion)\n")
  case .homeScreen: outcome(of: .noTerminal(on: .output))
  }
}

func outcome(of error: UsageError) -> Outcome {
  Outcome(
    diagnostics: "homepress: \(safeText(error.message))\n  \(safeText(error.fix))\n",
    status: .unable)
}
