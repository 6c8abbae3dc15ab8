import CGlibc
import Glibc

/// Processes that an app started and that are still there when it has ended: in its group or out of
/// it.
struct Strays {
  /// How many of them were ended.
  private(set) var ended = 0
  /// How many do not die yet.
  private(set) var left = 0

  /// How long an ended app's strays may take to die.
  static let patienceMilliseconds = 500

  /// Ends those of an app that has ended and is not reaped, or of every app where `app` is 0.
  mutating func sweep(of app: Int32, mark: rlim_t) {
    let sweep = homepress_sweep(app, mark)
    ended += Int(sweep.ended)
    left = Int(sweep.left)
  }

  /// Waits until all are gone, or long enough.
  static func end(of app: Int32, mark: rlim_t) {
    var strays = Strays()
    for _ in 0..<patienceMilliseconds {
      strays.sweep(of: app, mark: mark)
      if strays.left == 0 { return }
      poll(nil, 0, 1)
    }
  }

  /// `left 2 processes behind; they were ended`; nil where it left none.
  var account: String? {
    guard ended + left > 0 else { return nil }
    let all = ended + left
    let what = all == 1 ? "left a process behind" : "left \(all) processes behind"
    if left > 0 { return "\(what); \(left) of them cannot be ended" }
    return what + (all == 1 ? "; it was ended" : "; they were ended")
  }
}

/// Ends whatever apps have left of processes; for the end of the phone, when no app is left.
package func endAllStrays() {
  Strays.end(of: 0, mark: 0)
}
