import AppBundles
import QuickActions

/// The texts of a set that are looked up, and the languages that have them.
struct LocalizedTexts {
  /// A title or subtitle, whose value is the key of its translation.
  struct Text {
    var name: String
    var key: String
    var node: PlistNode
  }

  /// Those that the app has, in order, but for those whose table was not found or read: that is told
  /// by itself.
  let languages: [Language]
  private let localizations: Localizations
  private let set: CheckedSet

  /// All that iOS has, varieties included, are fewer.
  private static let limit = 300

  init(of set: CheckedSet) {
    self.set = set
    localizations = set.bundle.localizations
    let unread = set.unreadLanguages
    languages = Array(
      localizations.languages.lazy.filter { !unread.contains($0) }.prefix(LocalizedTexts.limit))
  }

  func texts(of item: ShortcutEntry) -> [Text] {
    [("title", item.title), ("subtitle", item.subtitle)].compactMap { name, node in
      guard let node, let key = set.text(node), !key.isEmpty else { return nil }
      return Text(name: name, key: key, node: node)
    }
  }

  func has(_ key: String, in language: Language) -> Bool {
    if localizations.tables[language]?[key] != nil { return true }
    return language == localizations.developmentRegion && localizations.tables[.base]?[key] != nil
  }

  /// The languages that show the key itself. That is right for the one that the app is written in,
  /// as long as no language has an entry.
  func missing(_ key: String) -> [Language] {
    let missing = languages.filter { !has(key, in: $0) }
    return missing.count == languages.count
      ? missing.filter { $0 != localizations.developmentRegion } : missing
  }
}

/// Some languages by name, and how many more there are.
func listed(_ languages: [Language]) -> String {
  let shown = languages.prefix(6).map(\.tag).joined(separator: ", ")
  return languages.count > 6 ? "\(shown) and \(languages.count - 6) more" : shown
}

extension CheckedSet {
  /// The languages whose tables the reader has something to say of.
  fileprivate var unreadLanguages: Set<Language> {
    let files = bundle.infoStrings.diagnostics.map(\.place.file)
    let folders = bundle.strings.folders.filter { folder in
      files.contains { $0.hasPrefix(folder.path + "/") }
    }
    return Set(folders.map(\.language))
  }

  /// What the reader of the tables found that belongs to a rule.
  func findings(ofReader rule: RuleDescription) -> [Finding] {
    bundle.infoStrings.diagnostics.filter { $0.rule == rule.name.rawValue }.map {
      Finding(
        at: .elsewhere($0.place), $0.message, fix: $0.fix ?? rule.fix, severity: $0.severity)
    }
  }
}

extension Localizations {
  /// The keys that are translated to nothing, and the languages that do so, in order.
  var emptied: [ExactText: [Language]] {
    var emptied: [ExactText: [Language]] = [:]
    for language in tables.keys.sorted() {
      guard let table = tables[language] else { continue }
      for key in table.emptied { emptied[key, default: []].append(language) }
    }
    return emptied
  }
}
