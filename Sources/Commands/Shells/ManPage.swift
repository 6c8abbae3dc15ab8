import Checks

/// The manual page, in the `man` macros of roff: made from the tables that parse.
enum ManPage {
  static var text: String {
    let parts = [
      head, synopsis, description, commands, plainMode, rules, files, status,
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  private static let head = """
    .TH HOMEPRESS 1 "" "homepress \(homepressVersion)" "User Commands"
    .SH NAME
    homepress \\- a Home Screen in a terminal
    """

  private static var synopsis: String {
    ".SH SYNOPSIS\n"
      + Command.allCases.map { command in
        let operands = command.operands.isEmpty ? "" : " \(escaped(command.operands))"
        return ".B \(escaped(command.invocation))\n[OPTION...]\(operands)\n.br"
      }.joined(separator: "\n")
  }

  private static let description = """
    .SH DESCRIPTION
    homepress opens the quick action menus of apps and dispatches what is chosen,
    with every call in plain sight.
    .PP
    \(lines(of: appParagraph))
    """

  private static var commands: String {
    ".SH COMMANDS\n" + Command.allCases.map(section).joined(separator: "\n")
  }

  private static func section(about command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    return ".SS \(argument(command.invocation + operands))\n\(sentence(command.summary))\n"
      + command.options.map(entry).joined(separator: "\n")
  }

  private static func entry(_ option: Option) -> String {
    let value = option.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n\\fB\(escaped(option.flag))\\fR\(value)\n\(lines(of: option.account))"
  }

  private static var plainMode: String {
    ".SH PLAIN MODE\nWith \\fB\\-\\-plain\\fR each line is a number, a statement of a scenario, or one of these.\n"
      + PlainWord.allCases.map { ".TP\n\\fB\(escaped($0.usage))\\fR\n\(escaped($0.meaning))" }
      .joined(separator: "\n")
  }

  private static var rules: String {
    ".SH RULES\nWhat \\fBhomepress check\\fR looks for.\n"
      + RuleName.allCases.map { name in
        ".TP\n\\fB\(escaped(name.rawValue))\\fR\n\(name.rule.about.severity.rawValue)"
      }.joined(separator: "\n")
  }

  private static let files = """
    .SH FILES
    .TP
    .I $XDG_STATE_HOME/homepress
    What is kept of apps from one run to the next; without the variable,
    .I ~/.local/state/homepress
    .SH ENVIRONMENT
    .TP
    .B NO_COLOR
    no colours, whatever it holds
    """

  private static let status = """
    .SH EXIT STATUS
    .TP
    0
    all well
    .TP
    1
    findings, or an expectation that failed
    .TP
    2
    bad usage, unreadable input, or no terminal where one is needed
    """

  private static func sentence(_ text: String) -> String {
    escaped(text.prefix(1).uppercased() + text.dropFirst() + ".")
  }

  private static func lines(of text: String) -> String {
    text.split(separator: "\n").map { escaped(String($0)) }.joined(separator: "\n")
  }

  /// As one argument of a macro.
  private static func argument(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }

  /// Dashes that can be copied, and nothing that roff would take for an order.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("~", with: "\\(ti").replacing("`", with: "\\(ga").replacing("^", with: "\\(ha")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
