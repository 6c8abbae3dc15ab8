import Canvas
import HomeScreen
import Phone
import QuickActions
import Testing

/// What each key makes of the phone or asks of the shell.
@Suite struct KeyTests {
  private let search = StagedPhone.id(StagedPhone.appSearch)
  private let timer = StagedPhone.id(StagedPhone.bigTimer)
  private let notes = StagedPhone.id(StagedPhone.notes)

  @Test func arrowsMoveAndEnterTaps() {
    var stage = StagedPhone()
    stage.type(.right, .right, .right, .left, .enter)
    #expect(stage.told.last == .tapped(timer))
    #expect(stage.phone.front == .app(timer))
  }

  @Test func aHeldSpaceIsAPressThatOpensTheMenuOnceItIsConfirmed() throws {
    var stage = StagedPhone()
    stage.send(.holdBegan)
    stage.wait(milliseconds: 900)
    let position = try #require(IconPosition(row: 1, column: 1))
    #expect(stage.told.last == .pressBegan(search, at: position, confirmed: false))
    #expect(stage.menu == nil)
    stage.send(.holdConfirmed)
    #expect(stage.menu?.app == search)
    stage.send(.holdEnded)
    #expect(stage.menu?.app == search)
  }

  @Test func aTappedSpaceDoesNothing() {
    var stage = StagedPhone()
    stage.send(.holdBegan, .holdCancelled)
    #expect(stage.told.last == .pressCancelled)
    #expect(stage.phone.touch == .none)
    #expect(stage.phone.front == .homeScreen)
  }

  @Test func aLostFocusEndsAPress() {
    var stage = StagedPhone()
    stage.send(.holdBegan, .holdConfirmed, .focusLost)
    #expect(stage.phone.touch == .none)
  }

  @Test func fOpensTheMenuAndAFigureChooses() {
    var stage = StagedPhone()
    stage.type(.character("f"), .character("2"))
    #expect(stage.told.last == .rowChosen(1))
    #expect(stage.phone.front == .app(search))
  }

  @Test func enterInAMenuThatAKeyOpenedChoosesItem1() {
    var stage = StagedPhone()
    stage.type(.character("f"), .enter)
    #expect(stage.told.last == .rowChosen(0))
  }

  @Test func arrowsFollowThePictureOfAMenuThatOpensUpward() throws {
    var stage = StagedPhone(apps: StagedPhone.apps(12))
    // The dock is at the bottom: its menu opens upward, item 1 at its lower end.
    stage.type(.character("f"))
    #expect(stage.menu?.placement.opens == .above)
    stage.type(.up, .up, .down, .up, .enter)
    #expect(stage.told.last == .rowChosen(2))
  }

  @Test(arguments: [Key.escape, .character("q"), .left])
  func theMenuClosesAndItsHighlightWithIt(key: Key) {
    var stage = StagedPhone()
    stage.type(.character("f"), .down, .down, key)
    #expect(stage.told.last == .menuDismissed)
    stage.type(.character("f"), .enter, .enter)
    #expect(stage.told.last == .rowChosen(0))
  }

  @Test func homeIsHAndEscapeInAnAppAndQQuitsAtHome() {
    var stage = StagedPhone()
    stage.type(.enter, .character("H"))
    #expect(stage.phone.front == .homeScreen)
    stage.type(.enter, .escape)
    #expect(stage.phone.front == .homeScreen)
    #expect(stage.commands == [])
    stage.type(.character("q"))
    #expect(stage.commands == [.quit])
  }

  @Test func theRowsOfTheSystemOpenItsSheets() {
    var stage = StagedPhone()
    stage.type(.character("f"), .character("5"), .enter)
    #expect(stage.phone.apps.count == 3)
    stage.type(.character("f"), .character("5"), .up, .enter)
    #expect(stage.told.last == .appDeleted(search))
    #expect(stage.phone.apps.map(\.id) == [timer, notes])
    stage.type(.character("f"), .character("3"))
    #expect(stage.draw().text.contains { $0.contains("Share “Big Timer”") })
  }

  @Test func theSwitcherEndsAndOpensApps() {
    var stage = StagedPhone()
    stage.type(.enter, .escape, .right, .enter, .escape, .character("s"))
    stage.type(.left, .character("x"))
    #expect(stage.told.last == .appForceQuit(search))
    #expect(stage.phone.app(search)?.state == .notRunning)
    stage.type(.enter)
    #expect(stage.told.last == .tapped(timer))
  }

  @Test func theSettingsChangeWithArrowsAndStayPossible() {
    var stage = StagedPhone()
    stage.type(.character(","), .right)
    #expect(stage.phone.settings.profile.model == .iPhone17)
    #expect(stage.phone.settings.profile.ios == DeviceModel.iPhone17.defaultIOS)
    stage.type(.left, .down, .left)
    #expect(stage.phone.settings.profile.model == .iPhoneXS)
    #expect(stage.phone.settings.profile.ios == IOSVersion(17))
    stage.type(.down, .enter)
    #expect(stage.phone.settings.press == .touchAndHold)
    stage.type(.down, .down, .down, .down, .enter)
    #expect(stage.phone.settings.firstItem == .top)
  }

  @Test func theReleaseIsSteppedThroughToIOS91AndAround() throws {
    var stage = StagedPhone(
      settings: Settings(profile: try DeviceProfile(model: .iPhone6s, ios: IOSVersion(9))))
    stage.type(.character(","), .down, .right)
    #expect(stage.phone.settings.profile.ios == IOSVersion(9, 1))
    stage.type(.left, .left)
    #expect(stage.phone.settings.profile.ios == IOSVersion(15))
  }

  @Test func theLanguageGoesRoundThoseThatTheAppsHaveAndMenusFollow() {
    var apps = StagedPhone.samples
    let title = apps[0].staticItems[0].title
    apps[0].localizations.tables = [Language("de"): [title: "Auf Deutsch"], Language("fr"): [:]]
    var stage = StagedPhone(apps: apps)
    func firstTitle() -> String? {
      guard case .menuOpen(let open) = stage.phone.touch else { return nil }
      return open.menu.rows.first?.title
    }
    stage.type(.character(","), .down, .down, .down, .down, .down, .left)
    #expect(stage.phone.settings.languages == ["de"])
    stage.type(.escape, .character("f"))
    #expect(firstTitle() == "Auf Deutsch")
    stage.type(.escape, .character(","), .down, .down, .down, .down, .down, .right, .right, .right)
    #expect(stage.phone.settings.languages == ["de"])
    stage.type(.left, .escape, .character("f"))
    #expect(stage.phone.settings.languages == ["fr"])
    #expect(firstTitle() == title)
  }

  @Test func theSheetOfAnIconUpdatesDeletesAndRestarts() {
    var stage = StagedPhone()
    stage.type(.character("a"), .down, .left)
    #expect(stage.told.last == .installSourceChanged(search, .development))
    stage.type(.down, .enter)
    #expect(stage.commands.last == .update(search))
    stage.type(.character("a"), .down, .down, .down, .down, .down, .enter)
    #expect(stage.told.last == .restarted)
    stage.type(.character("a"), .down, .down, .down, .down, .enter)
    #expect(stage.told.last == .memoryPressureBegan)
  }

  @Test func aDeletedAppIsReinstalledFromTheSheetOfAnotherOrOfNone() {
    var stage = StagedPhone()
    for app in [search, timer] { stage.tell(.appDeleted(app)) }
    stage.type(.character("a"), .down, .down, .down, .down)
    #expect(stage.draw().text.contains { $0.contains("Reinstall") && $0.contains("2 apps") })
    stage.type(.enter, .down, .enter)
    #expect(stage.phone.apps.map(\.id) == [notes, search])
    for app in [notes, search] { stage.tell(.appDeleted(app)) }
    #expect(stage.draw().text.last?.contains("a reinstall") == true)
    stage.type(.character("a"), .enter)
    #expect(stage.phone.apps.map(\.id) == [search])
    #expect(stage.phone.deletedApps.map(\.id) == [notes, timer])
    stage.type(.character("a"), .escape)
    #expect(stage.phone.apps.map(\.id) == [search])
  }

  @Test func nStartsStepModeThenTakesStepsAndCapitalNRunsOn() {
    var stage = StagedPhone()
    stage.type(.character("n"))
    #expect(stage.phone.settings.stepping)
    stage.type(.enter)
    #expect(stage.phone.app(search)?.heldCall != nil)
    stage.type(.character("n"))
    #expect(stage.told.last == .stepTaken)
    stage.type(.character("N"))
    #expect(stage.phone.app(search)?.heldCall == nil)
    #expect(!stage.phone.settings.stepping)
  }

  @Test func theShellIsAskedForWhatItAloneCanDo() {
    var stage = StagedPhone()
    stage.type(
      .character("p"), .character("w"), .character("m"), .character("m"),
      .control("l"), .control("c"))
    #expect(
      stage.commands
        == [
          .savePicture, .saveTrace, .setMouse(false), .setMouse(true), .redraw, .quit,
        ])
  }

  @Test func homeInTheTraceShowsItsFirstLineAndEndTheNewest() {
    var stage = StagedPhone()
    stage.type(.character("f"), .enter)
    #expect(!stage.draw().text.contains { $0.contains("force press") })
    stage.type(.character("t"), .home)
    #expect(stage.draw().text.contains { $0.contains("force press") })
    #expect(stage.draw().text.contains { $0.contains("process started") })
    stage.type(.end)
    #expect(!stage.draw().text.contains { $0.contains("force press") })
  }

  @Test func theFilterIsTypedAndCleared() {
    var stage = StagedPhone(size: .wide)
    stage.type(.enter, .character("/"), .character("t"), .character("a"))
    stage.send(.holdBegan, .holdCancelled)
    stage.type(.backspace, .character("p"), .enter)
    let lines = stage.draw().text
    #expect(lines.contains { $0.contains("/tap") && $0.contains("● tap") == false })
    #expect(lines.contains { $0.contains("● tap") })
    #expect(!lines.contains { $0.contains("process started") })
    stage.type(.character("/"), .escape)
    #expect(stage.draw().text.contains { $0.contains("process started") })
  }

  @Test func aScrolledTraceStaysWhereItIsAndFollowsAgainAtTheEnd() {
    var stage = StagedPhone()
    for _ in 0..<10 { stage.type(.enter, .escape) }
    stage.type(.character("["))
    let before = stage.tracePane
    stage.type(.enter)
    #expect(before == stage.tracePane)
    stage.type(.tab, .end, .tab)
    #expect(!stage.draw().text[0].contains("newer"))
  }

  @Test func onASmallScreenTheTraceHidesThePhoneAndItsKeys() {
    var stage = StagedPhone(size: .small)
    stage.type(.tab, .enter, .character("f"))
    #expect(stage.told == [])
    #expect(stage.draw().text[0].contains("Trace"))
    stage.type(.tab)
    #expect(stage.draw().text[1].contains("iPhone XS"))
  }
}

extension StagedPhone {
  /// The lines of the trace beside the phone, without its heading.
  var tracePane: [String] {
    let frame = draw()
    return (1..<frame.size.rows - 1).map { row in
      String(frame.cells(inRow: row).dropFirst(44).map(\.glyph))
    }
  }

  var menu: OpenMenu? {
    if case .menuOpen(let open) = phone.touch { open } else { nil }
  }
}
