import Canvas
import HomeScreen
import QuickActions
import Testing

/// The card of a menu alone: what it does where it does not fit.
@Suite struct MenuCardTests {
  private let menu = ShortcutMenu(
    static: StagedPhone.reader.staticItems.map { $0.shown(on: IOSVersion(18)) }, dynamic: [],
    profile: .standard, installedFrom: .appStore)
  private let below = MenuPlacement(opens: .below, iconSide: .left)
  private let above = MenuPlacement(opens: .above, iconSide: .left)

  /// The row numbers that a card shows, from top to bottom.
  private func numbers(_ card: Frame) -> [Int] {
    card.text.compactMap { line in line.split(separator: " ").dropLast().last.flatMap { Int($0) } }
  }

  @Test func aCardWithRoomShowsTitlesOfTwoLinesAndSubtitles() {
    let card = menuCard(menu, placement: below)
    #expect(card.size.rows == 12)
    #expect(numbers(card) == [1, 2, 3, 4, 5, 6, 7])
    #expect(card.text.contains { $0.contains("A subtitle") })
  }

  @Test func aCardThatIsTooHighDropsSubtitlesFirst() {
    let card = menuCard(menu, placement: below, height: 11)
    #expect(card.size.rows == 10)
    #expect(numbers(card) == [1, 2, 3, 4, 5, 6, 7])
    #expect(!card.text.contains { $0.contains("A subtitle") })
  }

  @Test func thenItScrollsAndSaysHowManyRowsAreOutOfSight() {
    let card = menuCard(menu, placement: below, height: 6)
    #expect(numbers(card) == [1, 2, 3, 4])
    #expect(card.text.last?.contains("▼ 3 more") == true)
    let end = menuCard(menu, placement: below, selectedRow: 6, height: 6)
    #expect(numbers(end) == [5, 6, 7])
    #expect(end.text.first?.contains("▲ 4 more") == true)
  }

  @Test func aCardThatOpensUpwardBeginsAtTheIcon() {
    let card = menuCard(menu, placement: above, height: 6)
    #expect(numbers(card) == [4, 3, 2, 1])
    #expect(card.text.first?.contains("▲ 3 more") == true)
  }

  @Test(arguments: [-3, 0, 1, 2, 5, 11, 12, 200])
  func anyWidthAndHeightIsDrawn(measure: Int) {
    for placement in [below, above] {
      let card = menuCard(
        menu, placement: placement, selectedRow: 2, width: measure, height: measure)
      #expect(card.size.rows >= 3)
    }
  }

  private func rows(
    _ icons: [String: FileIcon], iconSide: MenuPlacement.Side = .left, ascii: Bool = false
  ) -> [String] {
    let items = ["ring", "gone", "odd"].map {
      ShortcutItem(type: $0, localizedTitle: $0, icon: .file($0))
    }
    let menu = ShortcutMenu(
      static: items, dynamic: [], profile: .standard, installedFrom: .development)
    let card = menuCard(
      menu, placement: MenuPlacement(opens: .below, iconSide: iconSide), ascii: ascii,
      fileIcons: icons)
    return Array(card.text[1...3])
  }

  private let icons: [String: FileIcon] = [
    "ring": .picture(IconPicture(dots: 0b0110_1001_1001_0110)), "gone": .missing(hint: nil),
    "odd": .undrawn("it is no PNG"),
  ]

  @Test func anIconFileIsDrawnInTwoCells() {
    #expect(rows(icons)[0].hasPrefix("│ ⢎⡱ ring "))
    #expect(rows(icons, iconSide: .right)[0].hasSuffix("   ⢎⡱ │"))
  }

  @Test func aMissingIconFileLeavesABlankAndOneThatCannotBeDrawnASign() {
    #expect(rows(icons)[1].hasPrefix("│    gone "))
    #expect(rows(icons)[2].hasPrefix("│ ▨  odd "))
    #expect(rows([:])[1].hasPrefix("│ ▨  gone "))
  }

  @Test func inASCIIAnIconFileIsALetter() {
    #expect(rows(icons, ascii: true)[0].hasPrefix("| f  ring "))
  }

  @Test func anEmptyMenuIsDrawnToo() {
    var empty = menu
    empty.rows = []
    #expect(menuCard(empty, placement: below).size.rows == 2)
  }
}
