import Checks
import Testing

/// Keys that iOS does not know, and the ones that were meant.
@Suite struct KeyRuleTests {
  @Test(arguments: [
    ("SubTitle", "UIApplicationShortcutItemSubtitle"),
    ("Titel", "UIApplicationShortcutItemTitle"),
    ("icontype", "UIApplicationShortcutItemIconType"),
    (
      "Icon",
      "UIApplicationShortcutItemIconType or UIApplicationShortcutItemIconFile or "
        + "UIApplicationShortcutItemIconSymbolName"
    ),
  ])
  func anUnknownKeyGetsTheNearestRightOne(key wrong: String, right: String) throws {
    #expect(
      try lines(of: .unknownKey, in: set(item(key(wrong, "x")))) == [
        "item 0 warning at <key>UIApplicationShortcutItem\(wrong)</key>: iOS knows no key \"UIApplicationShortcutItem\(wrong)\" of "
          + "an item | write \(right)"
      ])
  }

  @Test func aKeyThatIsNearToNoneBelongsInUserInfo() throws {
    let found = try lines(of: .unknownKey, in: set(item("<key>page</key>", "<integer>3</integer>")))
    #expect(
      found == [
        "item 0 warning at <key>page</key>: iOS knows no key \"page\" of an item "
          + "| take it out; what the app is to get belongs in UIApplicationShortcutItemUserInfo"
      ])
  }

  @Test func aKeyThatStandsThereTwiceIsTold() throws {
    let twice = set(item(key("Title", "Newer"), "<key>a</key><true/>", "<key>a</key><true/>"))
    #expect(
      try lines(of: .keyRepeated, in: twice) == [
        "item 0 warning at <key>UIApplicationShortcutItemTitle</key>: the key \"UIApplicationShortcutItemTitle\" stands here once "
          + "more; the last value counts | take one of them out",
        "item 0 warning at <key>a</key><true/>: the key \"a\" stands here once more; the last value counts "
          + "| take one of them out",
      ])
  }

  @Test func aSecondSetLosesTheFirst() throws {
    let first = "<key>UIApplicationShortcutItems</key><array/>"
    #expect(
      try lines(of: .keyRepeated, in: set(item(), also: first)) == [
        "error at <key>UIApplicationShortcutItems</key>: UIApplicationShortcutItems stands here "
          + "once more, so all items before it are lost | move the items into one array"
      ])
  }
}
