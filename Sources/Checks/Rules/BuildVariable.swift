import AppBundles
import QuickActions

/// A build variable that has no value.
struct BuildVariable: ItemRule {
  static let about = RuleDescription(
    .buildVariable, .warning,
    why:
      "Xcode replaces variables when it builds and iOS replaces none: what is left stays as it is written.",
    source: "follows from how iOS reads the list",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <string>$(PRODUCT_BUNDLE_IDENTIFIER).new</string>
      """,
    fix: "check the built app, or give --define PRODUCT_BUNDLE_IDENTIFIER=VALUE")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    var nodes: [PlistNode] = []
    gather(from: item.node, into: &nodes)
    return nodes.compactMap { node in
      guard let text = set.text(node), let name = BuildVariables.firstName(in: text) else {
        return nil
      }
      var finding = item.finding(
        at: node, "\(quoted(text)) holds a build variable, which iOS does not replace",
        fix: "check the built app, or give --define \(name)=VALUE")
      // In a source Xcode will see to it, if it takes it for a variable at all.
      let isReplaced = BuildVariables([name: ""]).replaced(in: text) != text
      if isReplaced, !set.bundle.isBuilt {
        finding.message = "\(quoted(text)) holds a build variable, which is judged as it stands"
        finding.severity = .note
      }
      return finding
    }
  }

  /// The strings with a variable in them. It calls itself no deeper than a list may be nested.
  private func gather(from node: PlistNode, into nodes: inout [PlistNode]) {
    switch node.content {
    case .string(let text): if BuildVariables.firstName(in: text) != nil { nodes.append(node) }
    case .array(let elements): for element in elements { gather(from: element, into: &nodes) }
    case .dictionary(let entries): for entry in entries { gather(from: entry.value, into: &nodes) }
    case .integer, .real, .boolean, .date, .data: break
    }
  }
}
