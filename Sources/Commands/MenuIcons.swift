import AppBundles
import QuickActions

/// Finds and reads the images that menus name, each once.
struct MenuIcons: Sendable {
  private var search = IconSearch()
  private let folders: [AppID: String]
  private var known: [Key: FileIcon] = [:]

  private struct Key: Hashable {
    var app: AppID
    var name: String
  }

  /// - Parameter folders: The folder of each app's property list.
  init(_ folders: [(AppID, String)]) {
    self.folders = Dictionary(folders) { first, _ in first }
  }

  /// The app's files may have changed.
  mutating func forget(_ app: AppID) {
    search = IconSearch()
    known = known.filter { $0.key.app != app }
  }

  /// The icon files of the items that the menu shows, by name.
  mutating func icons(of menu: ShortcutMenu, app: AppID) -> [String: FileIcon] {
    guard let folder = folders[app] else { return [:] }
    var icons: [String: FileIcon] = [:]
    for name in menu.rows.compactMap(\.iconFile) {
      let key = Key(app: app, name: name)
      let icon = known[key] ?? FileIcon(search.find(named: name, in: folder))
      known[key] = icon
      icons[name] = icon
    }
    return icons
  }
}

extension MenuRow {
  /// The image that the row's icon names.
  fileprivate var iconFile: String? {
    guard case .item(let item, _) = self, case .file(let name) = item.icon else { return nil }
    return name
  }
}

extension FileIcon {
  fileprivate init(_ found: IconFile) {
    switch found {
    case .missing(let near): self = .missing(hint: near?.description)
    case .notCheckable(let reason): self = .undrawn(reason.description)
    case .found: self = FileIcon.drawn(found.largest)
    }
  }

  private static func drawn(_ image: IconImage?) -> FileIcon {
    guard let image else { return .undrawn("it is no PNG") }
    do {
      guard let alpha = try image.decoded().alpha, let picture = IconPicture(alpha) else {
        return .undrawn("nothing of it can be seen")
      }
      return .picture(picture)
    } catch {
      return .undrawn(error.description)
    }
  }
}
