import Checks
import Glibc
import QuickActions

/// What the arguments ask for, checked as far as it can be without reading a file.
package enum Request: Hashable, Sendable {
  case homeScreen(HomeScreenOptions)
  case menu(MenuOptions)
  case check(CheckOptions)
  /// What a rule of `check` is for.
  case explain(RuleName)
  case play(PlayOptions)
  case learn(LearnOptions)
  case new(NewOptions)
  case icons(IconsOptions)
  case completions(CompletionsOptions)
  case man
  /// About homepress as a whole where it is nil.
  case help(HelpTopic?)
  case version

  /// - Parameter words: The arguments without the program's name.
  package init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words)
    let named = arguments.command
    let operands = Array(arguments.operands.dropFirst(named == nil ? 0 : 1))
    if named == nil, !arguments.has(.version) { try Request.checkFirstOperand(of: arguments) }
    let command = named ?? .homeScreen
    try arguments.checkOptions(of: command)
    if arguments.has(.help) {
      self = .help(named.map(HelpTopic.command))
      return
    }
    switch command {
    case .homeScreen where arguments.has(.version): self = .version
    case .homeScreen: self = .homeScreen(try HomeScreenOptions(arguments, apps: operands))
    case .menu: self = .menu(try MenuOptions(arguments, operands: operands))
    case .check: self = try Request.check(arguments, paths: operands)
    case .play: self = .play(try PlayOptions(arguments, files: operands))
    case .learn: self = .learn(try LearnOptions(arguments, operands: operands))
    case .new: self = .new(try NewOptions(arguments, operands: operands))
    case .icons: self = .icons(try IconsOptions(arguments, operands: operands))
    case .completions: self = .completions(try CompletionsOptions(operands: operands))
    case .man: self = try Request.man(operands)
    case .help: self = .help(try Request.topic(operands))
    }
  }

  private static func check(
    _ arguments: Arguments, paths: [String]
  ) throws(UsageError) -> Request {
    if let rule = try arguments.explainedRule() {
      guard paths.isEmpty else {
        throw UsageError(
          "--explain takes a rule and no path", fix: "homepress check --explain \(rule)")
      }
      return .explain(rule)
    }
    return .check(try CheckOptions(arguments, paths: paths))
  }

  /// A bare word that is no file is more likely a mistyped command than an app.
  private static func checkFirstOperand(of arguments: Arguments) throws(UsageError) {
    guard arguments.plainOperandCount > 0, let word = arguments.operands.first,
      !word.contains("/"), !word.contains("."), access(word, F_OK) != 0
    else { return }
    throw unknown(word)
  }

  private static func man(_ operands: [String]) throws(UsageError) -> Request {
    guard operands.isEmpty else {
      throw UsageError("homepress man takes no operand", fix: "write homepress man | man -l -")
    }
    return .man
  }

  private static func topic(_ operands: [String]) throws(UsageError) -> HelpTopic? {
    guard operands.count <= 1 else {
      throw UsageError(
        "homepress help tells about one command; \(operands.count) were named", fix: "name one")
    }
    guard let word = operands.first else { return nil }
    guard let topic = HelpTopic(name: word) else { throw HelpTopic.unknown(word) }
    return topic
  }

  private static func unknown(_ word: String) -> UsageError {
    let names = Command.names
    return UsageError(
      "there is no command or app \"\(word)\"" + didYouMean(word, among: names),
      fix: "expected a command (\(names.joined(separator: ", "))) or the path of an app")
  }
}
