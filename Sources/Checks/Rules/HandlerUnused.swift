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

  /// One set does not tell: the code of an app handles the items of all its sets.
  func findings(in set: CheckedSet) -> [Finding] { [] }

  /// - Parameter types: Those of all sets.
  static func diagnostics(
    of handlers: [String], among types: Set<ExactText>, at place: Diagnostic.Place
  ) -> [Diagnostic] {
    handlers.filter { !types.contains(ExactText($0)) }.map { handler in
      Diagnostic(
        rule: about.name.rawValue, severity: about.severity, place: place,
        message: "the handler of \(quoted(handler)) takes no item",
        fix: fix(for: handler, types.prefix(1000).map(\.text).sorted()))
    }
  }

  /// A name of a key where its value belongs is a mistake that tutorials make.
  private static func fix(for handler: String, _ types: [String]) -> String {
    if handler.hasPrefix(ItemKey.prefix) { return "compare with the key's value, not its name" }
    let near = nearest(to: handler, among: types)
    return near.map { "write \(quoted($0))" } ?? "take it out, unless dynamic items have this type"
  }
}
