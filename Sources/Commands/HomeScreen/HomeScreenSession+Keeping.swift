import Canvas
import Glibc
import QuickActions
import Scenarios

/// What outlives a run of the Home Screen.
extension HomeScreenSession where Terminal: ~Copyable {
  /// No frame waits for the disk; where there is something to say about it, another one follows.
  mutating func keep() {
    let said = simulation.trace.lines.count
    if !hasLooked { lookForKeptItems() }
    simulation.saveItems(at: now)
    if simulation.trace.lines.count != said { draw() }
  }

  private mutating func lookForKeptItems() {
    hasLooked = true
    simulation.recallItems(isFresh: isFresh, at: now)
  }

  func finishKeeping() { simulation.finishKeeping(at: now) }
}

extension Simulation {
  /// What was kept comes back, or is forgotten.
  func recallItems(isFresh: Bool, at now: Instant) {
    if !keepsItems {
      note(
        "dynamic items are not kept: neither XDG_STATE_HOME nor HOME names a folder; "
          + "--state DIR does", at: now)
    }
    if isFresh {
      forgetItems()
      for app in phone.apps { homes?.remove(app.id) }
    } else {
      restoreItems(at: now)
    }
  }

  func finishKeeping(at now: Instant) {
    var pauses = 50
    finishSaving(at: now) {
      pauses -= 1
      poll(nil, 0, 20)
      return pauses > 0
    }
  }
}
