import QuickActions

extension AppBundle {
  /// Where a translation stands, or belongs where there is none yet: the file as a person would name
  /// it, such as `German.lproj/InfoPlist.strings`.
  package func placeOfTexts(in language: Language) -> TextsPlace {
    let isOwn = localizations.tables[language] != nil
    let isBase = !isOwn && language == localizations.developmentRegion
    let named = isBase && localizations.tables[.base] != nil ? .base : language
    if let table = infoStrings.tables.first(where: { $0.language == named }) {
      return TextsPlace(language: named, path: table.shortName)
    }
    let catalogue = AppStrings.infoTable + TextsPlace.catalogueEnding
    if strings.catalogues.contains(where: { $0.name == catalogue }) {
      return TextsPlace(language: language, path: catalogue)
    }
    let folder = strings.folders.first { $0.language == named }?.name ?? "\(named).lproj"
    return TextsPlace(language: named, path: "\(folder)/\(AppStrings.infoTable).strings")
  }
}

/// The file that holds the texts of a language.
package struct TextsPlace: Hashable, Sendable, CustomStringConvertible {
  package let language: Language
  let path: String

  static let catalogueEnding = ".xcstrings"

  /// A catalogue holds all languages.
  package var isCatalogue: Bool { path.hasSuffix(TextsPlace.catalogueEnding) }

  package var description: String { isCatalogue ? "\(path) for \(language)" : path }
}

extension StringsTable {
  /// Its file, and the folder of its language where that has one.
  fileprivate var shortName: String {
    let parts = file.split(separator: "/")
    return parts.suffix(file.hasSuffix(TextsPlace.catalogueEnding) ? 1 : 2).joined(separator: "/")
  }
}
