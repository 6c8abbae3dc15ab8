import Scenarios

/// What lines may call things by, where a person types them: names without their quotes, in any case,
/// and numbers of a list.
///
/// A line becomes a statement as it stands in a scenario, so what it means is the scenario language's.
struct PlainNames {
  /// The apps, in the order of the Home Screen.
  var apps: [String]
  /// What can be tapped: apps, or what is on the window of the app in front.
  var tappable: [String]
  /// The rows of the open menu.
  var rows: [String]

  /// The line with its name written as a scenario has it.
  func line(_ form: StatementForm, _ rest: String) -> String {
    guard !rest.isEmpty else { return form.rawValue }
    let before = words(before: form)
    let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let names = names(after: form, words), words.count > before, !rest.contains("\"") else {
      return "\(form.rawValue) \(rest)"
    }
    let completed = PlainNames.completed(Array(words[before...]), among: names)
    return ([form.rawValue] + words[..<before] + completed).joined(separator: " ")
  }

  /// How many words stand before the name.
  private func words(before form: StatementForm) -> Int {
    switch form {
    case .set, .release: 1
    default: 0
    }
  }

  private func names(after form: StatementForm, _ words: [String]) -> [String]? {
    switch form {
    case .update, .delete, .behaviour, .press, .hold, .force, .switchTo, .background, .suspend,
      .kill, .crash, .disconnect, .set:
      apps
    case .tap: tappable
    case .choose: rows
    case .release: words.first == "over" ? rows : nil
    case .title, .device, .language, .install, .setting, .dismiss, .home, .wait, .memoryPressure,
      .restart, .expect, .say, .sure, .ask, .vary:
      nil
    }
  }

  /// The longest beginning of the words that is a name, in quotes.
  private static func completed(_ words: [String], among names: [String]) -> [String] {
    for count in (1...words.count).reversed() {
      let text = words[..<count].joined(separator: " ")
      if let name = name(text, among: names) {
        return [name.quotedForScenario] + words[count...]
      }
    }
    return words
  }

  /// The name that is meant by a text or by a number.
  static func name(_ text: String, among names: [String]) -> String? {
    if names.contains(text) { return text }
    let lowered = text.lowercased()
    if let name = names.first(where: { $0.lowercased() == lowered }) { return name }
    guard let number = Int(text), names.indices.contains(number - 1) else { return nil }
    return names[number - 1]
  }
}
