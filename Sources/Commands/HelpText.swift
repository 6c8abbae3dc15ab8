import Checks

/// The version of homepress.
package let homepressVersion = "0.1.0"

/// What `homepress help` prints, made from the tables of commands and options.
func helpText(about topic: HelpTopic?) -> String {
  switch topic {
  case nil: overview
  case .command(let command): help(about: command)
  case .scenarios: ScenarioHelp.text
  }
}

private var overview: String {
  let commands = Command.allCases.map { command in
    row(command.name ?? "[APP...]", command.summary)
  }
  return """
    homepress is a Home Screen in a terminal: it opens the quick action menus of
    apps and dispatches what is chosen, with every call in plain sight.

    Usage: homepress [OPTION...] [APP...]
           homepress COMMAND [OPTION...]

    \(commands.joined(separator: "\n"))

    \(optionRows(of: .homeScreen))

    \(appParagraph)

    `homepress COMMAND --help` tells about a command, `homepress help scenarios`
    about the language of scenarios.
    Exit status: 0 all well, 1 findings, 2 bad usage, unreadable input, no terminal

    """
}

private func help(about command: Command) -> String {
  let usage =
    "Usage: \(command.invocation) [OPTION...]"
    + (command.operands.isEmpty ? "" : " \(command.operands)")
  let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
  let about = command.takesApps ? summary + "\n" + appParagraph : summary
  let paragraphs =
    switch command {
    case .help, .completions, .man: [usage, about]
    case .homeScreen, .menu, .learn, .new, .icons: [usage, about, optionRows(of: command)]
    case .play: [usage, about + "\n" + scenarioParagraph, optionRows(of: command)]
    case .check: [usage, summary + "\n" + pathParagraph, optionRows(of: command), ruleRows]
    }
  return paragraphs.joined(separator: "\n\n") + "\n"
}

let appParagraph = """
  APP is an .app folder, an .ipa (also as .zip) or .xcarchive, a folder with one
  shortcut set, an Info.plist, the name of a sample such as Notes.app, or a Swift
  package: the Home Screen builds it, and again when its sources change.
  """

private let pathParagraph =
  """
  PATH is an .app folder, an .ipa (also as .zip) or .xcarchive, a property list,
  or a folder that is searched for shortcut sets.
  """

private let scenarioParagraph = """
  FILE is a scenario, or a folder that is searched for files ending in .scenario.
  `homepress help scenarios` documents what can stand in one.
  """

/// Each rule with how grave it is; `--explain` tells the rest.
private var ruleRows: String {
  let rows = RuleName.allCases.map { row($0.rawValue, $0.rule.about.severity.rawValue) }
  return "Rules:\n" + rows.joined(separator: "\n")
}

private func optionRows(of command: Command) -> String {
  command.options.map { option in
    let flag = option.flag + (option.valueName.map { " \($0)" } ?? "")
    let summary = option == .format ? command.formatSummary : option.summary
    return row(flag, summary.joined(separator: "\n" + String(repeating: " ", count: 26)))
  }.joined(separator: "\n")
}

private func row(_ left: String, _ right: String) -> String {
  let indented = "  " + left
  let width = 26
  // What is too long stands on a line of its own.
  let gap =
    indented.count < width
    ? String(repeating: " ", count: width - indented.count)
    : "\n" + String(repeating: " ", count: width)
  return indented + gap + right
}
