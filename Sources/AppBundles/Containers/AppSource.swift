import QuickActions

/// Where an app is to be read from.
enum AppSource: Sendable {
  /// A property list that a person named.
  case named(propertyList: BundlePath)
  /// An `Info.plist` that was found in a source tree, or alone.
  case sources(propertyList: BundlePath, SourceTree?)
  /// An installed app's folder; resources and `Info.plist` may lie in folders within.
  case app(BundlePath)
  /// An app's folder in an archive.
  case archived(folder: String, ZipArchive)
  /// What a search came upon and could not look into.
  case unreadable(BundlePath, FileFault)

  var path: String {
    switch self {
    case .named(let propertyList), .sources(let propertyList, _): propertyList.text
    case .app(let folder): folder.text
    case .unreadable(let path, _): path.text
    case .archived(let folder, let archive): archive.path + "/" + folder
    }
  }

  /// All that a path stands for, never empty.
  ///
  /// - Parameter takesBare: Where no set is found, apps without one are what was meant.
  static func all(
    under path: String, orWithoutSet takesBare: Bool = false
  ) throws(Diagnostic) -> [AppSource] {
    guard !path.isEmpty else {
      throw unreadable("\"\"", "the path is empty", fix: "name an app, an Info.plist or a folder")
    }
    let root = BundlePath(typed: path)
    if let fault = root.fault { throw unreadable(root.text, fault) }
    if ZipArchive.isArchive(path), !root.isDirectory { return try archived(in: path) }
    guard root.isDirectory else { return [.named(propertyList: root)] }
    if root.isApp { return [.app(root)] }
    let packed = root.packedApps
    if !packed.isEmpty { return packed.map(AppSource.app) }
    let search = SetSearch(under: root)
    guard !search.found.isEmpty else {
      // A package is an app, also one that sets all its items itself.
      if PackageApp.isPackage(path), let list = PackageLists(under: root).only {
        return [.sources(propertyList: list, search.tree)]
      }
      guard takesBare, !search.listsWithoutSet.isEmpty else { throw noSet(under: root, search) }
      return search.listsWithoutSet.map { source(of: $0, in: search.tree) }
    }
    return search.found.map { found in
      switch found {
      case .propertyList(let list): source(of: list, in: search.tree)
      case .unreadable(let path, let fault): .unreadable(path, fault)
      }
    }
  }

  private static func source(of list: BundlePath, in tree: SourceTree) -> AppSource {
    list.directory.isApp ? .app(list.directory) : .sources(propertyList: list, tree)
  }

  private var isReadable: Bool {
    guard case .unreadable = self else { return true }
    return false
  }

  /// The one app that a path stands for: an `Info.plist` right in a folder is meant by its name.
  static func one(at path: String) throws(Diagnostic) -> AppSource {
    let root = BundlePath(typed: path)
    let own = root.appending("Info.plist")
    if root.isDirectory, !root.isApp, own.exists {
      return .sources(propertyList: own, nil)
    }
    let found = try all(under: path)
    let readable = found.filter(\.isReadable)
    let all = readable.isEmpty ? found : readable
    guard all.count == 1, let one = all.first else { throw several(all, in: path) }
    return one
  }

  private static func archived(in path: String) throws(Diagnostic) -> [AppSource] {
    let archive = try ZipArchive(path: path)
    let apps = archive.files.compactMap { file -> String? in
      let parts = file.name.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0] == "Payload", parts[1].hasSuffix(".app"),
        parts[2] == "Info.plist"
      else { return nil }
      return parts.prefix(2).joined(separator: "/")
    }
    guard !apps.isEmpty else {
      throw unreadable(
        path, "the archive holds no Payload/….app with an Info.plist",
        fix: "unzip it, and name the .app or the .xcarchive that is in it")
    }
    let folders = Set(apps).sorted()
    guard folders.count <= appLimit else {
      throw unreadable(path, "more than \(appLimit) apps are in the archive")
    }
    return folders.map { .archived(folder: $0, archive) }
  }

  /// An archive has one app, hardly ever two. Each is looked for among all files of the archive.
  private static let appLimit = 100
}

extension AppSource {
  private static func several(_ all: [AppSource], in path: String) -> Diagnostic {
    let shown = all.prefix(5).map(\.path).joined(separator: ", ")
    return unreadable(
      path, "\(all.count) apps are in here: \(shown)\(all.count > 5 ? ", …" : "")",
      fix: "name one of them")
  }

  private static func noSet(under root: BundlePath, _ search: SetSearch) -> Diagnostic {
    guard let project = search.projects.first else {
      return unreadable(
        root.text, "no property list under this folder holds \(InfoKey.items)",
        fix: "name an .app folder, an archive or an Info.plist")
    }
    return project.generatesPropertyList
  }

  static func unreadable(_ path: String, _ fault: FileFault) -> Diagnostic {
    unreadable(path, fault.description, fix: fault.fix)
  }

  static func unreadable(
    _ path: String, _ message: String, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: "plist-unreadable", severity: .error, place: Diagnostic.Place(file: path),
      message: message, fix: fix)
  }
}

extension BundlePath {
  /// The apps of an archive that Xcode made, or of an unpacked `.ipa`.
  fileprivate var packedApps: [BundlePath] {
    let folders = ["Products/Applications", "Payload"].map(appending)
    return folders.flatMap { folder in
      folder.entries.map { folder.appending($0.name) }.filter { $0.isApp && $0.isDirectory }
    }
  }

  /// What to say of a project without an `Info.plist` that holds a set.
  fileprivate var generatesPropertyList: Diagnostic {
    let content = (try? FileBytes(path: text).bytes) ?? []
    let keys = ["INFOPLIST_KEY_", "GENERATE_INFOPLIST_FILE", InfoKey.items]
    let isGenerated = keys.contains { content.holds(Array($0.utf8)) }
    return AppSource.unreadable(
      text,
      isGenerated
        ? "this project makes the Info.plist when it is built; none with a set is here yet"
        : "no property list with \(InfoKey.items) is in the folder of this project",
      fix: text.hasSuffix("project.yml")
        ? "run xcodegen and build, then name the .app or the .xcarchive"
        : "build it in Xcode, then name the .app or the .xcarchive")
  }
}
