import AppBundles
import QuickActions

/// A build variable that has no value.
struct BuildVariable: ItemRule {
  let about = RuleDescription(
    .buildVariable, .warning,
    why:
      "Xcode replaces variables when it builds and iOS replaces none: what is left stays as it is written.",
    source: "follows from how iOS reads the list",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <string>$(PRODUCT_BUNDLE_IDENTIFIER).new</string>
      """,
    fix: "check the built app, or give --define PRODUCT_BUNDLE_IDENTIFIER=VALUE")

  func findings(about item: CheckedItem, in set: CheckedSet) -> [Finding] {
    var found: [Finding] = []
    look(at: item.node) { node in
      guard let written = node.string, BuildVariables.occur(in: written),
        let text = set.text(node), BuildVariables.occur(in: text)
      else { return }
      found.append(
        item.finding(
          at: node, "\(quoted(text)) holds a build variable, which iOS does not replace",
          fix: "check the built app, or give --define \(name(in: text) ?? "NAME")=VALUE"))
    }
    return found
  }

  /// Goes through every value of the item. It calls itself no deeper than a list may be nested.
  private func look(at node: PlistNode, _ body: (PlistNode) -> Void) {
    switch node.content {
    case .string: body(node)
    case .array(let nodes): for node in nodes { look(at: node, body) }
    case .dictionary(let entries): for entry in entries { look(at: entry.value, body) }
    case .integer, .real, .boolean, .date, .data: break
    }
  }

  /// The name in the first `$(NAME)` or `${NAME:modifier}`.
  private func name(in text: String) -> String? {
    let starts = text.split(separator: "$").dropFirst(text.hasPrefix("$") ? 0 : 1)
    return starts.lazy.compactMap { start -> String? in
      guard start.hasPrefix("(") || start.hasPrefix("{") else { return nil }
      let name = start.dropFirst().prefix { $0 != ")" && $0 != "}" && $0 != ":" }
      return BuildVariables.isName(name) ? String(name) : nil
    }.first
  }
}
