import Glibc

extension BundleImages {
  /// As many names as are looked at: a folder that holds more is no app's.
  private static let nameLimit = 50_000
  private static let leftOut: Set<String> = [
    ".git", ".build", "Pods", "DerivedData", "node_modules",
  ]

  /// Looks through a folder and the folders in it. Links are not followed.
  package init(under folder: String) {
    var waiting = [folder]
    var looked = 0
    while let folder = waiting.popLast(), looked < BundleImages.nameLimit {
      for (name, isFolder) in BundleImages.names(in: folder) {
        looked += 1
        let path = folder + "/" + name
        if isFolder {
          if !BundleImages.leftOut.contains(name) { waiting.append(path) }
        } else {
          take(path, named: name, in: folder)
        }
      }
    }
  }

  private mutating func take(_ path: String, named name: String, in folder: String) {
    if name == "Assets.car" {
      hasCompiledCatalogue = true
      return
    }
    let image = ImageName(name)
    guard image.fileExtension != nil else { return }
    let isPNG = image.fileExtension?.lowercased() == "png"
    add(
      ImageFile(path: path, scale: image.scale, size: isPNG ? PixelSize(pngFile: path) : nil),
      as: BundleImages.imageSet(folder) ?? image.base)
  }

  /// In a catalogue an image has the name of its folder, whatever its files are called.
  private static func imageSet(_ folder: String) -> String? {
    let suffix = ".imageset"
    guard folder.hasSuffix(suffix), let slash = folder.lastIndex(of: "/") else { return nil }
    return String(folder[slash...].dropFirst().dropLast(suffix.count))
  }

  /// What the folder holds, in the order of the names.
  private static func names(in folder: String) -> [(name: String, isFolder: Bool)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [(name: String, isFolder: Bool)] = []
    while let entry = readdir(directory), names.count < nameLimit {
      let kind = Int(entry.pointee.d_type)
      guard kind == Int(DT_REG) || kind == Int(DT_DIR) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append((name, kind == Int(DT_DIR))) }
    }
    return names.sorted { $0.name < $1.name }
  }
}
