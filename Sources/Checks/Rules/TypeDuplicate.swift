import AppBundles
import QuickActions

/// Two items of one type.
struct TypeDuplicate: Rule {
  static let about = RuleDescription(
    .typeDuplicate, .warning,
    why:
      "The app tells items by their type: two alike are the same action unless their user info differs.",
    source:
      "Apple advises unique types; its own sample tells dynamic items apart by their user info",
    example: """
      <key>UIApplicationShortcutItemType</key>
      <string>new</string>
      <!-- and in the next item again -->
      <key>UIApplicationShortcutItemType</key>
      <string>new</string>
      """,
    fix: "give each item a type of its own")

  func findings(in set: CheckedSet) -> [Finding] {
    var firsts = Set<First>(minimumCapacity: set.kept.count)
    var twins: [Choice: Int] = [:]
    var found: [Finding] = []
    for item in set.kept {
      let (isFirst, first) = firsts.insert(First(type: ExactText(item.type), index: item.index))
      if isFirst { continue }
      let original = first.index
      // Hardly any type is there twice, so the first one's user info is not read before.
      twins[Choice(item.type, at: original, in: set.bundle.shortcutSet)] = original
      let choice = Choice(item.type, at: item.index, in: set.bundle.shortcutSet)
      let twin = twins[choice]
      found.append(
        finding(about: item, earlier: twin ?? original, differs: twin == nil, in: set))
      twins[choice] = twin ?? item.index
    }
    return found
  }

  /// The first item of a type; one step tells whether there is one and keeps it.
  private struct First: Hashable {
    let type: ExactText
    let index: Int

    static func == (left: First, right: First) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(type) }
  }

  /// What the app is handed to tell items apart.
  private struct Choice: Hashable {
    let type: ExactText
    let userInfo: [String: PropertyValue]

    init(_ type: String, at index: Int, in set: ShortcutSet) {
      self.type = ExactText(type)
      userInfo = set.userInfo(of: ShortcutEntry(at: index, from: set.nodes[index]))
    }
  }

  private func finding(
    about item: KeptItem, earlier: Int, differs: Bool, in set: CheckedSet
  ) -> Finding {
    let start = "item \(earlier + 1) has the type \(quoted(item.type)) as well"
    return Finding(
      at: .offset(set.offset(ofItem: item.index, .type)), item: item.index,
      differs
        ? "\(start); only their user info tells them apart"
        : "\(start), and the same user info, so the app cannot tell which was chosen",
      fix: Self.about.fix, severity: differs ? .note : nil)
  }
}
