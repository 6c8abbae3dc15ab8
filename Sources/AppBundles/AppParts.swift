import QuickActions

/// What an app is put together from, wherever it was found.
struct AppParts {
  var propertyList: PropertyList
  /// The folder of the property list.
  var files: AppFiles
  var strings: AppStrings
  /// Where its program may be.
  var executableFolders: [String]

  init(_ source: AppSource, in surroundings: inout Surroundings) throws(Diagnostic) {
    switch source {
    case .named(let file):
      try self.init(
        PropertyList(file: file.text, isNamed: true), in: file.directory, nil,
        &surroundings)
    case .sources(let file, let tree):
      try self.init(PropertyList(file: file.text), in: file.directory, tree, &surroundings)
    case .app(let folder): try self.init(app: folder)
    case .unreadable(let path, let fault): throw AppSource.unreadable(path.text, fault)
    case .archived(let folder, let archive): try self.init(archived: folder, in: archive)
    }
  }

  private init(
    _ propertyList: PropertyList, in folder: BundlePath, _ tree: SourceTree?,
    _ surroundings: inout Surroundings
  ) {
    self.propertyList = propertyList
    files = AppFiles(folder: folder)
    executableFolders = [folder.text]
    if folder.isApp {
      strings = AppStrings(of: files)
    } else if let tree {
      strings = AppStrings(goingWith: folder, in: tree) { $0 }
    } else {
      strings = AppStrings(around: folder, in: &surroundings)
    }
  }

  /// iOS has all in one folder; macOS keeps what is not code in `Contents`.
  private init(app: BundlePath) throws(Diagnostic) {
    let contents = app.appending("Contents")
    let isDeep = !app.appending("Info.plist").exists && contents.appending("Info.plist").exists
    let folder = isDeep ? contents : app
    guard folder.appending("Info.plist").exists else {
      throw AppSource.unreadable(
        app.text, "the folder holds no Info.plist, so it is no app",
        fix: "name an .app folder or an Info.plist")
    }
    propertyList = try PropertyList(file: folder.appending("Info.plist").text)
    files = AppFiles(folder: folder)
    strings = AppStrings(of: isDeep ? AppFiles(folder: contents.appending("Resources")) : files)
    executableFolders = [folder.text] + (isDeep ? [contents.appending("MacOS").text] : [])
  }

  private init(archived folder: String, in archive: ZipArchive) throws(Diagnostic) {
    files = AppFiles(folder: folder, in: archive) { name in
      name == "Info.plist" || name.hasSuffix(".lproj/\(AppStrings.infoTable).strings")
    }
    let file = files.path(of: "Info.plist")
    propertyList = try PropertyList(file: file, bytes: try files.content(of: "Info.plist"))
    strings = AppStrings(of: files)
    executableFolders = []
  }
}
