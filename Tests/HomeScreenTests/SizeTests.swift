import Canvas
import HomeScreen
import Phone
import QuickActions
import Testing

/// No size of the terminal is too odd for any state of the screen.
@Suite struct SizeTests {
  /// Each puts the screen into another state.
  static let states: [[Key]] = [
    [], [.character("f"), .down], [.enter], [.character("?")], [.character("s")],
    [.enter, .escape, .character("s")], [.character(",")], [.character("a"), .down],
    [.character("f"), .character("6")], [.character("f"), .character("5")],
    [.character("f"), .character("4")], [.character("t")], [.character("/"), .character("x")],
    [.character("n"), .enter],
  ]

  @Test(arguments: states)
  func everySizeIsDrawnWhole(keys: [Key]) {
    for ascii in [false, true] {
      var stage = StagedPhone(apps: StagedPhone.apps(21), ascii: ascii)
      for key in keys { stage.type(key) }
      for size in SizeTests.sizes {
        stage.size = size
        let frame = stage.draw()
        #expect(frame.size == size)
        stage.send(.resized(size))
      }
    }
  }

  @Test func inputAtEverySizeIsTaken() {
    let keys: [Key] = [
      .down, .right, .pageDown, .character("f"), .down, .escape, .character("s"), .left, .escape,
      .character("["), .character("t"), .up, .escape, .character("?"), .down, .escape, .enter,
      .character("H"),
    ]
    for size in SizeTests.sizes {
      var stage = StagedPhone(apps: StagedPhone.apps(9), size: size)
      for key in keys { stage.type(key) }
      let corner = Point(row: size.rows - 1, column: size.columns - 1)
      stage.send(.mousePressed(.left, corner), .mouseDragged(corner), .mouseReleased(corner))
      stage.send(.wheel(up: true, corner), .holdBegan, .holdConfirmed, .holdEnded)
      #expect(stage.phone.brokenInvariants() == [])
    }
  }

  @Test func aPhoneWithoutAppsIsDrawnAndTakesAllKeys() {
    var stage = StagedPhone(apps: [])
    stage.type(
      .enter, .character("f"), .down, .right, .pageDown, .character("a"), .character("s"), .enter)
    stage.send(.holdBegan, .holdConfirmed, .holdEnded)
    #expect(stage.told == [])
    #expect(stage.draw().text[1].contains("iPhone XS"))
  }

  private static let sizes: [Size] = {
    let rows = [1, 2, 3, 10, 15, 16, 17, 20, 23, 24, 25, 28, 31, 40, 60]
    let columns = [1, 2, 8, 20, 39, 40, 41, 60, 79, 80, 81, 95, 109, 110, 111, 200]
    return rows.flatMap { row in columns.map { Size(rows: row, columns: $0) } }
  }()
}
