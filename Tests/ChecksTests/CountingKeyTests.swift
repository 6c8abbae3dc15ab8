import Checks
import Commands
import PNGFixtures
import QuickActions
import TestMaterial
import Testing

/// What counts of a set, and what does not.
@Suite struct CountingKeyTests {
  @Test func aSystemIconBehindASymbolIsNotJudged() throws {
    let list = set(item(key("IconSymbolName", "star"), key("IconType", "Nonsense")))
    #expect(try lines(of: .iconTypeUnknown, in: list) == [])
    let old = try profile(.iPhone6s, IOSVersion(12, 4))
    #expect(try lines(of: .iconTypeUnknown, in: list, old).count == 1)
    let file = set(item(key("IconFile", "pen"), key("IconType", "Nonsense")))
    #expect(try lines(of: .iconTypeUnknown, in: file, old) == [])
  }

  @Test func aFileBehindASymbolIsNotLookedFor() throws {
    let list = set(item(key("IconSymbolName", "star"), key("IconFile", "nowhere")))
    #expect(try lines(of: .iconFileMissing, in: list) == [])
    let old = try profile(.iPhone6s, IOSVersion(12, 4))
    #expect(try lines(of: .iconFileMissing, in: list, old).count == 1)
  }

  @Test func aSlipInTheKeyOfTheSetIsAnError() throws {
    let list = """
      <plist><dict>
      <key>UIApplicationShortcutItem</key><array/>
      </dict></plist>
      """
    #expect(
      try lines(of: .unknownKey, in: list) == [
        "error at <key>UIApplicationShortcutItem</key><array/>: iOS knows no key "
          + "\"UIApplicationShortcutItem\" of an Info.plist | write UIApplicationShortcutItems"
      ])
  }

  @Test func aListWithoutItemsIsNoted() throws {
    let found = try lines(of: .itemsEmpty, in: "<plist><dict/></plist>")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("note at <dict/></plist>: the list has no ") == true)
  }

  @Test func typesThatDifferInTheirBytesDiffer() throws {
    let list = set(
      item(type: "<string>\u{E9}</string>"), item(type: "<string>e\u{301}</string>"))
    #expect(try lines(of: .typeDuplicate, in: list) == [])
  }

  @Test func aFileThatIsNoPNGIsTold() throws {
    let found = try lines(
      of: .iconFileShape, in: set(item(key("IconFile", "pen"))),
      beside: [("pen@3x.png", Array("text".utf8))])
    #expect(found.count == 1)
    #expect(found.first?.contains("pen@3x.png is no PNG, so the item has no icon") == true)
  }

  @Test func anImageForMostPhonesIsMissed() throws {
    let found = try lines(
      of: .iconFileShape, in: set(item(key("IconFile", "pen"))),
      beside: [("pen@2x.png", PNGFixture.square(70).bytes)])
    #expect(found.count == 1)
    #expect(found.first?.contains("no image for @3x") == true)
  }

  @Test(arguments: [".", "", "folder", "none.png"])
  func anImageSetHoldsFiles(name: String) throws {
    let contents = "{\"images\": [{\"filename\": \"\(name)\", \"scale\": \"2x\"}]}"
    let files = [
      (name: "A.xcassets/pen.imageset/Contents.json", bytes: Array(contents.utf8)),
      (name: "A.xcassets/pen.imageset/folder/x", bytes: []),
    ]
    let list = set(item(key("IconFile", "pen")))
    #expect(try lines(of: .iconFileMissing, in: list, beside: files).count == 1)
  }

  @Test func aBlankTitleIsAWarning() throws {
    let found = try lines(of: .titleEmpty, in: set(item(title: "<string>  </string>")))
    #expect(found.count == 1)
    #expect(found.first?.contains("warning") == true)
  }

  @Test(arguments: ["IconFile", "IconType", "IconSymbolName", "Colour"])
  func textsOfManyMarksCostLittle(name: String) throws {
    let text = "a" + String(repeating: "\u{301}\u{316}", count: 20_000)
    let list = set(
      item(type: "<string>\(text)</string>", key(name, text)),
      item(type: "<string>\(text)</string>"))
    let time = try ContinuousClock().measure {
      for rule in RuleName.allCases { _ = try lines(of: rule, in: list) }
    }
    #expect(time < .seconds(60))
  }

  @Test func handlersAreJudgedByAllSets() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write(set(item(type: "<string>one</string>")), to: "One/Info.plist")
    let two = try folder.write(set(item(type: "<string>two</string>")), to: "Two/Info.plist")
    #expect(one != two)
    #expect(
      outcomeLines(["check", folder.path, "--handlers", "one,two,three"]) == [
        "the handler of \"three\" takes no item [handler-unused]"
      ])
  }

  @Test func aVariableInATypeAsksForItsValue() throws {
    let list = set(item(type: "<string>$(ID).new</string>"))
    let found = try lines(of: .handlerUnmatched, in: list, Circumstances(handlers: ["a.new"]))
    #expect(found.first?.hasSuffix("| give --define ID=VALUE") == true)
  }

  /// The findings that `homepress check` prints, without their places.
  private func outcomeLines(_ words: [String]) -> [String] {
    outcome(of: words).output.split(separator: "\n").compactMap { line in
      guard let range = line.ranges(of: "warning: ").first else { return nil }
      return String(line[range.upperBound...])
    }
  }
}
