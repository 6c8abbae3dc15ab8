import QuickActions

extension AppStrings {
  /// Those of an installed app: all languages are in one folder.
  init(of app: AppFiles) {
    let names = app.entries().filter { $0.kind == .folder && $0.name.hasSuffix(".lproj") }
    add(
      app,
      names.map {
        SourceTree.LanguageFolder(name: $0.name, fileNames: app.entries(of: $0.name).fileNames)
      })
  }

  /// Those that a build would put beside the `Info.plist` in that folder.
  ///
  /// - Parameter name: How a folder of the tree is named in places.
  init(goingWith target: BundlePath, in tree: SourceTree, named name: (BundlePath) -> BundlePath) {
    var found = tree.folders(goingWith: target) { AppStrings($0, name).hasInfoTable }
    if found.isEmpty { found = tree.folders(goingWith: target) { _ in true } }
    for folder in found {
      let strings = AppStrings(folder, name)
      folders += strings.folders
      catalogues += strings.catalogues
    }
  }

  /// Those that a build would put beside the `Info.plist` in that folder, looked for in it, and where
  /// it has none, in the Xcode project around it.
  init(around target: BundlePath, in surroundings: inout Surroundings) {
    self.init(goingWith: target, in: surroundings.tree(under: target)) { $0 }
    guard !hasInfoTable, let real = target.resolved,
      let project = surroundings.project(around: target),
      let realProject = project.resolved
    else { return }
    let tree = surroundings.tree(under: realProject)
    let wider = AppStrings(goingWith: real, in: tree) { folder in
      let rest = folder.text.utf8.dropFirst(realProject.text.utf8.count)
        .drop { $0 == UInt8(ascii: "/") }
      return rest.isEmpty ? project : project.appending(String(Substring(rest)))
    }
    if wider.hasInfoTable || folders.isEmpty { self = wider }
  }

  private init(_ folder: SourceTree.Folder, _ name: (BundlePath) -> BundlePath) {
    let files = AppFiles(folder: name(folder.path))
    add(files, folder.languages)
    catalogues = folder.catalogues.map { Catalogue(name: $0, files: files) }
  }

  private mutating func add(_ files: AppFiles, _ languages: [SourceTree.LanguageFolder]) {
    folders += languages.map {
      Folder(
        language: Language(String($0.name.dropLast(6))), name: $0.name, files: files,
        fileNames: $0.fileNames)
    }
  }

  private var hasInfoTable: Bool {
    let table = AppStrings.infoTable.lowercased()
    return catalogues.contains { $0.name.lowercased() == table + ".xcstrings" }
      || folders.contains { $0.fileNames.contains { $0.lowercased() == table + ".strings" } }
  }
}

extension Localizations {
  /// What the Home Screen looks up. A language with a folder and no table has an empty one.
  init(developmentRegion: Language, _ strings: AppStrings, _ reading: AppStrings.Reading) {
    self.init(developmentRegion: developmentRegion)
    for folder in strings.folders { tables[folder.language] = [:] }
    for table in reading.tables { tables[table.language] = table.texts }
  }
}
