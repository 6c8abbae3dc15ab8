import Glibc
import Phone
import QuickActions
import Scenarios
import TestMaterial
import Testing

/// A folder of kept items that someone has tampered with.
@Suite struct DamagedStateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "x")
  }

  private func keep(_ app: String) -> [String] {
    var store = ItemStore(folder: folder.path)
    let item = ShortcutItem(type: "new", localizedTitle: "New")
    store.keep(StoredItems([item], languages: ["en"]), of: AppID(app))
    store.finish { false }
    return store.takeNotices()
  }

  @Test func whatAnotherProcessLeftIsNotInTheWay() {
    #expect(mkfifo(folder.path + "/.homepress-\(getpid())-1", 0o600) == 0)
    #expect(keep("a") == [])
  }

  @Test(arguments: ["\"nan\"", "\"inf\"", "\"-inf\""])
  func aVersionThatIsNoNumberLosesNoItems(version: String) throws {
    try folder.write(
      "{\"version\":1,\"apps\":[{\"id\":\"a\",\"itemsVersion\":\(version),\"languages\":[\"en\"],"
        + "\"items\":[{\"type\":\"t\",\"localizedTitle\":\"T\"}]}]}",
      to: "dynamic-items.json")
    #expect(keep("b") == [])
    var store = ItemStore(folder: folder.path)
    let kept = store.load()
    #expect(store.takeNotices() == [])
    #expect(kept[AppID("b")] != nil)
  }
}
