/// The texts of an app in each language that it has: table `InfoPlist` of its `.lproj` folders.
///
/// The value of an item's title or subtitle is the key, for static and dynamic items alike; a text
/// without an entry is shown as it is. [documented, undocumented]
package struct Localizations: Hashable, Sendable {
  /// `CFBundleDevelopmentRegion`.
  package var developmentRegion: Language
  /// A language that has a folder but no such table has an empty one.
  package var tables: [Language: TextTable]

  package init(
    developmentRegion: Language = Language("en"), tables: [Language: TextTable] = [:]
  ) {
    self.developmentRegion = developmentRegion
    self.tables = tables
  }

  /// What can be chosen between, in order. `Base` stands for the development region.
  package var languages: [Language] {
    Set(tables.keys.map { $0 == .base ? developmentRegion : $0 }).sorted()
  }

  /// The first preferred language that the app has, then that of its development region.
  /// [not found: the order is an assumption]
  ///
  /// - Returns: the name of its folder; nil where the app has neither.
  package func language(for preferred: [String]) -> Language? {
    for tag in preferred {
      if let language = folder(for: Language(tag)) { return language }
    }
    return folder(for: developmentRegion) ?? (tables[.base] == nil ? nil : .base)
  }

  /// The texts that someone with these languages is shown in place of others; empty where the app has
  /// none.
  package func texts(for preferred: [String]) -> TextTable {
    language(for: preferred).flatMap { tables[$0] } ?? [:]
  }

  /// The item as the phone shows it to someone with these languages. An empty translation empties
  /// the text.
  package func localized(_ items: [ShortcutItem], in preferred: [String]) -> [ShortcutItem] {
    let texts = texts(for: preferred)
    guard !texts.isEmpty else { return items }
    return items.map { item in
      var item = item
      item.localizedTitle = texts[item.localizedTitle] ?? item.localizedTitle
      item.localizedSubtitle = item.localizedSubtitle.map { texts[$0] ?? $0 }
      return item
    }
  }

  /// One that fits, else a variety of what is asked for: `pt-BR` for `pt`. [inferred]
  private func folder(for asked: Language) -> Language? {
    for language in asked.acceptable {
      if tables[language] != nil { return language }
      if language == developmentRegion, tables[.base] != nil { return .base }
    }
    return tables.keys.filter { $0.isVariety(of: asked) }.min()
  }
}
