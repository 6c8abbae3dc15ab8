import Canvas
import Glibc
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
    if !simulation.keepsItems {
      simulation.note(
        "dynamic items are not kept: neither XDG_STATE_HOME nor HOME names a folder; "
          + "--state DIR does", at: now)
    }
    if isFresh { simulation.forgetItems() } else { simulation.restoreItems(at: now) }
  }

  func finishKeeping() {
    var pauses = 50
    simulation.finishSaving(at: now) {
      pauses -= 1
      poll(nil, 0, 20)
      return pauses > 0
    }
  }
}
