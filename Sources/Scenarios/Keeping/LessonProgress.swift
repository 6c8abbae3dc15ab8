import AppProtocol
import Glibc
import QuickActions

/// How far someone has come with the lessons, kept from one run to the next.
package struct LessonProgress {
  /// Nil where nothing is kept.
  private let file: StateFile<KeptLessons>?
  private var lessons = KeptLessons()
  /// Sentences about what went wrong.
  package private(set) var notices: [String] = []

  /// - Parameter folder: nil keeps nothing.
  package init(folder: String?) {
    file = folder.map { StateFile(folder: $0) }
    guard let file else { return }
    do {
      lessons = try file.read()
    } catch .damaged {
      keep { _ in }
    } catch {
      notices.append(
        "progress is not known: \(error.account(of: file) ?? "\(file.folder) is busy")")
    }
  }

  /// How a lesson was done the best time; nil for one that was not.
  package subscript(lesson: String) -> Performance.Tally? { lessons.done[lesson] }

  /// A lesson has come to its end.
  package mutating func finished(_ lesson: String, _ tally: Performance.Tally) {
    lessons.note(lesson, tally)
    keep { $0.note(lesson, tally) }
  }

  private mutating func keep(_ change: (inout KeptLessons) -> Void) {
    guard let file else { return }
    var sentences: [String] = []
    do {
      try LessonProgress.patiently { () throws(StateFileError) in
        try file.update(change, tell: { sentences.append($0) })
      }
    } catch {
      sentences.append(
        "progress is not kept: \(error.account(of: file) ?? "\(file.folder) is busy")")
    }
    notices += sentences
  }

  /// Another program needs but a moment to change the state.
  private static func patiently(
    _ body: () throws(StateFileError) -> Void
  ) throws(StateFileError) {
    for _ in 0..<50 {
      do throws(StateFileError) {
        return try body()
      } catch .busy {
        poll(nil, 0, 20)
      }
    }
    throw .busy
  }
}

/// The lessons that were done, as their file holds them.
private struct KeptLessons: KeptContent {
  var done: [String: Performance.Tally] = [:]

  static let fileName = "lessons.json"
  static let fileLimit = 1 << 20
  static let formatVersion = 1
  /// Nobody has written that many.
  private static let most = 1000

  init() {}

  mutating func note(_ lesson: String, _ tally: Performance.Tally) {
    guard done[lesson].map({ $0.right <= tally.right }) ?? (done.count < KeptLessons.most) else {
      return
    }
    done[lesson] = tally
  }
}

extension KeptLessons: Decodable {
  init(text: [UInt8]) throws(ProtocolViolation) {
    self = try JSONText(text, limits: JSONText.Limits(depth: 4, values: 10_000)).read()
  }

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    let version: Int = try fields.integer("version")
    guard version == KeptLessons.formatVersion else {
      throw fields.unknown(
        "\(version)", "version", expected: ["\(KeptLessons.formatVersion)"])
    }
    for lesson in try fields.objects("lessons") {
      note(
        try lesson.string("name"),
        Performance.Tally(
          asked: try lesson.integer("asked"), right: try lesson.integer("right")))
    }
  }

  /// A line a lesson.
  var text: [UInt8] {
    let lines = done.sorted { $0.key < $1.key }.map { name, tally in
      JSON.object([
        JSON.Member("name", .string(name)), JSON.Member("asked", .integer(Int64(tally.asked))),
        JSON.Member("right", .integer(Int64(tally.right))),
      ]).line
    }
    let begin = Array("{\"version\":\(KeptLessons.formatVersion),\"lessons\":[".utf8)
    return begin + lines.map { Array("\n".utf8) + $0 }.joined(separator: Array(",".utf8))
      + Array("\n]}\n".utf8)
  }
}
