/// Goes through the folders where an app's images may lie, the near ones first.
///
/// Links are not followed, and the number of entries is bounded, so the walk ends and stays below
/// its root.
struct IconWalk {
  /// A folder that is looked at.
  struct Place {
    var path: BundlePath
    var depth: Int
    /// In a catalogue, the groups on the way from its top; nil outside of one.
    var groups: [String]?
  }

  /// There was more than may be looked at.
  private(set) var isCut = false
  private var waiting: [Place]
  private var visited = 0
  private var entries: ArraySlice<FolderEntry> = []
  private var place: Place
  private var seen = 0
  private let isApp: Bool
  private let deepest: Int

  init(_ root: BundlePath, depth: Int) {
    deepest = depth
    isApp = root.isApp
    place = Place(path: root, depth: 0)
    waiting = [place]
  }

  mutating func next() -> (FolderEntry, Place)? {
    while entries.isEmpty {
      guard visited < waiting.count else { return nil }
      place = waiting[visited]
      visited += 1
      entries = place.path.entries[...]
    }
    guard seen < IconFolder.entryLimit, let entry = entries.popFirst() else {
      isCut = true
      return nil
    }
    seen += 1
    if entry.kind == .folder, let below = below(entry) { waiting.append(below) }
    return (entry, place)
  }

  /// The folder as one to look into, unless there are no images of the app in it.
  private func below(_ folder: FolderEntry) -> Place? {
    // An app has its images beside the property list; iOS looks into no folders but languages.
    guard !isApp || folder.name.hasSuffix(".lproj"), place.depth < deepest,
      folder.nameOfSet == nil,
      !folder.name.hasPrefix("."), !FolderWalk.leftOut.contains(folder.name),
      !IconWalk.closed.contains(folder.name.ending ?? "")
    else { return nil }
    let groups =
      folder.name.ending == "xcassets" ? [] : place.groups.map { $0 + [folder.name] }
    return Place(
      path: place.path.appending(folder.name), depth: place.depth + 1, groups: groups)
  }

  /// What such folders hold is no image by name.
  private static let closed: Set<String> = [
    "app", "framework", "xcframework", "xcodeproj", "xcworkspace", "appiconset", "colorset",
    "dataset", "launchimage",
  ]
}
