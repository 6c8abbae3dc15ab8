import Phone
import QuickActions
import Testing

/// Dynamic items over time: what the Home Screen keeps, shows and hides as an app comes and goes.
@Suite struct StoredItemsTests {
  private static let play = ShortcutItem(type: "play", localizedTitle: "Play")
  private static let pause = ShortcutItem(type: "pause", localizedTitle: "Pause")

  /// A phone whose app has been launched once and has set these items.
  private func run(
    setting items: [ShortcutItem] = [play, pause], on model: DeviceModel = .iPhoneXS,
    ios: IOSVersion = IOSVersion(18)
  ) throws -> PhoneAtWork {
    var run = PhoneAtWork(
      settings: Settings(profile: try DeviceProfile(model: model, ios: ios)))
    run.set(items)
    run.send(.homePressed)
    run.clear()
    return run
  }

  private func update(
    _ run: inout PhoneAtWork, title: String = "New", itemsVersion: Double = 0
  ) {
    let fixed = StaticShortcutItem(index: 0, type: "new", title: title)
    let version = AppDescription(
      bundleIdentifier: PhoneAtWork.id.rawValue, name: "Notes", version: "2", staticItems: [fixed],
      itemsVersion: itemsVersion)
    run.send(.appUpdated(PhoneAtWork.id, version))
  }

  private func speak(_ languages: [String], _ run: inout PhoneAtWork) {
    var settings = run.phone.settings
    settings.languages = languages
    run.send(.settingsChanged(settings))
  }

  // MARK: Kept

  @Test func anAppThatWasNeverLaunchedShowsItsStaticItemsAlone() {
    #expect(PhoneAtWork().itemTitles == ["Search"])
  }

  @Test func itemsOutliveTheProcessForceQuitMemoryPressureAndARestart() throws {
    for end in [Input.appForceQuit(PhoneAtWork.id), .memoryPressureBegan, .restarted] {
      var run = try run()
      run.send(end)
      #expect(run.state == .notRunning)
      #expect(run.itemTitles == ["Search", "Play", "Pause"])
    }
  }

  @Test func whatIsSetIsToBeKeptWithTheStampAndTheLanguagesOfThatTime() throws {
    let run = try run()
    #expect(
      run.kept[PhoneAtWork.id]
        == StoredItems([Self.play, Self.pause], itemsVersion: 0, languages: ["en"]))
  }

  @Test func settingAnEmptyArrayForgetsThem() throws {
    var run = try run()
    run.set([])
    #expect(run.itemTitles == ["Search"])
    #expect(run.kept[PhoneAtWork.id] == nil)
    #expect(run.lines(.note).contains("dynamic items set: none"))
  }

  @Test func moreThanAreShownAreKeptAndHandedToTheNextLaunch() throws {
    let many = (1...12).map { ShortcutItem(type: "\($0)", localizedTitle: "\($0)") }
    var run = try run(setting: many)
    #expect(run.itemTitles == ["Search", "1", "2", "3"])
    #expect(run.menu?.hidden.map(\.reason) == Array(repeating: .cap, count: 7))
    #expect(run.kept[PhoneAtWork.id]?.items == Array(many.prefix(10)))
    run.send(.restarted)
    let effects = run.phone.handle(.tapped(PhoneAtWork.id), at: run.now)
    let handed = effects.compactMap { effect in
      if case .spawn(_, let items, _) = effect { items } else { nil }
    }
    #expect(handed == [Array(many.prefix(10))])
  }

  @Test func whatWasKeptBeforeIsThereBeforeTheAppRuns() {
    var run = PhoneAtWork()
    run.send(
      .dynamicItemsRestored(PhoneAtWork.id, StoredItems([Self.play], languages: ["en"])))
    #expect(run.itemTitles == ["Search", "Play"])
    #expect(run.lines(.note) == ["dynamic items set earlier: \"Play\""])
    #expect(run.kept.isEmpty)
  }

  // MARK: Update

  @Test func anUpdateShowsNewStaticItemsAndOldDynamicOnesUntilTheNewVersionSetsItsOwn() throws {
    var run = try run()
    update(&run)
    #expect(run.itemTitles == ["New", "Play", "Pause"])
    run.set([ShortcutItem(type: "skip", localizedTitle: "Skip")])
    #expect(run.itemTitles == ["New", "Skip"])
  }

  @Test func anUpdateWithAnotherStampHidesThemUntilTheyAreSetAgain() throws {
    var run = try run()
    update(&run, itemsVersion: 2)
    #expect(run.itemTitles == ["New"])
    #expect(run.menu?.hidden.map(\.reason) == [.itemsVersion, .itemsVersion])
    #expect(
      run.lines(.note).contains(
        "dynamic items \"Play\", \"Pause\" hidden until the app sets them again, since "
          + "UIApplicationShortcutItemsVersion has changed (undocumented)"))
    run.set([Self.play])
    #expect(run.itemTitles == ["New", "Play"])
    #expect(run.kept[PhoneAtWork.id]?.itemsVersion == 2)
  }

  @Test func hiddenItemsAreStillHandedToTheAppThatAsksForThem() throws {
    var run = try run()
    update(&run, itemsVersion: 2)
    let effects = run.phone.handle(.tapped(PhoneAtWork.id), at: run.now)
    #expect(
      effects.contains {
        if case .spawn(_, [Self.play, Self.pause], _) = $0 { true } else { false }
      })
  }

  // MARK: Languages

  @Test(arguments: [13, 14, 18])
  func anotherLanguageHidesThemSinceIOS13UntilItIsTheOldOneAgain(major: Int) throws {
    var run = try run(ios: IOSVersion(major))
    speak(["de", "en"], &run)
    #expect(run.itemTitles == ["Search"])
    run.openMenu()
    #expect(
      run.lines(.note).last?.hasSuffix(
        "; hidden until the app sets its items again, since the phone's languages have changed: "
          + "\"Play\", \"Pause\"") == true)
    speak(["en"], &run)
    #expect(run.itemTitles == ["Search", "Play", "Pause"])
    #expect(run.lines(.note).last == "dynamic items \"Play\", \"Pause\" shown again")
  }

  @Test(arguments: [IOSVersion(9), IOSVersion(9, 1), IOSVersion(10), IOSVersion(12, 4)])
  func beforeIOS13TheStaleTitlesShow(ios: IOSVersion) throws {
    var run = try run(on: .iPhone6s, ios: ios)
    speak(["de"], &run)
    update(&run, itemsVersion: 2)
    #expect(run.itemTitles == ["New", "Play", "Pause"])
    #expect(run.menu?.hidden.isEmpty == true)
  }

  @Test func anUpdateOfThePhoneToIOS13HidesWhatWasStale() throws {
    var run = try run(on: .iPhone6s, ios: IOSVersion(12))
    speak(["de"], &run)
    #expect(run.itemTitles == ["Search", "Play", "Pause"])
    var settings = run.phone.settings
    settings.profile = try DeviceProfile(model: .iPhone6s, ios: IOSVersion(13))
    run.send(.settingsChanged(settings))
    #expect(run.itemTitles == ["Search"])
  }

  // MARK: Deletion

  @Test func deletionForgetsThemAndReinstallingBringsTheAppBackWithoutThem() throws {
    var run = try run()
    run.send(.appDeleted(PhoneAtWork.id))
    #expect(run.phone.apps.isEmpty)
    #expect(run.kept[PhoneAtWork.id] == nil)
    let deleted = try #require(run.phone.deletedApps.first)
    run.send(deleted.reinstallation)
    #expect(run.phone.deletedApps.isEmpty)
    #expect(run.itemTitles == ["Search"])
    #expect(run.lines(.note).last == "installed again, without dynamic items")
  }

  @Test func aLateWordFromBeforeTheDeletionIsNotTakenForOneOfTheNewProcess() throws {
    var run = PhoneAtWork()
    run.send(.tapped(PhoneAtWork.id))
    let old = try #require(run.processes.last)
    run.send(.appDeleted(PhoneAtWork.id))
    run.send(try #require(run.phone.deletedApps.first).reinstallation)
    run.send(.tapped(PhoneAtWork.id))
    run.send(.process(old, .shortcutItemsSet([Self.play])))
    run.send(.process(old, .exited(.signalled(9))))
    #expect(run.state == .foregroundActive)
    #expect(run.itemTitles == ["Search"])
  }
}

extension PhoneAtWork {
  /// The app comes to the front and sets its dynamic items.
  fileprivate mutating func set(_ items: [ShortcutItem]) {
    send(.tapped(PhoneAtWork.id))
    if let process = processes.last { send(.process(process, .shortcutItemsSet(items))) }
  }

  fileprivate mutating func openMenu() {
    if let position = PhoneAtWork.position { send(.forcePressed(PhoneAtWork.id, at: position)) }
  }

  fileprivate var menu: ShortcutMenu? {
    phone.app(PhoneAtWork.id)?.menu(under: phone.settings)
  }

  /// The titles of the app's own rows.
  fileprivate var itemTitles: [String] {
    menu?.rows.compactMap { row in
      if case .item(let item, _) = row { item.localizedTitle } else { nil }
    } ?? []
  }
}
