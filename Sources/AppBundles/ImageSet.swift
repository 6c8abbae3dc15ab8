/// An image set or symbol set of an asset catalogue in a source tree.
struct ImageSet {
  /// The images for an iPhone, in the order of their scales; none where the set is empty.
  let images: [IconImage]

  private static let largestContents = 256 << 10
  /// Scales, devices and looks make no more.
  private static let mostImages = 40

  init(_ folder: BundlePath) {
    let entries = ImageSet.contents(of: folder).filter { $0.filename?.contains("/") == false }
    let fitting = entries.filter(\.isForPhone)
    var seen: Set<String> = []
    var files: [IconImage] = []
    for entry in fitting.isEmpty ? entries : fitting where files.count < ImageSet.mostImages {
      guard let name = entry.filename, !name.isEmpty, name.utf8.count <= 255,
        seen.insert(name).inserted, folder.appending(name).isRegularFile
      else { continue }
      files.append(IconImage(path: folder.appending(name).text, scale: entry.scaleNumber))
    }
    images = files.sorted { $0.scale ?? 0 < $1.scale ?? 0 }
  }

  /// The entries of `Contents.json`; where that cannot be read, the images that lie there.
  private static func contents(of folder: BundlePath) -> [Entry] {
    let file = folder.appending("Contents.json").text
    if let bytes = try? FileBytes(path: file, limit: largestContents).bytes,
      let contents = try? PropertyList(file: file, bytes: bytes, as: .json).root
    {
      return (contents["images"] ?? contents["symbols"])?.elements?.map(Entry.init) ?? []
    }
    return folder.entries.filter {
      $0.kind == .file && IconImage.Kind.endings.contains($0.name.ending ?? "")
    }.map { Entry(filename: $0.name) }
  }

  fileprivate struct Entry {
    var filename: String?
    var idiom: String?
    var scale: String?
    /// Something else than the plain look: dark, say.
    var hasAppearance = false

    var isForPhone: Bool {
      !hasAppearance && (idiom == nil || idiom == "universal" || idiom == "iphone")
    }

    var scaleNumber: Int? {
      switch scale {
      case "1x": 1
      case "2x": 2
      case "3x": 3
      default: nil
      }
    }
  }
}

extension ImageSet.Entry {
  fileprivate init(_ node: PlistNode) {
    self.init(
      filename: node["filename"]?.string, idiom: node["idiom"]?.string,
      scale: node["scale"]?.string, hasAppearance: node["appearances"]?.elements?.isEmpty == false)
  }
}
