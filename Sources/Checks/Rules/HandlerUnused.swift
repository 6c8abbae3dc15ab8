import AppBundles
import QuickActions

/// A handler that no item asks for.
struct HandlerUnused: Rule {
  static let about = RuleDescription(
    .handlerUnused, .warning,
    why:
      "Code that compares with a type that no item has never runs, unless the app sets such items itself.",
    source: "follows from how apps tell items apart",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <string>new</string>
      <!-- with --handlers new,UIApplicationShortcutItemType -->
      """,
    fix: "compare with the value of the type")

  func findings(in set: CheckedSet) -> [Finding] {
    guard let handlers = set.circumstances.handlers else { return [] }
    let types = set.kept.map(\.type)
    let taken = Set(types)
    return handlers.filter { !taken.contains($0) }.map { handler in
      Finding(
        at: .offset((set.array ?? set.root).offset),
        "the handler of \(quoted(handler)) takes no item of this set", fix: fix(for: handler, types)
      )
    }
  }

  /// A name of a key where its value belongs is a mistake that tutorials make.
  private func fix(for handler: String, _ types: [String]) -> String {
    if handler.hasPrefix(ItemKey.prefix) { return "compare with the key's value, not its name" }
    let near = nearest(to: handler, among: Array(types.prefix(1000)))
    return near.map { "write \(quoted($0))" } ?? "take it out, unless dynamic items have this type"
  }
}
