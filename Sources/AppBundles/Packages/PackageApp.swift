import QuickActions

/// The app in a Swift package: which of its programs that is, and the `Info.plist` that goes with it.
package struct PackageApp: Hashable, Sendable {
  /// The package's, without links or dots.
  package let folder: String
  package let product: String
  let module: String
  /// Nil for an app without one: it has no static items.
  package let propertyList: String?

  /// Whether a path names a package's folder.
  package static func isPackage(_ path: String) -> Bool {
    BundlePath(typed: path).appending("Package.swift").isRegularFile
  }

  /// Of several programs the app is the one with an `Info.plist` in its sources, else the one that is
  /// written with UIKit.
  package init(in contents: PackageContents, at folder: String) throws(Diagnostic) {
    let root = BundlePath(typed: folder)
    let lists = PackageLists(under: root, of: contents)
    let choices = [
      contents.executables,
      contents.executables.filter { lists.ownList(of: $0) != nil },
      contents.executables.filter(\.usesUIKit),
    ]
    guard let chosen = choices.first(where: { $0.count == 1 })?.first else {
      throw PackageApp.noApp(in: contents, at: root, lists)
    }
    self.folder = (root.resolved ?? root).text
    product = chosen.product
    module = chosen.module
    propertyList = lists.list(of: chosen)?.text
  }

  private static func noApp(
    in contents: PackageContents, at root: BundlePath, _ lists: PackageLists
  ) -> Diagnostic {
    let names = contents.executables.map { executable in
      executable.product + (lists.ownList(of: executable) == nil ? "" : " (with an Info.plist)")
    }
    guard !names.isEmpty else {
      return unfit(
        root, "the package \(quoted(contents.name)) makes no executable, so there is no app in it",
        fix: "give it an .executableTarget with the delegate")
    }
    return unfit(
      root, "any of \(names.count) executables may be the app: \(names.joined(separator: ", "))",
      fix: "put an Info.plist into the sources of the one that it is, and of no other")
  }

  private static func unfit(_ root: BundlePath, _ message: String, fix: String) -> Diagnostic {
    Diagnostic(
      rule: "package-unfit", severity: .error, place: Diagnostic.Place(file: root.text),
      message: message, fix: fix)
  }
}

/// The files named `Info.plist` of a package.
struct PackageLists {
  private let root: BundlePath
  private let lists: [BundlePath]
  private let targets: [BundlePath]

  init(under root: BundlePath, of contents: PackageContents? = nil) {
    self.root = root
    targets = contents?.executables.map { root.appending($0.folder) } ?? []
    var lists: [BundlePath] = []
    FolderWalk(folderLimit: SourceTree.limit).visit(root) { folder, entries in
      if !folder.isApp, entries.contains(where: { $0.name == "Info.plist" && $0.kind == .file }) {
        lists.append(folder.appending("Info.plist"))
      }
    }
    self.lists = lists
  }

  /// The nearest in the program's own sources.
  func ownList(of executable: PackageContents.Executable) -> BundlePath? {
    let target = root.appending(executable.folder)
    return lists.filter { $0.isInside(target) }.min(by: PackageLists.isNearer)
  }

  /// Else the nearest that lies in the sources of no other program, nor in another package.
  func list(of executable: PackageContents.Executable) -> BundlePath? {
    if let own = ownList(of: executable) { return own }
    let free = lists.filter { list in
      !targets.contains { list.isInside($0) } && !isInOtherPackage(list)
    }
    return free.min(by: PackageLists.isNearer)
  }

  /// The one that there is, other packages' apart; nil where there are several.
  var only: BundlePath? {
    let own = lists.filter { !isInOtherPackage($0) }
    return own.count == 1 ? own.first : nil
  }

  private func isInOtherPackage(_ list: BundlePath) -> Bool {
    let above = sequence(first: list.directory) { $0 == root ? nil : $0.directory }
    return above.prefix(64).contains { $0 != root && $0.appending("Package.swift").exists }
  }

  private static func isNearer(_ left: BundlePath, _ right: BundlePath) -> Bool {
    (left.depth, left.text) < (right.depth, right.text)
  }
}
