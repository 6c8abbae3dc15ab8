import Canvas
import HomeScreen
import Phone
import QuickActions
import Testing

/// A finger on an app's window: keys, the mouse, and the card of the preview.
@Suite struct PeekTests {
  private func opened(_ size: Size = .standard) -> StagedPhone {
    var stage = StagedPhone(size: size)
    stage.openPreviewed()
    stage.told = []
    return stage
  }

  private let bread = ControlID(4)

  private func place(of text: String, _ stage: StagedPhone) throws -> Point {
    let rows = stage.draw().text
    let row = try #require(rows.firstIndex { $0.contains(text) })
    let column = (0..<rows[row].count).first { rows[row].dropFirst($0).hasPrefix(text) }
    return Point(row: row, column: try #require(column))
  }

  @Test func aHeldSpacePeeksAndALiftedOneClosesThePreview() {
    var stage = opened()
    stage.send(.holdBegan, .holdConfirmed)
    stage.wait(milliseconds: 300)
    #expect(stage.phone.touch.controlPress?.preview?.title == "Bread")
    stage.send(.holdEnded)
    #expect(stage.told.last == .pressEnded)
    #expect(stage.phone.touch == .none)
  }

  @Test func aSpaceThatIsOnlyTypedDoesNothing() {
    var stage = opened()
    let lines = stage.trace.lines.count
    stage.send(.holdBegan, .holdCancelled)
    #expect(stage.phone.touch == .none)
    #expect(stage.trace.lines.count == lines)
  }

  @Test func anArrowWhileSpaceIsHeldSwipesUp() {
    var stage = opened()
    stage.send(.holdBegan, .holdConfirmed)
    stage.wait(milliseconds: 300)
    // Another key ends a hold before it is told itself.
    stage.send(.holdCancelled)
    stage.type(.up)
    #expect(stage.phone.touch.controlPress?.choices.map(\.title) == ["Mark as Read", "More…"])
    stage.type(.down, .enter, .enter)
    #expect(stage.told.last == .previewActionChosen(PreviewAction.ID(3)))
    #expect(stage.phone.touch == .none)
  }

  @Test func oneKeyPeeksAndAnotherOpensOrCloses() {
    for (key, fact) in [(Key.enter, Input.pressedDeeper), (.escape, .pressCancelled)] {
      var stage = opened()
      stage.type(.character("f"), key)
      #expect(stage.told == [.controlForcePressed(bread), fact])
      #expect(stage.phone.touch == .none)
    }
  }

  @Test func theButtonThatGoesUpTapsAndOneThatStaysDownPeeks() throws {
    var stage = opened()
    let place = try place(of: "Bread", stage)
    stage.send(.mousePressed(.left, place))
    stage.wait(milliseconds: 100)
    stage.send(.mouseReleased(place))
    #expect(stage.trace.lines.last?.description == "tap on \"Bread\"")
    stage.send(.mousePressed(.left, place))
    stage.wait(milliseconds: 300)
    stage.send(.mouseDragged(Point(row: place.row - 3, column: place.column)))
    #expect(stage.told.last == .previewSwipedUp)
    stage.send(.mouseReleased(place))
    #expect(stage.phone.touch.controlPress?.choices.count == 2)
    let row = try self.place(of: "Mark as Read", stage)
    stage.send(.mousePressed(.left, row))
    #expect(stage.told.last == .previewActionChosen(PreviewAction.ID(1)))
  }

  @Test func aClickBesideThePreviewClosesItAndOneOnItOpens() throws {
    for (text, fact) in [("iPhone", Input.pressCancelled), ("500 g flour", .pressedDeeper)] {
      var stage = opened()
      stage.send(.mousePressed(.right, try place(of: "Bread", stage)))
      stage.send(.mousePressed(.left, try place(of: text, stage)))
      #expect(stage.told.last == fact)
    }
  }
}

extension StagedPhone {
  /// An app whose row can be previewed, and that offers a preview.
  mutating func openPreviewed() {
    outcomes[.previewViewController] = .answered(true)
    previewOffered = Preview(
      title: "Bread", lines: [AppScreen.Line("500 g flour"), AppScreen.Line("350 g water")],
      actions: [
        PreviewAction(PreviewAction.ID(1), title: "Mark as Read"),
        PreviewAction(
          PreviewAction.ID(2), title: "More…",
          actions: [PreviewAction(PreviewAction.ID(3), title: "Delete", style: .destructive)]),
      ])
    var screen = AppScreen.withControls
    for index in screen.lines.indices where screen.lines[index].control?.look == .row {
      screen.lines[index].control?.previews = true
    }
    openNotes(screen)
  }
}
