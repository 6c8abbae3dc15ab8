import Foundation
import Phone
import QuickActions
import Scenarios
import Testing

/// Several programs at one file, and programs that are killed: real processes.
@Suite struct ManyKeepersTests {
  private let folder = StateFolder()

  private func number(of app: String) -> Int? {
    var store = ItemStore(folder: folder.path)
    let title = store.load()[AppID(app)]?.items.first?.localizedTitle
    #expect(store.takeNotices().isEmpty)
    return title.flatMap { Int($0) }
  }

  @Test func programsAtTheSameFileLoseNothing() throws {
    let apps = ["a", "b", "c", "d"]
    let keepers = try apps.map { try Keeper(folder: folder, app: $0, count: 50) }
    for keeper in keepers {
      #expect(keeper.hearTheRest().hasSuffix("50\n"))
      #expect(keeper.hasSucceeded)
    }
    for app in apps { #expect(number(of: app) == 50) }
    #expect(folder.names == ["dynamic-items.json", "lock"])
  }

  /// Each round is killed a little later than the one before, wherever it is by then.
  @Test func aProgramThatIsKilledLeavesTheLastItemsThatItKept() throws {
    for round in 0..<25 {
      let keeper = try Keeper(folder: folder, app: "a", count: 1_000_000)
      var said = ""
      while said.split(separator: "\n").count <= round { said += keeper.hear() }
      keeper.kill()
      said += keeper.hearTheRest()
      // What it has written and had no time to say may be there too.
      let last = try #require(said.split(separator: "\n").last.flatMap { Int($0) })
      let found = try #require(number(of: "a"))
      #expect(found == last || found == last + 1, "round \(round)")
      #expect(!folder.names.contains { $0.contains("damaged") })
    }
  }

  @Test func aStoppedProgramThatHoldsTheLockMakesNobodyWait() throws {
    try folder.write("{\"version\":1,\"apps\":[]}")
    let lock = open(folder.path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    var store = ItemStore(folder: folder.path)
    let items = StoredItems([ShortcutItem(type: "1", localizedTitle: "1")], languages: ["en"])
    store.keep(items, of: AppID("a"))
    store.save(at: .start)
    #expect(store.nextDue == Instant(sinceStart: .milliseconds(100)))
    #expect(store.takeNotices().isEmpty)
    var pauses = 0
    store.finish {
      pauses += 1
      return pauses < 3
    }
    #expect(pauses == 3)
    #expect(
      store.takeNotices() == ["dynamic items are not kept: another homepress holds \(folder.path)"])
    close(lock)
    store.save(at: Instant(sinceStart: .milliseconds(100)))
    #expect(number(of: "a") == 1)
  }
}
