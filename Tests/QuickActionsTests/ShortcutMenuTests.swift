import QuickActions
import Testing

@Suite struct ShortcutMenuTests {
  private func items(_ titles: String...) -> [ShortcutItem] {
    titles.map { ShortcutItem(type: $0.lowercased(), localizedTitle: $0) }
  }

  private func titles(_ menu: ShortcutMenu) -> [String] { menu.rows.map(\.title) }

  private let ios12 = try? DeviceProfile(model: .iPhone6s, ios: IOSVersion(12, 4))

  @Test func threeStaticAndThreeDynamicItemsShowThreeAndOne() throws {
    let menu = ShortcutMenu(
      static: items("A", "B", "C"), dynamic: items("X", "Y", "Z"), profile: try #require(ios12),
      installedFrom: .appStore)
    #expect(titles(menu) == ["A", "B", "C", "X", "Share App"])
    #expect(menu.hidden.map(\.item.localizedTitle) == ["Y", "Z"])
  }

  @Test func anEmptyTitleTakesNoSlotAndIsNotHidden() throws {
    let menu = ShortcutMenu(
      static: items("A", "", "C", "D", "E"), dynamic: [], profile: try #require(ios12),
      installedFrom: .development)
    #expect(titles(menu) == ["A", "C", "D", "E"])
    #expect(menu.hidden.isEmpty)
  }

  @Test func anAppWithoutItemsHasNoMenuBeforeIOS13AndTheSystemsRowsSince() throws {
    let old = ShortcutMenu(
      static: [], dynamic: [], profile: try #require(ios12), installedFrom: .appStore)
    #expect(old.rows.isEmpty)
    let new = ShortcutMenu(static: [], dynamic: [], profile: .standard, installedFrom: .appStore)
    #expect(titles(new) == ["Edit Home Screen", "Share App", "Remove App"])
  }

  @Test func dynamicItemsThatAreOutOfDateTakeNoSlot() {
    let menu = ShortcutMenu(
      static: items("A", "B", "C", "D", "E"), dynamic: items("X", ""), hidingDynamic: .languages,
      profile: .standard, installedFrom: .development)
    #expect(titles(menu).prefix(4) == ["A", "B", "C", "D"])
    #expect(menu.hidden.map(\.item.localizedTitle) == ["E", "X"])
    #expect(menu.hidden.map(\.reason) == [.cap, .languages])
  }

  @Test func theInstallSourceDecidesTheShareRow() {
    func actions(_ source: InstallSource) -> [String] {
      titles(ShortcutMenu(static: [], dynamic: [], profile: .standard, installedFrom: source))
    }
    #expect(actions(.testFlight) == ["Edit Home Screen", "Send Beta Feedback", "Remove App"])
    #expect(actions(.development) == ["Edit Home Screen", "Remove App"])
  }

  @Test func withoutForceTouchThereIsNoMenuBeforeIOS13() throws {
    let profile = try DeviceProfile(model: .iPhoneXR, ios: IOSVersion(12, 4))
    let menu = ShortcutMenu(
      static: items("A"), dynamic: [], profile: profile, installedFrom: .appStore)
    #expect(menu.rows.isEmpty)
  }

  @Test func theSystemIconsAreTwentyNineAndComeInTwoReleases() {
    #expect(SystemIcon.allCases.count == 29)
    #expect(SystemIcon.allCases.filter { $0.since == IOSVersion(9, 0) }.count == 7)
    #expect(SystemIcon.capturePhoto.plistName == "UIApplicationShortcutIconTypeCapturePhoto")
    #expect(SystemIcon(plistName: "UIApplicationShortcutIconTypecompose") == nil)
  }
}
