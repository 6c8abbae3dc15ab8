import AppBundles
import Checks
import TestMaterial
import Testing

@Suite struct CheckerTests {
  @Test func findingsComeInTheOrderOfTheFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      set(
        item(title: "<string/>", key("SubTitle", "x")), "<true/>",
        item(type: "<string>open</string>", key("IconType", "World"))),
      to: "Info.plist")
    var checker = Checker()
    let found = try #require(try shortcutSets(under: folder.path).first.map { checker.check($0) })
    #expect(
      found.diagnostics.map(\.rule) == [
        "title-empty", "unknown-key", "item-not-dictionary", "icon-type-unknown",
      ])
    #expect(found.setCount == 1)
    #expect(found.itemCount == 3)
  }

  @Test func whatIOSLeavesOutIsOneFindingAnEntry() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      set(item(type: nil, title: nil), item(), item(type: "<real>1.5</real>", title: nil)),
      to: "Info.plist")
    let found = Checker.leftOut(of: try AppBundle.read(path: file))
    #expect(found.map(\.rule) == ["type-missing", "type-not-string"])
    #expect(found.map(\.item) == [0, 2])
    #expect(found.last?.fix == "write it as <string>1.5</string>")
  }

  @Test func ofVeryManyFindingsOfARuleTheLastCountsTheRest() throws {
    let items = Array(repeating: item(type: nil), count: 1000) + [item(type: "<true/>")]
    let all = items.joined(separator: "\n")
    let found = try lines(of: .typeMissing, in: set(all))
    #expect(found.count == 100)
    #expect(found.last?.contains("leaves it out; 900 more like it follow | add") == true)
    #expect(found.dropLast().allSatisfy { !$0.contains("more like it") })
    #expect(try lines(of: .typeNotString, in: set(all)).count == 1)
    let folder = try TemporaryFolder()
    let file = try folder.write(set(all), to: "Info.plist")
    let leftOut = Checker.leftOut(of: try AppBundle.read(path: file))
    #expect(leftOut.count == 101)
    #expect(leftOut.last?.item == 1000)
  }

  @Test func notesOfARuleDoNotCrowdOutItsWarnings() throws {
    let key = "<key>UIApplicationShortcutItemUserInfo</key>"
    let items = (0...200).map { item("\(key)<dict><key>n</key><integer>\($0)</integer></dict>") }
    let twins = items + items.suffix(1)
    let found = try lines(of: .typeDuplicate, in: set(twins.joined(separator: "\n")))
    #expect(found.count == 101)
    #expect(found.last?.hasPrefix("item 201 warning ") == true)
  }

  @Test func aSetThatIsNoArrayIsLeftOutWhole() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "<plist><dict><key>UIApplicationShortcutItems</key><true/></dict></plist>", to: "Info.plist")
    let found = Checker.leftOut(of: try AppBundle.read(path: file))
    #expect(found.map(\.rule) == ["items-not-array"])
  }

  @Test func aRuleThatWasLeftOutFindsNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist>", to: "Info.plist")
    var checker = Checker(rules: [.typeMissing])
    let sets = try shortcutSets(under: folder.path + "/Info.plist")
    #expect(sets.map { checker.check($0).diagnostics } == [[]])
  }
}
