import Canvas
import HomeScreen
import Phone
import QuickActions
import Testing

/// The mouse finds what is drawn, at many sizes, and a button is a finger.
@Suite struct MouseTests {
  static let sizes = [
    Size.small, .standard, .wide, Size(rows: 17, columns: 79), Size(rows: 23, columns: 200),
    Size(rows: 31, columns: 81), Size(rows: 60, columns: 200), Size(rows: 24, columns: 41),
  ]

  /// Apps whose tiles can be told apart by their letters.
  private static let lettered = "ABCDEFGHIJKLMNOPQRSTUVWX".map { letter in
    AppDescription(
      bundleIdentifier: "org.example.\(letter)", name: "\(letter)z",
      staticItems: StagedPhone.reader.staticItems)
  }

  @Test(arguments: sizes)
  func everyTileThatIsSeenIsTheIconThatIsPressed(size: Size) {
    for count in [1, 4, 7, 13, 24] {
      let stage = StagedPhone(apps: Array(MouseTests.lettered.prefix(count)), size: size)
      let frame = stage.draw()
      for point in points(of: frame) where isTile(frame, point) {
        let letter = frame[point.row, point.column].glyph
        guard letter.isUppercase else { continue }
        var pressed = stage
        pressed.send(.mousePressed(.left, point))
        #expect(pressed.pressedApp == AppID("org.example.\(letter)"), "\(size)")
      }
    }
  }

  @Test(arguments: sizes)
  func noOtherPlaceOfTheScreenIsAnIcon(size: Size) {
    let stage = StagedPhone(apps: Array(MouseTests.lettered.prefix(13)), size: size)
    let frame = stage.draw()
    for point in points(of: frame) {
      switch frame[point.row, point.column].role {
      case .border, .backdrop, .statusBar, .hint, .key, .gaugeEmpty, .title:
        var pressed = stage
        pressed.send(.mousePressed(.left, point))
        #expect(pressed.told == [], "\(size) \(point)")
      default: continue
      }
    }
  }

  @Test(arguments: sizes)
  func everyRowThatIsSeenIsTheRowThatIsChosen(size: Size) throws {
    for index in [0, 3, 5, 12] {
      var stage = StagedPhone(apps: Array(MouseTests.lettered.prefix(13)), size: size)
      let app = AppID("org.example.\(MouseTests.letter(index))")
      stage.tell(.forcePressed(app, at: try position(index)))
      let frame = stage.draw()
      for (point, row) in numbers(in: frame) {
        var chosen = stage
        chosen.send(.mousePressed(.left, point), .mouseReleased(point))
        #expect(chosen.told == [.rowChosen(row)], "\(size)")
      }
    }
  }

  @Test func lettingGoOverARowChoosesItAndOverTheIconLeavesTheMenuOpen() {
    var stage = StagedPhone()
    let icon = Point(row: 4, column: 5)
    stage.send(.mousePressed(.left, icon))
    stage.wait(milliseconds: 900)
    #expect(stage.menu != nil)
    var released = stage
    released.send(.mouseReleased(icon))
    #expect(released.menu != nil)
    let row = Point(row: 9, column: 10)
    stage.send(.mouseDragged(row))
    #expect(stage.draw()[row.row, row.column].role == .menuRowSelected)
    stage.send(.mouseReleased(row))
    #expect(stage.told.last == .rowChosen(1))
  }

  @Test func aClickTapsARightClickForcePressesAndAClickOutsideCloses() {
    var stage = StagedPhone()
    let icon = Point(row: 4, column: 16)
    stage.send(.mousePressed(.right, icon), .mouseReleased(icon))
    #expect(stage.menu?.app == StagedPhone.id(StagedPhone.bigTimer))
    let outside = Point(row: 20, column: 38)
    stage.send(.mousePressed(.left, outside), .mouseReleased(outside))
    #expect(stage.told.last == .menuDismissed)
    stage.send(.mousePressed(.left, icon))
    stage.wait(milliseconds: 80)
    stage.send(.mouseReleased(icon))
    #expect(stage.phone.front == .app(StagedPhone.id(StagedPhone.bigTimer)))
    stage.send(.mousePressed(.left, Point(row: 20, column: 20)))
    #expect(stage.phone.front == .homeScreen)
  }

  @Test func aReleaseWithoutAPressMeansNothing() {
    var stage = StagedPhone()
    stage.send(.mouseReleased(Point(row: 4, column: 5)), .mouseDragged(Point(row: 9, column: 9)))
    #expect(stage.told == [])
  }

  @Test func rowsOfASheetAnswerToClicks() {
    var stage = StagedPhone()
    stage.type(.character("a"))
    let lines = stage.draw().text
    let row = lines.firstIndex { $0.contains("Memory pressure") } ?? 0
    stage.send(.mousePressed(.left, Point(row: row, column: 12)))
    #expect(stage.told.last == .memoryPressureBegan)
  }

  // MARK: Reading a frame

  private func points(of frame: Frame) -> [Point] {
    (0..<frame.size.rows).flatMap { row in
      (0..<frame.size.columns).map { Point(row: row, column: $0) }
    }
  }

  private func isTile(_ frame: Frame, _ point: Point) -> Bool {
    if case .tile = frame[point.row, point.column].role { true } else { false }
  }

  private static func letter(_ index: Int) -> Character {
    Array("ABCDEFGHIJKLMNOPQRSTUVWX")[index]
  }

  /// Upper or lower half, left or right: where a menu of that icon would open.
  private func position(_ index: Int) throws -> IconPosition {
    try #require(IconPosition(row: index < 4 ? 6 : 1, column: index % 4 + 1))
  }

  /// Where the numbers of a menu's rows stand, each with its row.
  private func numbers(in frame: Frame) -> [(Point, Int)] {
    points(of: frame).compactMap { point in
      let cell = frame[point.row, point.column]
      guard cell.role == .menuSubtitle, let digit = cell.glyph.wholeNumberValue else { return nil }
      return (point, digit - 1)
    }
  }
}

extension StagedPhone {
  var pressedApp: AppID? {
    if case .pressing(let press) = phone.touch { press.app } else { nil }
  }
}
