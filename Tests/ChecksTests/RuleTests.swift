import AppBundles
import Checks
import QuickActions
import Testing

/// Each rule on a set that breaks it, and on one that does not.
@Suite struct RuleTests {
  private let clean = set(item(), item(type: "<string>open</string>", key("Subtitle", "Sub")))

  @Test func aSetThatIsAllWellBreaksNoRule() throws {
    for rule in RuleName.allCases {
      #expect(try lines(of: rule, in: clean) == [], "\(rule)")
    }
  }

  @Test func anUnreadableListIsAFindingWithItsPlace() throws {
    let cut = "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>"
    #expect(
      try lines(of: .plistUnreadable, in: cut) == [
        "error at : the file ends before <dict> is closed, opened on line 3 "
          + "| close the element, or write the list anew"
      ])
  }

  @Test func aListIsADictionary() throws {
    #expect(
      try lines(of: .plistNotDictionary, in: "<plist version=\"1.0\"><array/></plist>") == [
        "error at <array/></plist>: the property list is an array, not a dictionary "
          + "| an Info.plist is one <dict>"
      ])
  }

  @Test func itemsAreAnArray() throws {
    let list = "<plist><dict><key>UIApplicationShortcutItems</key><dict/></dict></plist>"
    #expect(
      try lines(of: .itemsNotArray, in: list) == [
        "error at <dict/></dict></plist>: UIApplicationShortcutItems is a dictionary, not an array, "
          + "so the app has no static items | write <array> and one <dict> an item"
      ])
  }

  @Test func anEmptyArrayIsNoted() throws {
    #expect(
      try lines(of: .itemsEmpty, in: set("<!-- gone -->")) == [
        "note at <array>: UIApplicationShortcutItems is empty, so the app has no static items "
          + "| take the key out, or write an item"
      ])
  }

  @Test func anEntryIsADictionary() throws {
    #expect(
      try lines(of: .itemNotDictionary, in: set(item(), "<string>new</string>")) == [
        "item 1 error at <string>new</string>: the entry is a string, not a dictionary, "
          + "so iOS leaves it out | write the item as a <dict> with "
          + "UIApplicationShortcutItemType and UIApplicationShortcutItemTitle"
      ])
  }

  @Test func typesAndTitlesAreThere() throws {
    #expect(
      try lines(of: .typeMissing, in: set(item(type: nil))) == [
        "item 0 error at <dict>: the item has no UIApplicationShortcutItemType, "
          + "so iOS leaves it out | add <key>UIApplicationShortcutItemType</key> and a <string>"
      ])
    #expect(
      try lines(of: .titleMissing, in: set(item(title: nil, key("Titel", "Neu")))) == [
        "item 0 error at <dict>: the item has no UIApplicationShortcutItemTitle, so iOS leaves "
          + "it out | write <key>UIApplicationShortcutItemTitle</key> for "
          + "\"UIApplicationShortcutItemTitel\""
      ])
  }

  @Test func typesAndTitlesAreStrings() throws {
    #expect(
      try lines(of: .typeNotString, in: set(item(type: "<integer>5</integer>"))) == [
        "item 0 error at <integer>5</integer>: UIApplicationShortcutItemType is an integer, not a string, "
          + "so iOS leaves the item out | write it as <string>5</string>"
      ])
    #expect(
      try lines(of: .titleNotString, in: set(item(type: nil, title: "<true/>"))) == [
        "item 0 error at <true/>: UIApplicationShortcutItemTitle is a boolean, not a string, "
          + "so iOS leaves the item out | write it as <string>true</string>"
      ])
  }

  @Test func anEmptyTypeIsToldAndAnEmptyTitle() throws {
    #expect(
      try lines(of: .typeEmpty, in: set(item(type: "<string/>"))) == [
        "item 0 warning at <string/>: UIApplicationShortcutItemType is empty, so the app cannot "
          + "tell what was chosen | write a type such as org.example.app.new"
      ])
    #expect(
      try lines(of: .titleEmpty, in: set(item(type: nil, title: "<string></string>"))) == [
        "item 0 error at <string></string>: UIApplicationShortcutItemTitle is empty, so the item is never "
          + "shown | write a title"
      ])
  }

  @Test func twoItemsOfOneTypeAreToldApartByUserInfoAlone() throws {
    let info = "<key>UIApplicationShortcutItemUserInfo</key>\n<dict><key>a</key><true/></dict>"
    #expect(
      try lines(of: .typeDuplicate, in: set(item(), item(info), item())) == [
        "item 1 note at <string>new</string>: item 1 has the type \"new\" as well; only their user info tells "
          + "them apart | give each item a type of its own",
        "item 2 warning at <string>new</string>: item 1 has the type \"new\" as well, and the same user info, "
          + "so the app cannot tell which was chosen | give each item a type of its own",
      ])
  }

  @Test func ofSeveralItemsOfOneTypeTheTwinIsNamed() throws {
    let info = "<key>UIApplicationShortcutItemUserInfo</key>\n<dict><key>a</key><true/></dict>"
    let found = try lines(of: .typeDuplicate, in: set(item(), item(info), item(info)))
    #expect(found.count == 2)
    #expect(found.last?.contains("item 2 has the type \"new\" as well, and the same user") == true)
  }

  @Test func aTypeThatBeginsLikeAWordOfItsOwnIsNoPlaceholder() throws {
    #expect(
      try lines(of: .typePlaceholder, in: set(item(type: "<string>todo.new</string>"))) == [])
  }

  @Test(arguments: [
    "addBundleIdentifier.edit", "com.MyCompany.myapp.new", "@\"3\"", "-11.UITouchText.share",
    "UIApplicationShortcutItemType",
  ])
  func aTypeOfATutorialIsTold(type: String) throws {
    let found = try lines(of: .typePlaceholder, in: set(item(type: "<string>\(type)</string>")))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("item 0 warning at <string>\(type)</string>: the type ") == true)
    #expect(found.first?.hasSuffix("such as $(PRODUCT_BUNDLE_IDENTIFIER).newmessage") == true)
  }

  @Test func controlCharactersAreTold() throws {
    let list = set(item(title: "<string>Hi&#x202E;red</string>", key("Subtitle", "a\tb")))
    #expect(
      try lines(of: .titleControlCharacters, in: list) == [
        "item 0 warning at <string>Hi&#x202E;red</string>: UIApplicationShortcutItemTitle holds the invisible character "
          + "U+202E | take U+202E out of \"Hi\u{202E}red\"",
        "item 0 warning at <string>a\tb</string>: UIApplicationShortcutItemSubtitle holds the invisible "
          + "character U+0009 | take U+0009 out of \"a\\tb\"",
      ])
    let family = "<string>👨‍👩‍👧 لغة\u{200F}</string>"
    #expect(try lines(of: .titleControlCharacters, in: set(item(title: family))) == [])
  }

  @Test func aLongTitleIsLikelyCut() throws {
    let long = "<string>Continue reading where you stopped</string>"
    #expect(
      try lines(of: .titleCut, in: set(item(title: long, key("Subtitle", "Chapter 3")))) == [
        "item 0 note at <string>Continue reading where you stopped</string>: the title \"Continue reading where you stopped\" is likely cut: "
          + "it has one line | write a shorter title, or take the subtitle out"
      ])
    #expect(try lines(of: .titleCut, in: set(item(title: long))) == [])
  }

  @Test func aSubtitleIsAStringAndSoAreIcons() throws {
    let numbers = """
      <key>UIApplicationShortcutItemSubtitle</key>
      <integer>1</integer>
      <key>UIApplicationShortcutItemIconType</key>
      <integer>3</integer>
      """
    #expect(
      try lines(of: .subtitleNotString, in: set(item(type: nil, title: nil, numbers))) == [
        "item 0 warning at <integer>1</integer>: UIApplicationShortcutItemSubtitle is an integer, not a "
          + "string, so iOS shows no subtitle | write it as <string>1</string>"
      ])
    #expect(
      try lines(of: .iconNotString, in: set(item(type: nil, title: nil, numbers))) == [
        "item 0 warning at <integer>3</integer>: UIApplicationShortcutItemIconType is an integer, not a "
          + "string, so iOS takes it for absent | write it as <string>3</string>"
      ])
  }

  @Test func userInfoIsADictionaryOfTheAppsOwn() throws {
    #expect(
      try lines(of: .userInfoNotDictionary, in: set(item(key("UserInfo", "page 3")))) == [
        "item 0 warning at <string>page 3</string>: UIApplicationShortcutItemUserInfo is a string, not a "
          + "dictionary, so the app gets none | write a <dict>"
      ])
    let sample = """
      <key>UIApplicationShortcutItemUserInfo</key>
      <dict><key>firstShorcutKey1</key><string>firstShortcutKeyValue1</string></dict>
      """
    #expect(
      try lines(of: .userInfoSample, in: set(item(sample))) == [
        "item 0 note at <dict><key>firstShorcutKey1</key><string>firstShortcutKeyValue1</string></dict>: the user info has the key \"firstShorcutKey1\" of a sample "
          + "| take the key out, or write what the app reads"
      ])
  }

  @Test func anActivationModeIsOneOfTwo() throws {
    #expect(
      try lines(of: .activationMode, in: set(item(key("ActivationMode", "Background")))) == [
        "item 0 warning at <string>Background</string>: \"Background\" is no activation mode | write background"
      ])
    #expect(
      try lines(of: .activationMode, in: set(item(key("ActivationMode", "foreground")))) == [])
  }

  @Test func fiveItemsAreMoreThanAMenuShows() throws {
    let five = set(item(), item(title: "<string/>"), item(), item(), item(), item())
    #expect(
      try lines(of: .tooManyItems, in: five) == [
        "note at <array>: the set has 5 items with a title; a menu shows 4, and no dynamic item "
          + "beside them | keep the four that matter most"
      ])
    #expect(
      try lines(of: .neverShown, in: five) == [
        "item 5 warning at <dict>: \"New\" is never shown: 4 items with a title stand before it "
          + "| take the item out, or move it further up"
      ])
  }

  @Test func aBuildVariableWithoutAValueIsTold() throws {
    let list = set(item(type: "<string>$(BUNDLE:lower).new</string>"))
    #expect(
      try lines(of: .buildVariable, in: list) == [
        "item 0 note at <string>$(BUNDLE:lower).new</string>: \"$(BUNDLE:lower).new\" holds a build variable, which is "
          + "judged as it stands | check the built app, or give --define BUNDLE=VALUE"
      ])
    let defined = Circumstances(variables: BuildVariables(["BUNDLE": "org.example"]))
    #expect(try lines(of: .buildVariable, in: list, defined) == [])
  }

  @Test(arguments: ["Save $(5)", "$()", "costs $5", "${", "$(1)"])
  func aDollarSignAloneIsNoVariable(text: String) throws {
    #expect(try lines(of: .buildVariable, in: set(item(title: "<string>\(text)</string>"))) == [])
  }

  @Test func aVariableWhoseBracketIsNotClosedIsTold() throws {
    let found = try lines(
      of: .buildVariable, in: set(item(type: "<string>$(5) ${BUNDLE.new</string>")))
    #expect(found.first?.hasSuffix("--define BUNDLE=VALUE") == true)
  }

  @Test(arguments: [
    ("Share App", "say what it shares"), ("Share the app", "say what it shares"),
    ("remove app", "say what it removes"), ("Edit Home Screen", "say what it edits"),
  ])
  func anItemLikeARowOfTheSystemIsNoted(title: String, fix: String) throws {
    let list = set(item(title: "<string>\(title)</string>"))
    let found = try lines(of: .shareLookalike, in: list)
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "item 0 note at <string>\(title)</string>: \"\(title)\" looks like the system's own ")
        == true)
    #expect(found.first?.hasSuffix("| take it out, or \(fix)") == true)
    #expect(
      try lines(of: .shareLookalike, in: set(item(title: "<string>Share Photo</string>"))) == [])
  }
}
