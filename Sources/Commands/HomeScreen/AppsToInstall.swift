import AppBundles
import Packages
import QuickActions

/// The apps of a Home Screen, read and named: what is installed when the phone starts.
struct AppsToInstall {
  struct App {
    var id: AppID
    /// Where it was read from.
    var path: String
    var description: AppDescription
    /// Nil where the bundle has none for this system: the app is a stand-in.
    var executable: String?
    /// Where its images are looked for.
    var directory: String
    /// What builds it, for an app that is a Swift package.
    var package: InstalledPackage?
  }

  private(set) var apps: [App] = []
  private var places: [AppID: Int] = [:]
  /// How many apps came with a bundle identifier.
  private var namesakes: [AppID: Int] = [:]
  private let variables: BuildVariables
  private let samples = BuiltInSamples()

  /// - Throws: a `Diagnostic` for the first app that cannot be read, or where the samples are missing.
  init(_ options: HomeScreenOptions) throws(Diagnostic) {
    variables = options.phone.variables
    for path in options.apps.isEmpty ? try samples.paths() : options.apps {
      let app = try PackageApp.isPackage(path) ? built(path) : read(path)
      places[app.id] = apps.count
      apps.append(app)
    }
  }

  /// What an app's files say by now.
  func newVersion(of id: AppID) throws(Diagnostic) -> AppDescription? {
    guard let place = places[id] else { return nil }
    return try bundle(at: apps[place].path).description
  }

  private mutating func read(_ path: String) throws(Diagnostic) -> App {
    let bundle = try bundle(at: path)
    return App(
      id: freeID(for: bundle.description.bundleIdentifier), path: path,
      description: bundle.description, executable: bundle.executable,
      directory: bundle.directory)
  }

  private mutating func built(_ path: String) throws(Diagnostic) -> App {
    let package = try InstalledPackage(at: path, defines: variables)
    let bundle = package.bundle
    return App(
      id: freeID(for: bundle.description.bundleIdentifier), path: path,
      description: bundle.description, executable: package.executable,
      directory: bundle.directory, package: package)
  }

  private func bundle(at path: String) throws(Diagnostic) -> AppBundle {
    try AppBundle.read(
      path: path, defines: variables, executables: samples.executables(ofAppAt: path))
  }

  /// Two apps of one bundle identifier are shown side by side: many a source plist says
  /// `$(PRODUCT_BUNDLE_IDENTIFIER)` and no more.
  // Departure: two apps with one bundle identifier stand side by side; iOS keeps one of them.
  private mutating func freeID(for bundleIdentifier: String) -> AppID {
    let plain = AppID(bundleIdentifier)
    var id = plain
    while places[id] != nil {
      namesakes[plain, default: 1] += 1
      id = AppID("\(bundleIdentifier) \(namesakes[plain, default: 1])")
    }
    return id
  }
}
