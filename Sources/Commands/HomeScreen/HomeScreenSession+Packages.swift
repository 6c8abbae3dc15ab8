import Canvas
import Packages
import Phone
import QuickActions
import Scenarios

/// Apps that are built anew while the phone is in use.
extension HomeScreenSession where Terminal: ~Copyable {
  mutating func lookAfterPackages() {
    for index in packages.indices {
      for event in packages[index].package.events(at: now) { take(event, ofPackage: index) }
    }
  }

  /// - Returns: whether the app is one that is built.
  mutating func buildsAgain(_ id: AppID) -> Bool {
    guard let index = packages.firstIndex(where: { $0.id == id }) else { return false }
    packages[index].package.buildAgain(at: now)
    return true
  }

  private mutating func take(_ event: PackageEvent, ofPackage index: Int) {
    let (id, package) = packages[index]
    if case .built = event { icons.forget(id) }
    simulation.take(event, of: id, builtFrom: package, at: now)
  }
}

extension Simulation {
  /// Something about an app that is built from its sources.
  func take(
    _ event: PackageEvent, of id: AppID, builtFrom package: InstalledPackage, at now: Instant
  ) {
    let account: TraceEvent =
      switch event {
      case .buildStarted: .note("build started")
      case .builtAnew: .note("built: the app is as it was")
      case .buildFailed(let account): .warning(.buildFailed(account))
      case .unwatched(let reason): .note(reason)
      case .built: .note("built, and installed")
      }
    record(account, about: id, at: now)
    if case .built = event {
      update(id, to: package.bundle.description, executable: package.executable, at: now)
    }
  }
}
