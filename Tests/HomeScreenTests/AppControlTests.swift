import Canvas
import HomeScreen
import Phone
import QuickActions
import Testing

@Suite struct AppControlTests {
  private func opened(
    _ screen: AppScreen = .withControls, size: Size = .standard
  ) -> StagedPhone {
    var stage = StagedPhone(size: size)
    stage.openNotes(screen)
    stage.told = []
    return stage
  }

  private func tap(_ number: Int) -> Input { .controlTapped(ControlID(number)) }

  @Test func enterTapsTheFirstControlOfTheBody() {
    var stage = opened()
    stage.type(.enter)
    #expect(stage.told == [tap(4)])
    #expect(stage.trace.lines.last?.description == "tap on \"Bread\"")
  }

  @Test func arrowsAndTabGoThroughTheControlsOnceEach() {
    var stage = opened()
    for _ in 0..<12 { stage.type(.up) }
    var tapped: [Input] = []
    for key in [Key.down, .tab, .right, .character("j"), .down, .down, .down, .down, .down, .down] {
      stage.type(.enter)
      tapped += stage.told
      stage.told = []
      stage.type(key)
    }
    #expect(tapped == (1...10).map(tap))
    stage.type(.backtab, .enter)
    #expect(stage.told == [tap(10)])
  }

  @Test func aClickTapsWhatIsUnderIt() {
    var stage = opened()
    let rows = stage.draw().text
    let places: [(String, Int)] = [("half a loaf", 4), ("Edit", 2), ("Folders", 1), ("Shops", 10)]
    for (text, number) in places {
      guard let row = rows.firstIndex(where: { $0.contains(text) }),
        let column = (0..<rows[row].count).first(where: { rows[row].dropFirst($0).hasPrefix(text) })
      else {
        Issue.record("\(text) is not on the screen")
        continue
      }
      stage.told = []
      stage.send(.mousePressed(.left, Point(row: row, column: column)))
      #expect(stage.told == [tap(number)])
    }
  }

  @Test func textCannotBeTapped() {
    var stage = opened()
    let row = stage.draw().text.firstIndex { $0.contains("Three are left.") }
    stage.send(.mousePressed(.left, Point(row: row ?? 0, column: 5)))
    #expect(stage.told.isEmpty)
  }

  @Test func nothingBehindAnAlertCanBeTapped() {
    var stage = opened(.withAlert(isSheet: false))
    stage.type(.up, .up, .enter)
    #expect(stage.told == [tap(20)])
    stage.told = []
    stage.type(.down, .down, .enter)
    #expect(stage.told == [tap(21)])
    stage.told = []
    stage.send(.mousePressed(.left, Point(row: 6, column: 5)))
    #expect(stage.told.isEmpty)
  }

  @Test func escapeAndHGoHomeFromControlsToo() {
    for key in [Key.escape, .character("H")] {
      var stage = opened()
      stage.type(key)
      #expect(stage.phone.front == .homeScreen)
    }
  }

  @Test func aLongScreenScrollsToTheControlThatIsMovedTo() {
    var stage = opened(size: .small)
    #expect(!stage.draw().text.contains { $0.contains("Delete All") })
    for _ in 0..<4 { stage.type(.down) }
    #expect(stage.draw().text.contains { $0.contains("Delete All") })
    for _ in 0..<4 { stage.type(.up) }
    #expect(stage.draw().text.contains { $0.contains("Today") })
  }

  @Test func textAloneScrolls() {
    let lines = (1...40).map { AppScreen.Line("line \($0)") }
    var stage = opened(AppScreen(title: "Long", lines: lines))
    #expect(!stage.draw().text.contains { $0.contains("line 40") })
    stage.type(.pageDown, .pageDown, .pageDown)
    #expect(stage.draw().text.contains { $0.contains("line 40") })
    stage.send(.wheel(up: true, Point(row: 5, column: 5)))
    #expect(!stage.draw().text.contains { $0.contains("line 40") })
  }

  @Test func anotherScreenOfTheAppBeginsAtItsTop() {
    var stage = opened(size: .small)
    stage.type(.down, .down, .down, .down)
    let rows = (30..<50).map { number in
      AppScreen.Line("Shop \(number)", control: AppScreen.control(number, .row))
    }
    stage.say(
      .screenChanged(AppScreen(title: "Shops", lines: rows)),
      by: StagedPhone.id(StagedPhone.notes))
    stage.type(.enter)
    #expect(stage.told == [tap(30)])
  }

  @Test func theKeysStayWhereTheyWereWhenAnAlertHasGone() {
    var stage = opened()
    stage.type(.down)
    let notes = StagedPhone.id(StagedPhone.notes)
    stage.say(.screenChanged(.withAlert(isSheet: true)), by: notes)
    stage.type(.down, .enter)
    stage.say(.screenChanged(.withControls), by: notes)
    stage.type(.enter)
    #expect(stage.told == [tap(21), tap(5)])
  }

  @Test func aControlThatHasGoneIsNotTapped() {
    var stage = opened()
    stage.type(.down, .down)
    stage.say(
      .screenChanged(AppScreen(title: "Groceries", lines: [.init("Empty")])),
      by: StagedPhone.id(StagedPhone.notes))
    stage.type(.enter)
    #expect(stage.told.isEmpty)
  }

  @Test func aScreenWithoutEndIsDrawnInTime() {
    let line = AppScreen.Line(String(repeating: "word ", count: 10_000))
    var stage = opened(AppScreen(lines: Array(repeating: line, count: 5_000)))
    stage.type(.pageDown)
    #expect(stage.draw().size == .standard)
  }
}
