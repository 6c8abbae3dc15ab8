/// One file of an icon: where it is, for which screens, how large.
package struct IconImage: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case png
    /// A PDF or an SVG, a symbol's too: it has no pixels.
    case vector
    /// A JPEG, say.
    case other
  }

  package var path: String
  package var kind: Kind
  /// 1, 2 or 3; nil for one that is for all screens.
  package var scale: Int?
  /// What the header of a PNG says; nil where the file is none, or broken.
  package var header: PNGHeader?

  /// The length of an icon's side in points. [documented]
  package static let points = 35

  init(path: String, scale: Int?) {
    self.path = path
    self.scale = scale
    kind = Kind(path: path)
    header = kind == .png ? try? PNGHeader(path: path) : nil
  }

  /// It is called a PNG and is none.
  package var isBrokenPNG: Bool { kind == .png && header == nil }

  /// The side that it should have, in pixels.
  package var expectedSide: Int? { scale.map { $0 * IconImage.points } }

  /// It is square, 35 points times its scale; nil where that cannot be told.
  package var hasExpectedShape: Bool? {
    guard let header else { return nil }
    return header.width == header.height && header.width == expectedSide ?? header.width
  }
}

extension IconImage.Kind {
  /// The endings of image files.
  static let endings: Set<String> = [
    "png", "pdf", "svg", "jpg", "jpeg", "heic", "gif", "tif", "tiff", "bmp", "webp",
  ]

  init(path: String) {
    switch path.ending?.lowercased() {
    case "png": self = .png
    case "pdf", "svg": self = .vector
    default: self = .other
    }
  }
}
