import Glibc

/// The images that lie under an app's folder, loose or in an asset catalogue, by name.
package struct BundleImages: Sendable {
  private var files: [String: [ImageFile]] = [:]
  /// There is a compiled catalogue, whose names are not read.
  var hasCompiledCatalogue = false

  package init() {}

  /// The names that an icon may have, in order.
  var names: [String] { files.keys.sorted() }

  /// Whether an image of that name is there, with or without its scale and extension.
  func has(_ name: String) -> Bool {
    let base = ImageName(name).base
    return files[base] != nil || hasCompiledCatalogue
  }

  /// The files that make up the image: one a scale.
  func files(of name: String) -> [ImageFile] {
    files[ImageName(name).base] ?? []
  }

  mutating func add(_ file: ImageFile, as name: String) {
    files[name, default: []].append(file)
  }
}

/// A file of an image.
package struct ImageFile: Hashable, Sendable {
  package enum Colours: Hashable, Sendable {
    case unknown, one, several
  }

  package var path: String
  package var scale: Int
  /// Nil where the form of the file is not read.
  package var size: PixelSize?
  package var colours = Colours.unknown

  package init(path: String, scale: Int, size: PixelSize?) {
    self.path = path
    self.scale = scale
    self.size = size
  }
}

/// The size of an image in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Reads the first chunk of a PNG file, which is its header. Xcode puts one of its own before it
  /// when it builds.
  init?(pngFile path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: 40)
    let count = read(file, &start, start.count)
    guard count >= 26, start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return nil
    }
    let header = start[12..<16].elementsEqual("CgBI".utf8) ? 28 : 12
    guard count >= header + 12, start[header..<header + 4].elementsEqual("IHDR".utf8) else {
      return nil
    }
    func number(_ place: Int) -> Int {
      start[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    self.init(width: number(header + 4), height: number(header + 8))
  }
}
