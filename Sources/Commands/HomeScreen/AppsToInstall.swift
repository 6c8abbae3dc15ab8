import AppBundles
import Glibc
import Packages
import QuickActions

/// The apps of a Home Screen, read and named: what is installed when the phone starts.
package struct AppsToInstall {
  struct App {
    var id: AppID
    /// Where it was read from.
    var path: String
    var description: AppDescription
    /// Nil where the bundle has none for this system: the app is a stand-in.
    var executable: String?
    /// Where its images are looked for.
    var directory: String
    /// Where it lies, by one name from wherever it is looked at.
    var location: String
    /// What builds it, for an app that is a Swift package.
    var package: InstalledPackage?
  }

  private(set) var apps: [App] = []
  private var places: [AppID: Int] = [:]
  private let variables: BuildVariables
  /// Where builds show what they do: the standard output may be a dialogue's.
  private let buildOutput: Int32
  private let samples = BuiltInSamples()

  /// What a scenario starts with, which brings its own.
  static var none: AppsToInstall { AppsToInstall() }

  private init() {
    variables = BuildVariables()
    buildOutput = STDERR_FILENO
  }

  /// - Throws: a `Diagnostic` for the first app that cannot be read, or where the samples are missing.
  init(_ options: HomeScreenOptions) throws(Diagnostic) {
    variables = options.phone.variables
    buildOutput = options.isPlain ? STDERR_FILENO : STDOUT_FILENO
    var surroundings = Surroundings()
    for name in options.usesSamples ? try samples.paths() : options.apps {
      let path = samples.place(ofAppNamed: name, at: name)
      do throws(Diagnostic) {
        apps.append(
          try PackageApp.isPackage(path) ? built(path) : read(path, in: &surroundings))
      } catch {
        throw samples.explained(error, forAppNamed: name, at: path)
      }
    }
    let ids = AppsToInstall.ids(
      of: apps.map { (bundleIdentifier: $0.description.bundleIdentifier, place: $0.location) })
    for (index, id) in ids.enumerated() {
      apps[index].id = id
      places[id] = index
    }
  }

  /// What an app's files say by now.
  func newVersion(of id: AppID) throws(Diagnostic) -> AppDescription? {
    guard let place = places[id] else { return nil }
    var surroundings = Surroundings()
    return try bundle(at: apps[place].path, in: &surroundings).description
  }

  private func read(
    _ path: String, in surroundings: inout Surroundings
  ) throws(Diagnostic) -> App {
    let bundle = try bundle(at: path, in: &surroundings)
    return App(
      id: AppID(bundle.description.bundleIdentifier), path: path,
      description: bundle.description, executable: bundle.executable,
      directory: bundle.directory, location: bundle.location)
  }

  private func built(_ path: String) throws(Diagnostic) -> App {
    let package = try InstalledPackage(
      at: path, defines: variables, showingOn: buildOutput)
    let bundle = package.bundle
    return App(
      id: AppID(bundle.description.bundleIdentifier), path: path,
      description: bundle.description, executable: package.executable,
      directory: bundle.directory, location: bundle.location, package: package)
  }

  private func bundle(
    at path: String, in surroundings: inout Surroundings
  ) throws(Diagnostic) -> AppBundle {
    try AppBundle.read(
      path: path, in: &surroundings, defines: variables,
      executables: samples.executables(ofAppAt: path))
  }

  /// Two apps of one bundle identifier are shown side by side: many a source plist says
  /// `$(PRODUCT_BUNDLE_IDENTIFIER)` and no more.
  ///
  /// What they set is kept on disk, so each is told by where it lies: then the order in which they
  /// are named gives no app the items of another.
  // Departure: two apps with one bundle identifier stand side by side; iOS keeps one of them.
  package static func ids(of apps: [(bundleIdentifier: String, place: String)]) -> [AppID] {
    let counts = Dictionary(apps.map { ($0.bundleIdentifier, 1) }, uniquingKeysWith: +)
    var taken: Set<AppID> = []
    return apps.map { app in
      let own = counts[app.bundleIdentifier] == 1
      let name = own ? app.bundleIdentifier : "\(app.bundleIdentifier) (\(app.place))"
      // The same app may be named twice.
      let more = (2...).lazy.map { AppID("\(name) \($0)") }
      let id = ([AppID(name)] + more.prefix(apps.count)).first { !taken.contains($0) }
      taken.insert(id ?? AppID(name))
      return id ?? AppID(name)
    }
  }
}
