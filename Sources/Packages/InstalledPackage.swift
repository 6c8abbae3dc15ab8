import AppBundles
import AppHosting
import Glibc
import QuickActions

/// A Swift package whose app is on the phone: built when the phone starts, and again whenever its
/// sources change.
package struct InstalledPackage {
  package private(set) var bundle: PackageBundle
  /// The program to start.
  package private(set) var executable: String
  private var app: PackageApp
  private let contents: PackageContents
  private let tool: SwiftTool
  private let variables: BuildVariables
  private var schedule = RebuildSchedule()
  private var build: BackgroundBuild?
  /// A person asked for it: then it is installed though nothing is new.
  private var isAsked = false
  /// Nil where the kernel does not tell of changes.
  private let watch: SourceWatch?
  /// What is to be told before anything else.
  private var waiting: [PackageEvent] = []

  /// Builds it and puts its app together.
  ///
  /// - Parameter output: The descriptor on which SwiftPM shows what it does.
  package init(
    at folder: String, defines variables: BuildVariables, showingOn output: Int32 = STDOUT_FILENO
  ) throws(Diagnostic) {
    tool = try SwiftTool(forPackage: folder)
    contents = try tool.contents(of: folder)
    app = try PackageApp(in: contents, at: folder)
    self.variables = variables
    // What is changed while it is built must not be missed.
    do throws(WatchFailure) {
      watch = try SourceWatch(app.folder)
    } catch {
      watch = nil
      waiting = [.unwatched("\(error)")]
    }
    try tool.build(app, showingOn: output)
    bundle = try PackageBundle(app, executable: app.builtExecutable, defines: variables)
    executable = try bundle.write(to: app.bundlePath)
  }

  package var descriptors: [HostDescriptor] {
    (watch.map { [HostDescriptor($0.descriptor)] } ?? []) + (build?.descriptors ?? [])
  }

  package var nextDue: Instant? {
    if !waiting.isEmpty { return .start }
    return [schedule.nextDue, build?.nextDue].compactMap(\.self).min()
  }

  package mutating func buildAgain(at now: Instant) {
    isAsked = true
    schedule.buildAsked(at: now)
  }

  /// What became of it since it was last asked.
  package mutating func events(at now: Instant) -> [PackageEvent] {
    var events = waiting
    waiting = []
    if watch?.takeChange() != nil { schedule.sourcesChanged(at: now) }
    if let result = build?.result(at: now) {
      build = nil
      schedule.buildEnded(at: now)
      events.append(event(of: result))
    }
    if schedule.timePassed(at: now) {
      build = BackgroundBuild(app, by: tool)
      events.append(.buildStarted)
    }
    return events
  }

  private mutating func event(of result: BackgroundBuild.Result) -> PackageEvent {
    switch result {
    case .failed(let line): return .buildFailed("\(line); the rest is in \(app.logPath)")
    case .built: break
    }
    do throws(Diagnostic) {
      return try install()
    } catch {
      return .buildFailed(error.headline)
    }
  }

  private mutating func install() throws(Diagnostic) -> PackageEvent {
    // An Info.plist may have come or gone.
    app = try PackageApp(in: contents, at: app.folder)
    let new = try PackageBundle(app, executable: app.builtExecutable, defines: variables)
    guard isAsked || new != bundle else { return .builtAnew }
    isAsked = false
    executable = try new.write(to: app.bundlePath)
    bundle = new
    return .built
  }
}

/// Something that became of a package while its app is on the phone.
package enum PackageEvent: Hashable, Sendable {
  case buildStarted
  /// The first error, and where the others are.
  case buildFailed(String)
  /// The app is as it was.
  case builtAnew
  /// There is a new version to install.
  case built
  case unwatched(String)
}
