import AppBundles
import AppHosting
import QuickActions

/// A build beside the running phone: a child as an app is one, whose lines are read as they come.
final class BackgroundBuild {
  private let host: ProcessHost
  private var log: BuildLog
  private var session: ProcessSession?
  private var isOver = false

  enum Result: Hashable {
    case built
    /// The line that says most of it.
    case failed(String)
  }

  init(_ app: PackageApp, by tool: SwiftTool) {
    log = BuildLog(app)
    host = ProcessHost(executable: tool.path, arguments: tool.buildArguments(for: app))
  }

  /// The phone is switched off, and what is still being compiled is for nobody.
  deinit {
    if !isOver { session?.end() }
    log.finish()
  }

  var descriptors: [HostDescriptor] { isOver ? [] : host.descriptors }

  var nextDue: Instant? { isOver ? nil : host.nextDue }

  /// Takes in what it has said; nil while it goes on.
  func result(at now: Instant) -> Result? {
    for fact in host.facts(at: now) {
      switch fact {
      case .printed(let line): log.add(line)
      case .exited(let exit):
        isOver = true
        return exit == .exited(status: 0) ? .built : .failed(log.firstError ?? "swift \(exit)")
      case .failedToStart(let reason):
        isOver = true
        return .failed(reason)
      case .started(let pid): session = pid.map(ProcessSession.init)
      // It is no app: it was never asked to speak the protocol.
      case .said, .misbehaved: break
      }
    }
    return nil
  }
}
