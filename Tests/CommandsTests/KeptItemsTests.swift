import Commands
import Foundation
import Phone
import QuickActions
import Scenarios
import TestMaterial
import Testing

/// `homepress menu --state`: what the Home Screen keeps stands in the menu, and nothing is changed.
@Suite final class KeptItemsTests {
  private let folder = NSTemporaryDirectory() + "homepress-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func keep(itemsVersion: Double = 0) {
    let items = ["Play", "Pause"].map { ShortcutItem(type: $0, localizedTitle: $0) }
    var store = ItemStore(folder: folder)
    store.keep(
      StoredItems(items, itemsVersion: itemsVersion, languages: ["en"]),
      of: AppID("org.example.plain"))
    store.save(at: .start)
  }

  private func menu(_ words: String...) -> Outcome {
    outcome(of: ["menu", Repository.fixture("Plain.app")] + words)
  }

  @Test func whatIsKeptIsShownOnlyWhereItIsAskedFor() {
    keep()
    #expect(!menu("--json").output.contains("Play"))
    let output = menu("--json", "--state", folder).output
    #expect(output.contains(#""title": "Play""#))
    #expect(output.contains(#""hidden": []"#))
  }

  @Test func whatIsOutOfDateIsHiddenWithItsReasonSinceIOS13() {
    keep()
    let german = menu("--state", folder, "--language", "de")
    #expect(
      german.output.contains(
        "Hidden: \"Play\" (dynamic), since the phone's languages have changed."))
    let old = menu(
      "--state", folder, "--language", "de", "--device", "iphone-6s", "--ios", "12.4")
    #expect(!old.output.contains("Hidden"))
    keep(itemsVersion: 2)
    let stamped = menu("--json", "--state", folder)
    #expect(stamped.output.contains(#""reason": "items-version""#))
  }

  @Test func aFolderThatIsNotThereAndAFileThatCannotBeReadAreErrors() throws {
    let missing = menu("--state", folder)
    #expect(
      missing.diagnostics
        == "homepress: there is no folder \(folder); the Home Screen makes it when an app sets items\n"
    )
    #expect(missing.status == .unable)
    keep()
    let file = folder + "/dynamic-items.json"
    try Data("{".utf8).write(to: URL(fileURLWithPath: file))
    let damaged = menu("--state", folder)
    #expect(damaged.diagnostics == "homepress: \(file): not JSON\n")
    #expect(damaged.status == .unable)
    #expect(FileManager.default.fileExists(atPath: file))
  }
}
