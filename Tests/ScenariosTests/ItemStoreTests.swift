import Foundation
import Phone
import QuickActions
import Scenarios
import Testing

/// What a phone keeps on disk, through whatever happens to the disk and to the program.
@Suite struct ItemStoreTests {
  private let folder = StateFolder()
  private let notes = AppID("org.example.notes")
  private let timer = AppID("org.example.timer")

  private func stored(_ titles: String...) -> StoredItems {
    StoredItems(
      titles.map { ShortcutItem(type: $0.lowercased(), localizedTitle: $0) }, itemsVersion: 3,
      languages: ["de", "en"])
  }

  private func keep(_ items: StoredItems?, of app: AppID) -> [String] {
    var store = ItemStore(folder: folder.path)
    store.keep(items, of: app)
    store.save(at: .start)
    return store.takeNotices()
  }

  private func kept(_ app: AppID) -> StoredItems? {
    var store = ItemStore(folder: folder.path)
    return store.load()[app]
  }

  // MARK: Keeping

  @Test func allOfAnItemComesBack() {
    let item = ShortcutItem(
      type: "a\u{0}\u{1B}", localizedTitle: "写真\u{202E}\n", localizedSubtitle: "",
      icon: .system(.capturePhoto),
      userInfo: [
        "text": .string("\"\\"), "number": .integer(.min), "real": .real(0.1), "date": .date(-1.5),
        "data": .data([0, 255]), "flag": .boolean(true), "never": .real(.infinity),
        "list": .array([.dictionary(["": .array([])])]),
      ], targetContentIdentifier: "t")
    let bare = ShortcutItem(type: "", localizedTitle: "", icon: .symbol("star"))
    let items = StoredItems([item, bare], itemsVersion: 1.5, languages: ["pt-BR", "en"])
    #expect(keep(items, of: notes).isEmpty)
    #expect(kept(notes) == items)
  }

  @Test func userInfoAsDeepAsTheWireAllowsIsKept() {
    var value = PropertyValue.string("deep")
    for _ in 0..<120 { value = .array([value]) }
    let items = StoredItems(
      [ShortcutItem(type: "t", localizedTitle: "T", userInfo: ["deep": value])], languages: ["en"])
    #expect(keep(items, of: notes).isEmpty)
    #expect(kept(notes) == items)
  }

  @Test func aPhoneThatHasNothingToKeepMakesNoFolder() {
    var store = ItemStore(folder: folder.path)
    #expect(store.load()[notes] == nil)
    #expect(store.nextDue == nil)
    store.save(at: .start)
    #expect(folder.names.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func onlyTheOwnerMayReadWhatIsKept() throws {
    _ = keep(stored("Play"), of: notes)
    let modes = try [folder.path, folder.itemFile].map {
      try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    #expect(modes == [0o700, 0o600])
    #expect(folder.names == ["dynamic-items.json", "lock"])
  }

  @Test func anAppThatSetsTheSameAgainIsNotWrittenAgain() throws {
    _ = keep(stored("Play"), of: notes)
    let number = try fileNumber()
    _ = keep(stored("Play"), of: notes)
    #expect(try fileNumber() == number)
    _ = keep(stored("Pause"), of: notes)
    #expect(try fileNumber() != number)
  }

  private func fileNumber() throws -> UInt64? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.itemFile)
    return attributes[.systemFileNumber] as? UInt64
  }

  @Test func whatIsForgottenIsGoneAndTheOthersStay() {
    _ = keep(stored("Play"), of: notes)
    _ = keep(stored("5 Minutes"), of: timer)
    _ = keep(nil, of: notes)
    #expect(kept(notes) == nil)
    #expect(kept(timer) == stored("5 Minutes"))
  }

  @Test func aFloodOfChangesIsWrittenOnceASecond() throws {
    var store = ItemStore(folder: folder.path)
    func at(_ milliseconds: Int) -> Instant {
      Instant(sinceStart: .milliseconds(milliseconds))
    }
    store.keep(stored("1"), of: notes)
    store.save(at: at(50))
    store.keep(stored("2"), of: notes)
    store.keep(stored("3"), of: notes)
    store.save(at: at(1049))
    #expect(store.nextDue == at(1050))
    #expect(kept(notes) == stored("1"))
    store.save(at: at(1050))
    #expect(kept(notes) == stored("3"))
    #expect(store.nextDue == nil)
    store.keep(stored("4"), of: notes)
    store.finish { false }
    #expect(kept(notes) == stored("4"))
  }

  @Test func appsThatShareAPlaceholderDoNotShareItems() {
    let app = AppID("$(PRODUCT_BUNDLE_IDENTIFIER)")
    #expect(keep(stored("Play"), of: app).count == 1)
    #expect(kept(app) == nil)
  }

  // MARK: Bounds

  @Test func itemsThatAreTooLargeAreNotKeptAndToldOnce() {
    _ = keep(stored("Play"), of: notes)
    let large = stored(String(repeating: "x", count: 200_000))
    let notices = keep(large, of: notes)
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("the dynamic items of org.example.notes are not kept") == true)
    #expect(kept(notes) == nil)
  }

  @Test func theAppsThatChangedNothingForLongestMakeRoom() throws {
    let large = stored(String(repeating: "x", count: 50_000))
    var told: [String] = []
    for number in 0..<25 { told += keep(large, of: AppID("app\(number)")) }
    #expect(told.first == "the dynamic items of app0 are kept no longer, to make room")
    #expect(kept(AppID("app0")) == nil)
    #expect(kept(AppID("app24")) == large)
    #expect(try folder.text(of: "dynamic-items.json").utf8.count < 1_100_000)
  }

  // MARK: Damage

  @Test(arguments: [
    "", "{", "[]", "nonsense", "{\"version\":1}x", "{\"version\":2,\"apps\":[]}",
    "{\"version\":1,\"apps\":[{\"id\":\"a\"}]}", "{\"version\":1,\"apps\":[{\"id\":7}]}",
    "{\"version\":1,\"apps\":" + String(repeating: "[", count: 10_000),
  ])
  func aFileThatIsNoneIsSetAsideAndSaidSo(text: String) throws {
    try folder.write(text)
    var store = ItemStore(folder: folder.path)
    #expect(store.load()[notes] == nil)
    let notices = store.takeNotices()
    #expect(notices.count == 1)
    #expect(
      notices.first?.hasSuffix(
        "it was set aside as dynamic-items.json.damaged, and nothing is kept from before") == true)
    #expect(try folder.text(of: "dynamic-items.json.damaged") == text)
    #expect(keep(stored("Play"), of: notes).isEmpty)
    #expect(kept(notes) == stored("Play"))
  }

  @Test func eachDamagedFileHasANameOfItsOwn() throws {
    for text in ["one", "two"] {
      try folder.write(text)
      _ = kept(notes)
    }
    #expect(try folder.text(of: "dynamic-items.json.damaged") == "one")
    #expect(try folder.text(of: "dynamic-items.json.damaged-2") == "two")
  }

  @Test func aFileThatGoesBadWhileThePhoneRunsIsSetAsideWhenItIsWritten() throws {
    _ = keep(stored("Play"), of: notes)
    try folder.write("bad")
    #expect(keep(stored("5 Minutes"), of: timer).count == 1)
    #expect(kept(timer) == stored("5 Minutes"))
    #expect(try folder.text(of: "dynamic-items.json.damaged") == "bad")
  }

  @Test func aFolderInTheFilesPlaceIsSetAsideToo() throws {
    try FileManager.default.createDirectory(
      atPath: folder.itemFile, withIntermediateDirectories: true)
    #expect(keep(stored("Play"), of: notes).count == 1)
    #expect(kept(notes) == stored("Play"))
  }

  @Test func aFileWithoutEndIsNotReadToItsEnd() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.itemFile, withDestinationPath: "/dev/zero")
    #expect(kept(notes) == nil)
    #expect(folder.names.contains("dynamic-items.json.damaged"))
  }

  @Test func aPlaceThatCannotBeWrittenIsToldOnceAndThePhoneGoesOn() {
    var store = ItemStore(folder: "/proc/homepress/state")
    #expect(store.load()[notes] == nil)
    for title in ["Play", "Pause"] {
      store.keep(stored(title), of: notes)
      store.save(at: Instant(sinceStart: .seconds(title == "Play" ? 0 : 10)))
      #expect(store.nextDue == nil)
    }
    store.finish { false }
    #expect(
      store.takeNotices() == [
        "dynamic items are not kept: /proc/homepress: No such file or directory"
      ])
  }

  @Test func whoOnlyLooksChangesNothing() throws {
    #expect(throws: UnreadableItems.self) { try ItemStore.look(into: folder.path) }
    try folder.write("bad")
    #expect(throws: UnreadableItems.self) { try ItemStore.look(into: folder.path) }
    #expect(folder.names == ["dynamic-items.json"])
  }
}
