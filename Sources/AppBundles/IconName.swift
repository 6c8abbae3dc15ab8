/// The name of an image as an app gives it, and the files that iOS takes for it.
struct IconName {
  struct File {
    var name: String
    var scale: Int
  }

  /// Without an image's ending.
  let stem: String
  /// In the order of their scales; none for an empty name.
  let files: [File]

  /// An ending that is not written is `png`; a scale that is written is the only one.
  init(_ name: String) {
    stem = name.withoutImageEnding
    let ending = stem == name ? "png" : name.ending ?? "png"
    if stem.isEmpty {
      files = []
    } else if let scale = IconName.scale(of: stem) {
      files = [File(name: "\(stem).\(ending)", scale: scale)]
    } else {
      files = IconName.files(of: stem, ending)
    }
  }

  private static func files(of stem: String, _ ending: String) -> [File] {
    [1, 2, 3].flatMap { scale in
      let size = scale == 1 ? "" : "@\(scale)x"
      return ["", "~iphone"].map { device in
        File(name: "\(stem)\(size)\(device).\(ending)", scale: scale)
      }
    }
  }

  private static func scale(of stem: String) -> Int? {
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : nil
  }
}

extension String {
  /// What stands after the last dot of a file's name.
  var ending: String? {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return nil }
    let ending = self[index(after: dot)...]
    return ending.contains("/") ? nil : String(ending)
  }

  /// Without its ending, if that is an image's.
  var withoutImageEnding: String {
    guard let ending, IconImage.Kind.endings.contains(ending.lowercased()) else { return self }
    return String(dropLast(ending.count + 1))
  }
}
