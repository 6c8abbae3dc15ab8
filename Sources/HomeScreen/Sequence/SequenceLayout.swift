import Canvas
import Phone
import QuickActions

/// Where everything of a sequence diagram stands, in cells: the text and the picture are drawn from it.
struct SequenceLayout {
  private(set) var size = Size(rows: 0, columns: SequenceLayout.columns)
  private(set) var heads: [Head] = []
  private(set) var labels: [Label] = []
  private(set) var arrows: [Arrow] = []
  private(set) var notes: [Note] = []
  private let noteGap: Int
  private var lastTime: Instant?

  /// Name and lifeline of someone who takes part.
  struct Head: Hashable {
    let participant: SequenceDiagram.Participant
    let name: CellText
    let rect: Rect
    let column: Int
  }

  struct Label: Hashable {
    let row: Int
    let column: Int
    let text: CellText
    let role: Role
  }

  /// From lifeline to lifeline.
  struct Arrow: Hashable {
    let row: Int
    let from: Int
    let to: Int
    let manner: SequenceDiagram.Manner
    let role: Role
  }

  struct Note: Hashable {
    let rect: Rect
    let lines: [CellText]
    let role: Role
  }

  /// What fits where text is looked at: a terminal, a mail, a page of code.
  static let columns = 100
  static let firstRow = 5
  private static let headRow = 2
  private static let personColumn = 12
  private static let homeScreenColumn = 38
  private static let lastColumn = 92
  private static let mostNoteColumns = 50

  /// - Parameter noteGap: In rows, left below each note.
  init(_ diagram: SequenceDiagram, noteGap: Int = 0) {
    self.noteGap = noteGap
    placeHeads(diagram.participants)
    let title = CellText(diagram.title).truncated(to: size.columns)
    labels.append(Label(row: 0, column: 0, text: title, role: .title))
    size.rows = SequenceLayout.firstRow
    for step in diagram.steps { place(step) }
    size.rows += 1
  }

  // MARK: Heads

  private mutating func placeHeads(_ participants: [SequenceDiagram.Participant]) {
    let apps = participants.count - 2
    let room = SequenceLayout.lastColumn - SequenceLayout.homeScreenColumn
    let gap = room / max(1, apps)
    for (index, participant) in participants.enumerated() {
      switch participant {
      case .person: place(participant, column: SequenceLayout.personColumn, widest: 12)
      case .homeScreen: place(participant, column: SequenceLayout.homeScreenColumn, widest: 15)
      case .app, .otherApps:
        let column = SequenceLayout.homeScreenColumn + gap * (index - 1)
        place(participant, column: column, widest: min(30, gap - 1))
      }
    }
  }

  private mutating func place(
    _ participant: SequenceDiagram.Participant, column: Int, widest: Int
  ) {
    let name = CellText("\(participant)").truncated(to: widest - 4)
    let width = name.width + 4
    let left = min(column - width / 2, SequenceLayout.columns - width)
    let rect = Rect(row: SequenceLayout.headRow, column: left, rows: 3, columns: width)
    heads.append(Head(participant: participant, name: name, rect: rect, column: column))
  }

  private func column(of participant: SequenceDiagram.Participant) -> Int {
    heads.first { $0.participant == participant }?.column ?? SequenceLayout.homeScreenColumn
  }

  // MARK: Steps

  private mutating func place(_ step: SequenceDiagram.Step) {
    placeTime(step.at)
    let role = TraceText(glyphs: GlyphSet(isASCII: false)).role(of: step.kind)
    switch step.event {
    case .message(let from, let to, let manner):
      placeMessage(step.text, from: column(of: from), to: column(of: to), manner, role)
    case .note(let over):
      placeNote(step, over: column(of: over), role)
    }
  }

  /// A moment is told once.
  private mutating func placeTime(_ at: Instant) {
    guard at != lastTime else { return }
    lastTime = at
    let time = CellText(TraceText.time(at))
    labels.append(Label(row: size.rows, column: 0, text: time, role: .traceTime))
  }

  /// The text stands over the arrow. Where lifelines are near each other it runs over those beyond.
  private mutating func placeMessage(
    _ text: String, from: Int, to: Int, _ manner: SequenceDiagram.Manner, _ role: Role
  ) {
    let left = min(from, to) + 2
    let right = max(from, to)
    let isNarrow = heads.count > 3 && right > SequenceLayout.homeScreenColumn
    let width = (isNarrow ? SequenceLayout.columns : right - 1) - left
    for line in TraceText.wrapped(text, columns: width) {
      labels.append(Label(row: size.rows, column: left, text: line, role: role))
      size.rows += 1
    }
    arrows.append(Arrow(row: size.rows, from: from, to: to, manner: manner, role: role))
    size.rows += 1
  }

  private mutating func placeNote(_ step: SequenceDiagram.Step, over column: Int, _ role: Role) {
    let mark = TraceText(glyphs: GlyphSet(isASCII: false)).mark(of: step.kind)
    let lines = TraceText.wrapped(
      "\(mark) \(step.text)", columns: SequenceLayout.mostNoteColumns)
    let width = (lines.map(\.width).max() ?? 0) + 4
    let left = min(column - width / 2, SequenceLayout.columns - width)
    let rect = Rect(row: size.rows, column: left, rows: lines.count, columns: width)
    notes.append(Note(rect: rect, lines: lines, role: role))
    size.rows += lines.count + noteGap
  }
}
