import QuickActions
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

  /// The line with its names written as a scenario has them.
  func line(_ form: StatementForm, _ rest: String) -> String {
    let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
    let before = form.wordsBeforeName
    guard words.count > before, !rest.contains("\"") else {
      return rest.isEmpty ? form.rawValue : "\(form.rawValue) \(rest)"
    }
    let completed = PlainNames.completed(
      words[before...], among: names(after: form, words)[...],
      isNameToTheEnd: form.endsWithName(words))
    return ([form.rawValue] + words[..<before] + completed).joined(separator: " ")
  }

  /// What may stand there, one after the other.
  private func names(after form: StatementForm, _ words: [String]) -> [[String]] {
    switch form {
    case .press, .hold, .force: [tappable + apps]
    case .update, .delete, .switchTo, .background, .suspend, .kill, .crash,
      .disconnect, .set:
      [apps]
    case .behaviour: [apps] + words.map { _ in StandInBehaviour.presets.map(\.name) }
    // An icon that is behind the app is known, and why it cannot be tapped; it has no number there.
    case .tap: [words.count == 1 && Int(words[0]) != nil ? tappable : tappable + apps]
    case .choose: [rows]
    case .previewAction: [rows, rows]
    case .release: words.first == "over" ? [rows] : []
    case .expect: words.first == "state" ? [ApplicationState.allCases.map(\.rawValue), apps] : []
    case .title, .device, .language, .install, .setting, .pop, .dismiss, .home, .wait,
      .memoryPressure, .restart, .say, .sure, .ask, .vary:
      []
    }
  }

  /// Of each list the longest beginning of the words, in quotes.
  private static func completed(
    _ words: ArraySlice<String>, among lists: ArraySlice<[String]>, isNameToTheEnd: Bool
  ) -> [String] {
    for end in words.indices.reversed() {
      let text = words[...end].joined(separator: " ")
      guard let names = lists.first, let name = name(text, among: names) else { continue }
      return [name.quotedForScenario]
        + completed(
          words[(end + 1)...], among: lists.dropFirst(), isNameToTheEnd: isNameToTheEnd)
    }
    guard isNameToTheEnd, !words.isEmpty else { return Array(words) }
    return [words.joined(separator: " ").asScenarioWord]
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

extension StatementForm {
  fileprivate var wordsBeforeName: Int {
    switch self {
    case .set, .release, .expect: 1
    default: 0
    }
  }

  /// Whatever stands there is meant as one name or text.
  fileprivate func endsWithName(_ words: [String]) -> Bool {
    switch self {
    case .delete, .press, .tap, .switchTo, .choose, .background, .suspend, .kill, .crash,
      .disconnect, .behaviour:
      true
    case .release: words.first == "over"
    case .expect: words.first.map(["warning", "console", "screen", "preview"].contains) ?? false
    case .title, .device, .language, .install, .update, .set, .setting, .hold, .force, .pop,
      .previewAction, .dismiss, .home, .wait, .memoryPressure, .restart, .say, .sure, .ask, .vary:
      false
    }
  }
}
