import Canvas
import Scenarios

extension LessonProgress {
  /// `✓ 3/3`: done, and so many questions answered rightly; `· 2/3` where some were not; empty for one
  /// that was not done.
  func mark(of lesson: Lesson) -> String {
    guard let tally = self[lesson.name] else { return "" }
    let mark = tally.right == tally.asked ? "✓" : "·"
    return tally.asked > 0 ? "\(mark) \(tally.right)/\(tally.asked)" : mark
  }

  /// The first lesson that was not done.
  func firstOpen(of lessons: [Lesson]) -> Int {
    lessons.firstIndex { self[$0.name] == nil } ?? 0
  }

  var printedNotices: String {
    notices.map { "homepress: \(safeText($0))\n" }.joined()
  }
}
