package import QuickActions

/// What the phone said of itself, at first and since.
@MainActor
package final class PhoneEnvironment {
  package static let shared = PhoneEnvironment()

  var current = AppEnvironment()

  /// Those that a view belongs to are told of traits that are new.
  package func change(to environment: AppEnvironment) {
    let previous = UITraitCollection.current
    current = environment
    guard previous != UITraitCollection.current else { return }
    for window in UIApplication.shared.windows {
      window.tellTraitChange(since: previous)
      window.tellTraitChange(ofControllersSince: previous)
    }
  }
}
