import AppBundles
import QuickActions
import Testing

/// A set whose array holds these entries.
private func set(
  _ entries: String..., variables: BuildVariables = BuildVariables()
) throws -> ShortcutSet {
  let array = "<array>\(entries.joined())</array>"
  let list = try read("<plist><dict><key>\(InfoKey.items)</key>\(array)</dict></plist>")
  return ShortcutSet(in: list.root, replacing: variables)
}

private func item(_ pairs: String) -> String { "<dict>\(pairs)</dict>" }

private func pair(_ key: String, _ value: String) -> String { "<key>\(key)</key>\(value)" }

private let type = pair(ItemKey.type.text, "<string>t</string>")
private let title = pair(ItemKey.title.text, "<string>T</string>")

@Suite struct ShortcutSetTests {
  @Test func allKeysOfAnItemAreTaken() throws {
    let read = try set(
      item(
        type + title + pair(ItemKey.subtitle.text, "<string>S</string>")
          + pair(ItemKey.iconType.text, "<string>I</string>")
          + pair(ItemKey.iconFile.text, "<string>F</string>")
          + pair(ItemKey.iconSymbolName.text, "<string>Y</string>")
          + pair(ItemKey.userInfo.text, "<dict><key>k</key><integer>1</integer></dict>")
          + pair(ItemKey.targetContentIdentifier.text, "<string>C</string>")))
    let expected = StaticShortcutItem(
      index: 0, type: "t", title: "T", subtitle: "S", symbolName: "Y", iconFile: "F",
      iconType: "I", userInfo: ["k": .integer(1)], targetContentIdentifier: "C")
    #expect(read.items == [expected])
    #expect(read.dropped.isEmpty)
  }

  @Test func aBadEntryIsLeftOutAloneWithItsReason() throws {
    let read = try set(
      "<string>new</string>", item(title),
      item(pair(ItemKey.type.text, "<integer>5</integer>") + title),
      item(type), item(type + pair(ItemKey.title.text, "<true/>")), item(type + title))
    #expect(
      read.dropped == [
        DroppedItem(index: 0, reason: .itemNotDictionary),
        DroppedItem(index: 1, reason: .typeMissing),
        DroppedItem(index: 2, reason: .typeNotString),
        DroppedItem(index: 3, reason: .titleMissing),
        DroppedItem(index: 4, reason: .titleNotString),
      ])
    #expect(read.items.map(\.index) == [5])
  }

  @Test func emptyTextsAreKept() throws {
    let read = try set(
      item(pair(ItemKey.type.text, "<string/>") + pair(ItemKey.title.text, "<string/>")))
    #expect(read.items == [StaticShortcutItem(index: 0, type: "", title: "")])
  }

  @Test func optionalValuesOfTheWrongTypeCountAsAbsent() throws {
    let read = try set(
      item(
        type + title + pair(ItemKey.subtitle.text, "<integer>1</integer>")
          + pair(ItemKey.iconFile.text, "<array/>") + pair(ItemKey.iconSymbolName.text, "<true/>")
          + pair(ItemKey.userInfo.text, "<string>u</string>")))
    #expect(read.items == [StaticShortcutItem(index: 0, type: "t", title: "T")])
  }

  @Test func presenceDecidesTheIconAndNotContent() throws {
    let icons =
      pair(ItemKey.iconFile.text, "<string/>")
      + pair(ItemKey.iconType.text, "<string>UIApplicationShortcutIconTypeAdd</string>")
    let read = try #require(try set(item(type + title + icons)).items.first)
    #expect(read.shown(on: IOSVersion(18)).icon == .file(""))
  }

  @Test func symbolsCountSinceIOS13() throws {
    let icons =
      pair(ItemKey.iconSymbolName.text, "<string>star</string>")
      + pair(ItemKey.iconType.text, "<string>UIApplicationShortcutIconTypeMail</string>")
    let read = try #require(try set(item(type + title + icons)).items.first)
    #expect(read.shown(on: IOSVersion(13)).icon == .symbol("star"))
    #expect(read.shown(on: IOSVersion(12, 4)).icon == .system(.mail))
    #expect(read.shown(on: IOSVersion(9, 0)).icon == nil)
  }

  @Test func buildVariablesAreReplacedInEveryText() throws {
    let read = try set(
      item(
        pair(ItemKey.type.text, "<string>$(ID).new</string>") + title
          + pair(
            ItemKey.userInfo.text, "<dict><key>k</key><array><string>${ID}</string></array></dict>")
      ),
      variables: BuildVariables(["ID": "org.example"]))
    #expect(read.items.first?.type == "org.example.new")
    #expect(read.items.first?.userInfo == ["k": .array([.string("org.example")])])
  }

  @Test func aSetThatIsNoArrayHasNoItems() throws {
    let list = try read(
      "<plist><dict><key>\(InfoKey.items)</key><dict/></dict></plist>")
    #expect(ShortcutSet(in: list.root, replacing: BuildVariables()).items.isEmpty)
  }
}
