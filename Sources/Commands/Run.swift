import Canvas

/// Runs homepress.
///
/// - Parameter arguments: Without the program's name.
/// - Returns: the exit status.
package func run(_ arguments: [String]) -> Int32 {
  do {
    let request = try Request(arguments)
    if case .homeScreen(let options) = request { return runHomeScreen(options) }
    return outcome(of: request, on: .standard).deliver().rawValue
  } catch {
    return outcome(of: error).deliver().rawValue
  }
}

/// What arguments that need no terminal come to, for tests.
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
  case .help(let topic): Outcome(output: helpText(about: topic))
  case .version: Outcome(output: "homepress \(homepressVersion)\n")
  // The screen is no text; `run` shows it.
  case .homeScreen: Outcome(status: .unable)
  }
}

private func outcome(of error: UsageError) -> Outcome {
  Outcome(
    diagnostics: "homepress: \(safeText(error.message))\n  \(safeText(error.fix))\n",
    status: .unable)
}
