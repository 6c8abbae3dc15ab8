import AppBundles
import QuickActions

/// An item that no code handles.
struct HandlerUnmatched: Rule {
  static let about = RuleDescription(
    .handlerUnmatched, .error,
    why:
      "The app is handed the type as it stands in the list; where no case compares equal, nothing happens.",
    source: "follows from how apps tell items apart",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <string>new</string>
      <!-- with --handlers New,open -->
      """,
    fix: "write the type as the code has it, or handle it")

  func findings(in set: CheckedSet) -> [Finding] {
    guard let handlers = set.circumstances.handlers else { return [] }
    let known = Set(handlers.map(ExactText.init))
    return set.kept.filter { !known.contains(ExactText($0.type)) }.map { item in
      let near = nearest(to: item.type, among: handlers)
      let variable = BuildVariables.firstName(in: item.type)
      return Finding(
        at: .offset(set.offset(ofItem: item.index, .type)), item: item.index,
        "no handler takes the type \(quoted(item.type))",
        fix: variable.map { "give --define \($0)=VALUE" } ?? near.map {
          "handle it; \(quoted($0)) is nearest"
        } ?? "handle it, or take the item out"
      )
    }
  }
}
