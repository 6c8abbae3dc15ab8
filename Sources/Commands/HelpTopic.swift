import QuickActions

/// What `homepress help` can tell about.
package enum HelpTopic: Hashable, Sendable {
  case command(Command)
  /// The language of scenarios.
  case scenarios

  package init?(name: String) {
    if name == HelpTopic.scenariosName {
      self = .scenarios
    } else if let command = Command(name: name) {
      self = .command(command)
    } else {
      return nil
    }
  }

  private static let scenariosName = "scenarios"

  static let names = Command.names + [scenariosName]

  static func unknown(_ word: String) -> UsageError {
    let near = didYouMean(word, among: names)
    return UsageError(
      "there is no help about \(quoted(word))\(near)",
      fix: "expected one of: \(names.joined(separator: ", "))")
  }
}
