import QuickActions
import Scenarios

/// What `help` tells in plain mode: made from the tables that its lines are read by.
package enum PlainHelp {
  package static func lines(about topic: String) -> [String] {
    guard !topic.isEmpty else { return overview }
    if let word = PlainWord(rawValue: topic.lowercased()) {
      return ["\(word.usage): \(word.meaning)"]
    }
    if let form = StatementForm(rawValue: topic.lowercased()) {
      return form.usage + [form.meaning, "Example: \(form.example[0])"]
    }
    return ["There is no word \(quoted(topic))" + didYouMean(topic, among: PlainOrder.verbs)]
  }

  private static var overview: [String] {
    [
      "Type the number of a choice, or a line that begins with one of these words.",
      "help WORD tells about one of them alone.",
    ]
      + PlainWord.allCases.map { "\($0.usage): \($0.meaning)" }
      + ["Statements of scenarios, which do the same here:"]
      + StatementForm.allCases.filter(\.isOfPlainMode).flatMap { form in
        ["\(form.usage[0]): \(form.meaning)"] + form.usage.dropFirst()
      }
      + [
        "A name needs no quotes here, and a number of its list will do: force App Search, tap 2, choose 1.",
        "Waiting and holding take no time: the phone's clock goes on at once; wait 5s real lets it pass.",
        "Lines that belong to a statement are indented; an empty line ends them.",
      ]
  }
}

extension StatementForm {
  /// The others are for scenarios in files.
  fileprivate var isOfPlainMode: Bool {
    switch self {
    case .title, .say, .sure, .ask, .vary: false
    default: true
    }
  }
}
