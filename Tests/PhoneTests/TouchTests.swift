import Phone
import QuickActions
import Testing

/// The press recogniser and the menu.
@Suite struct TouchTests {
  private func press(
    _ run: inout PhoneAtWork, isConfirmed: Bool = true
  ) throws {
    let position = try #require(PhoneAtWork.position)
    run.send(.pressBegan(PhoneAtWork.id, at: position, confirmed: isConfirmed))
  }

  private func press(of run: PhoneAtWork) -> Press? {
    guard case .pressing(let press) = run.phone.touch else { return nil }
    return press
  }

  private func force(_ run: PhoneAtWork) -> Double? { press(of: run)?.force.value }

  private func menuIsOpen(_ run: PhoneAtWork) -> Bool {
    if case .menuOpen = run.phone.touch { true } else { false }
  }

  @Test func forceGrowsInSixtiethsToAnAverageTouchThenToTheMaximum() {
    #expect(Force(held: .zero) == .zero)
    #expect(Force(held: .milliseconds(150)).value == 1)
    #expect(Force(held: .milliseconds(600)).value == 5)
    #expect(Force(held: .seconds(60)) == .maximum)
    let grown = (0...900).map { Force(held: .milliseconds($0)) }
    #expect(zip(grown, grown.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func theMenuOpensPastThreeQuartersOfTheMaximumForce() throws {
    var run = PhoneAtWork()
    try press(&run)
    run.wait(milliseconds: 580)
    #expect(!menuIsOpen(run))
    run.wait(milliseconds: 40)
    #expect(menuIsOpen(run))
  }

  @Test func anUnconfirmedPressNeverOpensTheMenu() throws {
    var run = PhoneAtWork()
    try press(&run, isConfirmed: false)
    run.wait(milliseconds: 3000)
    #expect(!menuIsOpen(run))
    run.send(.pressConfirmed)
    #expect(menuIsOpen(run))
  }

  @Test func aPressShorterThanATouchAndHoldIsATapAndALongerOneIsNot() throws {
    var tap = PhoneAtWork()
    try press(&tap)
    tap.wait(milliseconds: 400)
    tap.send(.pressEnded)
    #expect(tap.phone.front == .app(PhoneAtWork.id))

    var half = PhoneAtWork()
    try press(&half)
    half.wait(milliseconds: 520)
    half.send(.pressEnded)
    #expect(half.phone.front == .homeScreen)
    #expect(half.lines(.user).last?.hasSuffix("let go before the menu opened") == true)
  }

  @Test func theHintShowsFromAFifthOfTheMaximum() throws {
    var run = PhoneAtWork()
    try press(&run)
    run.wait(milliseconds: 150)
    #expect(press(of: run)?.showsHint == false)
    run.wait(milliseconds: 60)
    #expect(press(of: run)?.showsHint == true)
  }

  @Test func sensitivityMovesTheThreshold() throws {
    for (sensitivity, milliseconds) in [(Settings.Sensitivity.light, 490), (.firm, 745)] {
      var settings = Settings()
      settings.sensitivity = sensitivity
      var run = PhoneAtWork(settings: settings)
      try press(&run)
      run.wait(milliseconds: milliseconds - 20)
      #expect(!menuIsOpen(run))
      run.wait(milliseconds: 40)
      #expect(menuIsOpen(run))
    }
  }

  @Test func withoutForceTouchAHoldOfHalfASecondOpensTheMenuAndThereIsNoForce() throws {
    var settings = Settings()
    settings.forceTouchEnabled = false
    var run = PhoneAtWork(settings: settings)
    try press(&run)
    run.wait(milliseconds: 499)
    #expect(force(run) == 0)
    run.wait(milliseconds: 1)
    #expect(menuIsOpen(run))
  }

  @Test func beforeIOS13ThereIsNoMenuWhileForceTouchIsSwitchedOff() throws {
    var settings = Settings(profile: try DeviceProfile(model: .iPhone6s, ios: IOSVersion(12, 4)))
    settings.forceTouchEnabled = false
    var run = PhoneAtWork(settings: settings)
    try press(&run)
    run.wait(milliseconds: 600)
    #expect(!menuIsOpen(run))
    #expect(
      run.lines(.note) == [
        "no menu: before iOS 13 it takes 3D Touch, which is off or not on this device"
      ])
  }

  @Test func beforeIOS13AnAppWithoutItemsHasNoMenu() throws {
    let profile = try DeviceProfile(model: .iPhone6s, ios: IOSVersion(12, 4))
    var run = PhoneAtWork(settings: Settings(profile: profile), items: [])
    try press(&run)
    run.wait(milliseconds: 700)
    #expect(run.phone.touch == .none)
    #expect(run.lines(.note).last?.hasPrefix("no menu, an error haptic") == true)
  }

  @Test func aRowWithoutItsIconIsAWarningWhileTheMenuIsOpen() throws {
    var run = PhoneAtWork(items: [])
    let id = AppID("b")
    let missing = Input.iconNotShown(id, file: "pen", reason: "is not found; Pen.png is there")
    let item = StaticShortcutItem(index: 0, type: "write", title: "Write", iconFile: "pen")
    let blank = StaticShortcutItem(index: 1, type: "blank", title: "")
    let description = AppDescription(
      bundleIdentifier: "b", name: "B", staticItems: [item, blank])
    run.send(.appInstalled(id, description, from: .appStore))
    run.send(missing)
    #expect(run.lines(.warning).isEmpty)
    run.send(.forcePressed(id, at: try #require(PhoneAtWork.position)))
    run.send(missing)
    #expect(
      run.lines(.warning) == ["No icon: \"pen\" of \"Write\" is not found; Pen.png is there."])
    #expect(
      run.lines(.note).contains(
        "Skipped: the item of type \"blank\", since its title is empty."))
  }

  @Test func aSystemRowDoesNotReachTheApp() {
    var run = PhoneAtWork()
    run.choose(2)
    #expect(run.state == .notRunning)
    #expect(run.phone.touch == .none)
    #expect(run.lines(.user).last == "chose \"Share App\", a row of the system")
  }

  @Test func aRowThatIsNotThereAndADismissedMenuChangeNothing() throws {
    var run = PhoneAtWork()
    let position = try #require(PhoneAtWork.position)
    run.send(.forcePressed(PhoneAtWork.id, at: position))
    run.send(.rowChosen(17))
    #expect(menuIsOpen(run))
    run.send(.menuDismissed)
    #expect(run.phone.touch == .none)
    run.send(.rowChosen(0))
    #expect(run.state == .notRunning)
  }

  @Test func oneStepAtATimeEachCallWaits() {
    var settings = Settings()
    settings.stepping = true
    var run = PhoneAtWork(settings: settings)
    run.choose()
    #expect(run.calls.isEmpty)
    #expect(run.phone.app(PhoneAtWork.id)?.heldCall?.method == .willFinishLaunching)
    run.wait(milliseconds: 60_000)
    run.send(.stepTaken)
    #expect(run.calls.count == 1)
    #expect(run.phone.app(PhoneAtWork.id)?.heldCall?.method == .didFinishLaunching)
    run.send(.steppingEnded)
    #expect(run.state == .foregroundActive)
  }

  @Test func withForceTouchOffThereIsNoMenuBeforeIOS13() throws {
    var settings = Settings(profile: try DeviceProfile(model: .iPhone6s, ios: IOSVersion(12, 4)))
    settings.forceTouchEnabled = false
    var run = PhoneAtWork(settings: settings)
    try press(&run)
    run.wait(milliseconds: 600)
    #expect(run.phone.touch == .none)
    #expect(run.lines(.note).last?.hasPrefix("no menu: before iOS 13 it takes 3D Touch") == true)
  }

  @Test func aSettingChangedDuringAPressEndsIt() throws {
    var run = PhoneAtWork()
    try press(&run)
    run.send(.settingsChanged(Settings()))
    #expect(run.phone.touch == .none)
  }

  @Test func whatIOSLeavesOutOfTheMenuIsSaidWhenItOpens() throws {
    var run = PhoneAtWork()
    let dropped = DroppedItem(index: 1, reason: .typeNotString)
    let description = AppDescription(
      bundleIdentifier: "b", name: "B", droppedItems: [dropped])
    run.send(.appInstalled(AppID("b"), description, from: .appStore))
    run.send(.forcePressed(AppID("b"), at: try #require(PhoneAtWork.position)))
    #expect(
      run.lines(.note).contains(
        "Left out: entry 2 of UIApplicationShortcutItems [type-not-string]"))
  }
}
