import QuickActions
import Testing

/// What tells one device and one release of iOS from another.
@Suite struct ReleaseTests {
  private let item = StaticShortcutItem(
    index: 0, type: "t", title: "T", symbolName: "star", iconFile: "star-file",
    iconType: "UIApplicationShortcutIconTypeFavorite")

  private func rows(
    _ model: DeviceModel, _ ios: IOSVersion, from source: InstallSource, items: Int = 1
  ) throws -> [String] {
    let fixed = (0..<items).map { ShortcutItem(type: "\($0)", localizedTitle: "\($0)") }
    return ShortcutMenu(
      static: fixed, dynamic: [], profile: try DeviceProfile(model: model, ios: ios),
      installedFrom: source
    ).rows.map(\.title)
  }

  // MARK: Icons

  @Test func iOS90KnowsSevenSystemIconsAndEveryLaterReleaseAll() {
    func known(_ ios: IOSVersion) -> Int {
      SystemIcon.allCases.count { icon in
        let item = StaticShortcutItem(index: 0, type: "t", title: "T", iconType: icon.plistName)
        return item.shown(on: ios).icon == .system(icon)
      }
    }
    #expect(known(IOSVersion(9, 0)) == 7)
    for ios in [IOSVersion(9, 1), IOSVersion(10), IOSVersion(12, 4), IOSVersion(18)] {
      #expect(known(ios) == 29)
    }
  }

  @Test func anIconThatIsTooNewLeavesTheItemWithoutOne() {
    let item = StaticShortcutItem(
      index: 0, type: "t", title: "T", iconType: "UIApplicationShortcutIconTypeFavorite")
    #expect(item.shown(on: IOSVersion(9, 0)) == ShortcutItem(type: "t", localizedTitle: "T"))
  }

  @Test func theSymbolCountsSinceIOS13AndTheFileBefore() {
    #expect(item.shown(on: IOSVersion(12, 4)).icon == .file("star-file"))
    #expect(item.shown(on: IOSVersion(13)).icon == .symbol("star"))
  }

  // MARK: Rows of the system

  @Test(arguments: [IOSVersion(9), IOSVersion(9, 1), IOSVersion(10), IOSVersion(12, 4)])
  func beforeIOS13ShareIsLastAndForAppStoreInstallsAlone(ios: IOSVersion) throws {
    #expect(try rows(.iPhone6s, ios, from: .appStore) == ["0", "Share App"])
    #expect(try rows(.iPhone6s, ios, from: .testFlight) == ["0"])
    #expect(try rows(.iPhone6s, ios, from: .development) == ["0"])
    #expect(try rows(.iPhone6s, ios, from: .appStore, items: 0).isEmpty)
  }

  @Test func fourItemsAndShareMakeFiveRowsBeforeIOS13() throws {
    #expect(
      try rows(.iPhone6s, IOSVersion(9), from: .appStore, items: 6)
        == ["0", "1", "2", "3", "Share App"])
  }

  @Test(arguments: [
    (DeviceModel.iPhone6s, 13), (.iPhone6s, 15), (.iPhoneXR, 13), (.iPhoneXS, 18), (.iPhone17, 26),
  ])
  func sinceIOS13EveryDeviceShowsTheSystemsRows(model: DeviceModel, major: Int) throws {
    let ios = IOSVersion(major)
    #expect(
      try rows(model, ios, from: .appStore) == ["0", "Edit Home Screen", "Share App", "Remove App"])
    #expect(
      try rows(model, ios, from: .testFlight, items: 0)
        == ["Edit Home Screen", "Send Beta Feedback", "Remove App"])
    #expect(try rows(model, ios, from: .development) == ["0", "Edit Home Screen", "Remove App"])
  }

  @Test func withoutForceTouchMenusBeginWithIOS13() throws {
    #expect(try rows(.iPhoneXR, IOSVersion(12), from: .appStore).isEmpty)
    #expect(try rows(.iPhoneXR, IOSVersion(13), from: .appStore).first == "0")
  }

  // MARK: Devices

  @Test func aDeviceThatNeverRanTheReleaseIsRefused() {
    for (model, major) in [
      (DeviceModel.iPhone6s, 8), (.iPhone6s, 16), (.iPhoneXR, 11), (.iPhoneXS, 19), (.iPhone17, 18),
    ] {
      #expect(throws: ImpossibleDevice.self) {
        try DeviceProfile(model: model, ios: IOSVersion(major))
      }
    }
  }

  @Test func iOS9HasTwoReleasesWorthTellingApart() {
    #expect(
      DeviceModel.iPhone6s.releases.prefix(3) == [IOSVersion(9), IOSVersion(9, 1), IOSVersion(10)])
    #expect(DeviceModel.iPhoneXR.releases.first == IOSVersion(12))
  }

  // MARK: Placement

  @Test func theGlyphStandsOnTheSideOfTheNearerEdge() throws {
    for column in 1...4 {
      let icon = try #require(IconPosition(row: 1, column: column))
      #expect(MenuPlacement(of: icon).iconSide == (column <= 2 ? .left : .right))
    }
  }

  @Test func aMenuOfTheLowerHalfOpensUpwardAndTurnsRoundUnlessToldNotTo() throws {
    for row in 1...6 {
      let icon = try #require(IconPosition(row: row, column: 1))
      let isLow = row > 3
      #expect(MenuPlacement(of: icon).opens == (isLow ? .above : .below))
      #expect(MenuPlacement(of: icon).topToBottom([1, 2]) == (isLow ? [2, 1] : [1, 2]))
      #expect(MenuPlacement(of: icon, firstItem: .top).topToBottom([1, 2]) == [1, 2])
    }
  }
}
