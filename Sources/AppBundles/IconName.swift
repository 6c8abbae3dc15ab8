/// The name of an image as an app gives it, and the files that iOS takes for it.
package struct IconName {
  struct File {
    var name: String
    var scale: Int
  }

  /// Without an image's ending.
  let stem: String
  /// What is left without scale and device as well: `icon` of `icon@3x~iphone.png`.
  package let base: String
  package let hasScale: Bool
  /// With its dot; nil where none is written.
  package let ending: String?
  /// In the order of their scales; none for an empty name.
  let files: [File]

  /// In bytes. No file and no group of a catalogue has a longer name.
  private static let longest = 1024

  /// An ending that is not written is `png`; a scale that is written is the only one.
  package init(_ name: String) {
    guard name.utf8.count <= IconName.longest else {
      (stem, base, hasScale, ending, files) = (name, name, false, nil, [])
      return
    }
    stem = name.withoutImageEnding
    ending = stem == name ? nil : String(name.dropFirst(stem.count))
    let image = stem.without(["~iphone", "~ipad"])
    base = image.without(["@2x", "@3x"])
    hasScale = base != image
    let written = ending ?? ".png"
    if stem.isEmpty {
      files = []
    } else if hasScale {
      files = [File(name: stem + written, scale: image.hasSuffix("@2x") ? 2 : 3)]
    } else {
      files = IconName.files(of: stem, written)
    }
  }

  private static func files(of stem: String, _ ending: String) -> [File] {
    [1, 2, 3].flatMap { scale in
      let size = scale == 1 ? "" : "@\(scale)x"
      return ["", "~iphone"].map { device in
        File(name: "\(stem)\(size)\(device)\(ending)", scale: scale)
      }
    }
  }
}

extension String {
  /// What stands after the last dot of a file's name.
  var ending: String? {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return nil }
    let ending = self[index(after: dot)...]
    return ending.contains("/") ? nil : String(ending)
  }

  /// Without the one of these that it ends with, if it is more than that.
  fileprivate func without(_ suffixes: [String]) -> String {
    guard let suffix = suffixes.first(where: { hasSuffix($0) && count > $0.count }) else {
      return self
    }
    return String(dropLast(suffix.count))
  }

  /// Without its ending, if that is an image's.
  var withoutImageEnding: String {
    guard let ending, IconImage.Kind.endings.contains(ending.lowercased()) else { return self }
    return String(dropLast(ending.count + 1))
  }
}
