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
    switch event {
    case .buildStarted: record(.note("build started"), about: id)
    case .builtAnew: record(.note("built: the app is as it was"), about: id)
    case .buildFailed(let account): record(.warning(.buildFailed(account)), about: id)
    case .unwatched(let reason): record(.note(reason), about: id)
    case .built:
      icons.forget(id)
      record(.note("built, and installed"), about: id)
      simulation.update(
        id, to: package.bundle.description, executable: package.executable, at: now)
    }
  }

  private func record(_ event: TraceEvent, about id: AppID) {
    simulation.record(event, about: id, at: now)
  }
}
