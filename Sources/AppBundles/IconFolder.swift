/// The images in an app or a source tree, by name.
struct IconFolder: Sendable {
  /// What is looked at, at most. A folder can be anything, a home folder too.
  static let entryLimit = 20_000

  /// The paths of image files.
  private(set) var files = PathsByName()
  /// The paths of image and symbol sets.
  private(set) var sets = PathsByName()
  private(set) var hasCompiledCatalogue = false
  private(set) var isCut = false

  init(_ root: BundlePath, depth: Int) {
    var walk = IconWalk(root, depth: depth)
    while let (entry, place) = walk.next() {
      take(entry, at: place)
    }
    isCut = walk.isCut
  }

  private mutating func take(_ entry: FolderEntry, at place: IconWalk.Place) {
    let path = place.path.appending(entry.name)
    switch entry.kind {
    case .file:
      if entry.name == "Assets.car" { hasCompiledCatalogue = true }
      if place.groups == nil, entry.isImage { files.note(entry.name, path) }
    case .folder:
      guard let own = entry.nameOfSet else { return }
      sets.note(own, path)
      // Within a group that says so its name is a part of the image's.
      if let groups = place.groups, !groups.isEmpty {
        sets.note((groups + [own]).joined(separator: "/"), path)
      }
    case .link, .other: break
    }
  }

  func find(named name: String) -> IconFile {
    let wanted = IconName(name)
    guard !wanted.files.isEmpty else { return .missing(near: nil) }
    if let set = sets[name] ?? sets[wanted.stem] {
      let images = ImageSet(BundlePath(set)).images
      return images.isEmpty ? .missing(near: .emptySet(set)) : .found(images)
    }
    let images = wanted.files.compactMap { file in
      files[file.name].map { IconImage(path: $0, scale: file.scale) }
    }
    if !images.isEmpty { return .found(images) }
    if hasCompiledCatalogue { return .notCheckable(.compiledCatalogue) }
    return isCut ? .notCheckable(.tooManyFiles) : .missing(near: near(wanted))
  }

  private func near(_ wanted: IconName) -> NearIcon? {
    let spelling =
      wanted.files.lazy.compactMap { files.spelling(of: $0.name) }.first
      ?? sets.spelling(of: wanted.stem)
    if let spelling { return .otherCase(spelling) }
    return IconImage.Kind.endings.sorted().map { "\(wanted.stem).\($0)" }
      .first { files[$0] != nil }.map(NearIcon.otherEnding)
  }
}

/// Paths by the name that an app knows them by; the first one of a name counts.
struct PathsByName: Sendable {
  private var paths: [String: String] = [:]
  /// The names as they are, by the same in small letters.
  private var spellings: [String: String] = [:]

  mutating func note(_ name: String, _ path: BundlePath) {
    guard paths[name] == nil else { return }
    paths[name] = path.text
    spellings[name.lowercased()] = spellings[name.lowercased()] ?? name
  }

  subscript(name: String) -> String? { paths[name] }

  /// A name that differs in the case of letters alone.
  func spelling(of name: String) -> String? { spellings[name.lowercased()] }
}

extension FolderEntry {
  fileprivate var isImage: Bool {
    name.ending.map { IconImage.Kind.endings.contains($0.lowercased()) } ?? false
  }

  /// The name of the image or symbol whose set the folder is.
  var nameOfSet: String? {
    for ending in [".imageset", ".symbolset"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return nil
  }
}
