/// What an app says that was started by itself: how to start it on a phone.
struct HowToRun {
  /// The path of the app's program.
  let program: String

  var line: String {
    let url = URL(fileURLWithPath: program)
    return "\(url.lastPathComponent): this app needs a phone to run on. "
      + "Start it with: homepress \(app(of: url).map(Self.quoted) ?? "PATH")"
  }

  /// The package that the program was built in, else the bundle that it lies in.
  private func app(of url: URL) -> String? {
    let folders = sequence(first: url.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    // What is built lies in `.build`, a bundle made from it too.
    if let scratch = folders.first(where: { $0.lastPathComponent == ".build" }) {
      let package = scratch.deletingLastPathComponent()
      // One of several apps of a package has a bundle there.
      let bundle = package.appendingPathComponent("Assets/Apps/\(url.lastPathComponent).app")
      if Self.exists(bundle) { return bundle.path }
      if Self.exists(package.appendingPathComponent("Package.swift")) { return package.path }
    }
    return folders.first { $0.pathExtension == "app" }?.path
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// As a shell takes it for one word.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    return isPlain ? path : "'" + path.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
