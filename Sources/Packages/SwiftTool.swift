import AppBundles
import CGlibc
import Glibc
import QuickActions

/// The `swift` of the person's own toolchain: it knows what is in a package and builds it.
package struct SwiftTool: Hashable, Sendable {
  package let path: String

  /// - Parameter search: Folders with colons in between, as `PATH` has them.
  /// - Returns: nil where none of them holds it.
  package init?(in search: String) {
    let candidates = search.split(separator: ":").lazy.map { "\($0)/swift" }
    guard let path = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.path = path
  }

  /// The one that a person's shell would start.
  package init(forPackage folder: String) throws(Diagnostic) {
    let search = getenv("PATH").map { String(cString: $0) } ?? ""
    guard let tool = SwiftTool(in: search) else {
      throw SwiftTool.unable(
        folder, "it takes the program swift to build the package, and there is none in PATH",
        fix: "install a Swift toolchain, or name an app that is built: homepress APP")
    }
    self = tool
  }

  /// What is in a package. What stands in the way SwiftPM says itself, on standard error.
  package func contents(of folder: String) throws(Diagnostic) -> PackageContents {
    let words = ["package", "--package-path", folder, "describe", "--type", "json"]
    do throws(ChildOutput.Failure) {
      // The first time, packages may come over a network.
      let output = try ChildOutput(of: path, words, limit: 16 << 20, seconds: 600, in: .ours)
      if let contents = PackageContents(describedBy: output.bytes) { return contents }
    } catch {
      throw SwiftTool.unable(folder, "\(path) does not come to an end with it: \(error)")
    }
    throw SwiftTool.unable(folder, "SwiftPM cannot read the package")
  }

  /// Builds the app, showing what SwiftPM shows, and waits for it.
  ///
  /// - Parameter output: The descriptor that it is shown on.
  package func build(
    _ app: PackageApp, showingOn output: Int32 = STDOUT_FILENO
  ) throws(Diagnostic) {
    var end = homepress_child_end()
    var words = ([path] + buildArguments(for: app)).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let error = homepress_run_attached(path, &words, output, &end)
    guard error == 0 else {
      throw SwiftTool.unable(
        app.folder, "\(path) cannot be started: \(String(cString: strerror(error)))")
    }
    guard end.was_signalled == 0, end.number == 0 else {
      throw SwiftTool.unable(app.folder, "swift build failed, so there is no app to show")
    }
  }

  /// As a person's own `swift build` has it, so that each finds what the other has built.
  func buildArguments(for app: PackageApp) -> [String] {
    [
      "build", "--package-path", app.folder, "--scratch-path", app.scratchFolder, "--product",
      app.product,
    ]
  }

  private static func unable(_ folder: String, _ message: String, fix: String? = nil) -> Diagnostic
  {
    Diagnostic(
      rule: "package-unbuilt", severity: .error, place: Diagnostic.Place(file: folder),
      message: message, fix: fix)
  }
}

extension PackageApp {
  var scratchFolder: String { folder + "/.build" }

  /// What the build leaves.
  var builtExecutable: String { scratchFolder + "/debug/" + product }

  /// What is installed.
  package var bundlePath: String { scratchFolder + "/homepress/" + product + ".app" }

  /// All that the last build in the background said.
  package var logPath: String { scratchFolder + "/homepress/build.log" }
}
