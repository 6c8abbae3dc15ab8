import Phone
import QuickActions

/// What the phone keeps from one run to the next.
extension Simulation {
  /// It has a place for what is to outlive a run.
  package var keepsItems: Bool { store != nil }

  /// Gives the installed apps the dynamic items that they had when the phone was last used.
  package func restoreItems(at now: Instant) {
    guard let kept = store?.load() else { return }
    for app in phone.apps where app.stored == nil {
      if let stored = kept[app.id] { send(.dynamicItemsRestored(app.id, stored), at: now) }
    }
    recordNotices(at: now)
  }

  /// Forgets what was kept of the installed apps, as if each had been deleted and installed again.
  package func forgetItems() {
    for app in phone.apps { store?.keep(nil, of: app.id) }
  }

  /// Writes what has changed, where it is time to.
  package func saveItems(at now: Instant) {
    store?.save(at: now)
    recordNotices(at: now)
  }

  /// Writes what is left, when the phone is switched off.
  ///
  /// - Parameter pause: Waits a moment for another program; false where that has lasted long enough.
  package func finishSaving(at now: Instant, waiting pause: () -> Bool) {
    store?.finish(waiting: pause)
    recordNotices(at: now)
  }

  private func recordNotices(at now: Instant) {
    for notice in store?.takeNotices() ?? [] { note(notice, at: now) }
  }
}
