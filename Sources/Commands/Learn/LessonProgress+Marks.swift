import Canvas
import Scenarios

extension LessonProgress {
  /// `✓ 2/3`: done, and so many questions answered rightly; empty for one that was not done.
  func mark(of lesson: Lesson) -> String {
    self[lesson.name].map { $0.asked > 0 ? "✓ \($0.right)/\($0.asked)" : "✓" } ?? ""
  }

  /// The first lesson that was not done.
  func firstOpen(of lessons: [Lesson]) -> Int {
    lessons.firstIndex { self[$0.name] == nil } ?? 0
  }
}

func printedNotices(_ notices: [String]) -> String {
  notices.map { "homepress: \(safeText($0))\n" }.joined()
}
