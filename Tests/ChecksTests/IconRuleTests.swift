import Checks
import PNGFixtures
import QuickActions
import Testing

@Suite struct IconRuleTests {
  @Test(arguments: [
    ("UIApplicationShortcutIconTypeCompos", "write UIApplicationShortcutIconTypeCompose"),
    ("UIApplicationShortcutIconAdd", "write UIApplicationShortcutIconTypeAdd"),
    ("UIApplicationShortIconTypeAdd", "write UIApplicationShortcutIconTypeAdd"),
    ("UIApplicationShortcutIconTypecloud", "write UIApplicationShortcutIconTypeCloud"),
    ("taskcomplete", "write UIApplicationShortcutIconTypeTaskCompleted"),
    ("World", "`homepress icons` lists the 29 names"),
  ])
  func anUnknownIconGetsTheNearestRightOne(name: String, fix: String) throws {
    #expect(
      try lines(of: .iconTypeUnknown, in: set(item(key("IconType", name)))) == [
        "item 0 error at <string>\(name)</string>: there is no system icon \"\(name)\", so the item has no icon "
          + "| \(fix)"
      ])
  }

  @Test func anEmptyIconTypeIsAWarningAlone() throws {
    #expect(
      try lines(of: .iconTypeUnknown, in: set(item(key("IconType", "")))) == [
        "item 0 warning at <string></string>: UIApplicationShortcutItemIconType is empty, so the item has "
          + "no icon | take the key out, or name one of the 29 icons"
      ])
  }

  @Test func anIconOfAReleaseThatIsNotThereYetIsTold() throws {
    let list = set(item(key("IconType", "UIApplicationShortcutIconTypeMail")))
    let old = try profile(.iPhone6s, IOSVersion(9, 0))
    #expect(
      try lines(of: .iconTypeTooNew, in: list, old) == [
        "item 0 warning at <string>UIApplicationShortcutIconTypeMail</string>: UIApplicationShortcutIconTypeMail came in iOS 9.1, so on iOS "
          + "9.0 there is no icon | take Compose, Play, Pause, Add, Location, Search or Share"
      ])
    #expect(try lines(of: .iconTypeTooNew, in: list) == [])
  }

  @Test func aSymbolNeedsIOS13OrAnotherKey() throws {
    let list = set(item(key("IconSymbolName", "star")))
    let old = try profile(.iPhone6s, IOSVersion(12, 4))
    #expect(
      try lines(of: .iconSymbolTooNew, in: list, old) == [
        "item 0 warning at <string>star</string>: symbols such as \"star\" came in iOS 13, so on iOS 12.4 there "
          + "is no icon | add <key>UIApplicationShortcutItemIconType</key> for older releases"
      ])
    let both = set(
      item(key("IconSymbolName", "star"), key("IconType", "UIApplicationShortcutIconTypeAdd")))
    #expect(try lines(of: .iconSymbolTooNew, in: both, old) == [])
  }

  @Test func anEmptySymbolIsToldAndAMistypedOneNoted() throws {
    #expect(
      try lines(of: .iconSymbolUnknown, in: set(item(key("IconSymbolName", "")))) == [
        "item 0 warning at <string></string>: UIApplicationShortcutItemIconSymbolName is empty, "
          + "so the item has no icon | take the key out, or name a symbol"
      ])
    for (wrong, right) in [
      ("sqaure.and.pencil", "square.and.pencil"), ("Star", "star"), ("heart-fill", "heart.fill"),
      ("magnifyinglass", "magnifyingglass"),
    ] {
      #expect(
        try lines(of: .iconSymbolUnknown, in: set(item(key("IconSymbolName", wrong)))) == [
          "item 0 note at <string>\(wrong)</string>: \"\(wrong)\" is no symbol that is known here, "
            + "but much like one | write \(right), if that is meant"
        ])
    }
    for name in ["star", "atom", "12.circle", "person.8", "figure.walk.arrival", "house.lodge"] {
      #expect(try lines(of: .iconSymbolUnknown, in: set(item(key("IconSymbolName", name)))) == [])
    }
  }

  @Test func theListSaysWhichIsTheOldestRelease() throws {
    let list = set(
      item(key("IconSymbolName", "star")),
      also: "<key>MinimumOSVersion</key><string>11.0</string>")
    #expect(try lines(of: .iconSymbolTooNew, in: list).count == 1)
  }

  @Test func aKeyThatNeverCountsIsTold() throws {
    let list = set(
      item(
        key("IconSymbolName", "star"), key("IconFile", "star"),
        key("IconType", "UIApplicationShortcutIconTypeAdd")))
    #expect(
      try lines(of: .iconConflict, in: list) == [
        "item 0 note at <string>star</string>: UIApplicationShortcutItemIconFile counts before iOS 13 alone, "
          + "since UIApplicationShortcutItemIconSymbolName is there as well "
          + "| take UIApplicationShortcutItemIconFile out if no release before iOS 13 matters",
        "item 0 warning at <string>UIApplicationShortcutIconTypeAdd</string>: UIApplicationShortcutItemIconType never counts, since "
          + "UIApplicationShortcutItemIconFile is there as well "
          + "| take UIApplicationShortcutItemIconType out",
      ])
  }

  @Test func anIconFileIsTheNameOfAnImage() throws {
    let list = set(item(key("IconFile", "icon@3x.png")), item(key("IconFile", "other.png")))
    #expect(
      try lines(of: .iconFileName, in: list) == [
        "item 0 warning at <string>icon@3x.png</string>: the icon file \"icon@3x.png\" is one of an image's scales, "
          + "and serves all devices | write icon",
        "item 1 note at <string>other.png</string>: the icon file \"other.png\" has an extension, which no image of a catalogue has | write other",
      ])
  }

  @Test func anImageThatIsNotThereIsTold() throws {
    let list = set(item(key("IconFile", "pen")), item(key("IconFile", "")))
    let files = [
      ("Pen@2x.png", PNGFixture.square(70).bytes), ("book@2x.png", PNGFixture.square(70).bytes),
    ]
    #expect(
      try lines(of: .iconFileMissing, in: list, beside: files) == [
        "item 0 warning at <string>pen</string>: no image \"pen\" was found for the app "
          + "| Pen@2x.png is there, but a device tells capital letters from small ones",
        "item 1 warning at <string></string>: UIApplicationShortcutItemIconFile is empty, so the item has "
          + "no icon | take the key out, or name an image",
      ])
    #expect(
      try lines(of: .iconFileMissing, in: set(item(key("IconFile", "book"))), beside: files) == [])
  }

  @Test func anIconIsASquareOf35Points() throws {
    let list = set(item(key("IconFile", "pen")))
    let files = [
      ("pen@2x.png", PNGFixture.square(60).bytes), ("pen@3x.png", PNGFixture.square(105).bytes),
    ]
    #expect(
      try lines(of: .iconFileShape, in: list, beside: files) == [
        "item 0 warning at <string>pen</string>: pen@2x.png is 60 by 60 pixels, not 70 by 70 "
          + "| draw it as a square of 35 points"
      ])
  }

  @Test func anIconThatFillsItsSquareIsTold() throws {
    let list = set(item(key("IconFile", "pen")))
    #expect(
      try lines(
        of: .iconFileColour, in: list, beside: [("pen@2x.png", PNGFixture.square(70).bytes)]) == [
          "item 0 warning at <string>pen</string>: pen@2x.png has no transparent pixel, so it shows as a filled "
            + "square | draw it in one colour on a transparent ground"
        ])
  }

  @Test func anIconOfSeveralColoursIsTold() throws {
    let rows = (0..<70).map { row in
      (0..<70).flatMap { column in
        (row + column).isMultiple(of: 9)
          ? [0, 0, 0, 0] : column < 35 ? [255, 0, 0, 255] : [0, 0, 255, 255]
      } as [UInt8]
    }
    let image = PNGFixture(width: 70, bitDepth: 8, colourType: 6, rows: rows)
    #expect(
      try lines(
        of: .iconFileColour, in: set(item(key("IconFile", "pen"))),
        beside: [("pen@2x.png", image.bytes)]) == [
          "item 0 warning at <string>pen</string>: pen@2x.png has several colours "
            + "| draw it in one colour on a transparent ground"
        ])
  }
}
