import QuickActions
import Testing
import UIKit

@Suite struct ShortcutItemTests {
  @Test func iconTypesAreTheSystemIconsNumberForNumber() {
    for icon in SystemIcon.allCases {
      let type = UIApplicationShortcutIcon.IconType(rawValue: icon.rawValue)
      #expect(type.map { String(describing: $0) } == String(describing: icon))
      #expect(type.map { UIApplicationShortcutIcon(type: $0).content } == .system(icon))
    }
    #expect(UIApplicationShortcutIcon.IconType(rawValue: SystemIcon.allCases.count) == nil)
  }

  @Test func userInfoKeepsItsTypes() {
    let userInfo: [String: NSSecureCoding] = [
      "text": "swift", "object": NSString(string: "object"), "whole": 42,
      "number": NSNumber(value: 43), "real": 1.5, "one": NSNumber(value: 1.0), "flag": true,
      "date": Date(timeIntervalSinceReferenceDate: 12), "data": Data([1, 2]),
      "list": [1, 2] as [Int], "table": ["a": "b"],
    ]
    let item = UIApplicationShortcutItem(
      type: "t", localizedTitle: "l", localizedSubtitle: nil, icon: nil, userInfo: userInfo)
    #expect(
      item.content.userInfo == [
        "text": .string("swift"), "object": .string("object"), "whole": .integer(42),
        "number": .integer(43), "real": .real(1.5), "one": .real(1), "flag": .boolean(true),
        "date": .date(12), "data": .data([1, 2]), "list": .array([.integer(1), .integer(2)]),
        "table": .dictionary(["a": .string("b")]),
      ])
    #expect(item.userInfo?["text"] as? String == "swift")
    #expect(item.userInfo?["whole"] as? Int == 42)
    #expect(item.userInfo?["flag"] as? Bool == true)
    #expect(item.userInfo?["list"] as? [Int] == [1, 2])
    #expect(item.userInfo?["table"] as? [String: String] == ["a": "b"])
    #expect(item.userInfo?["date"] as? Date == Date(timeIntervalSinceReferenceDate: 12))
  }

  @Test func anItemWithoutUserInfoHasNone() {
    #expect(UIApplicationShortcutItem(type: "t", localizedTitle: "l").userInfo == nil)
  }

  @Test func aMutableCopyChangesAloneAndACopyOfItStays() throws {
    let item = UIApplicationShortcutItem(
      type: "t", localizedTitle: "Old", localizedSubtitle: "sub",
      icon: UIApplicationShortcutIcon(systemImageName: "star"))
    let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    #expect(copy == item)
    copy.localizedTitle = "New"
    copy.icon = UIApplicationShortcutIcon(type: .love)
    copy.targetContentIdentifier = "scene"
    #expect(item.localizedTitle == "Old")
    #expect(copy.localizedTitle == "New")
    #expect(copy.icon == UIApplicationShortcutIcon(type: .love))
    #expect(copy != item)
    let frozen = try #require(copy.copy() as? UIApplicationShortcutItem)
    copy.localizedTitle = "Newer"
    #expect(frozen.localizedTitle == "New")
    #expect(frozen.targetContentIdentifier as? String == "scene")
  }

  @Test func aDeliveredItemIsItsOwnCopy() {
    let delivered = DeliveredItem(
      id: DeliveredItem.ID(1), item: ShortcutItem(type: "t", localizedTitle: "l"))
    let item = UIApplicationShortcutItem(delivered)
    #expect(item.copy() as AnyObject === item)
  }

  @Test @MainActor func theFirstTenItemsAreKept() {
    let items = (1...12).map { UIApplicationShortcutItem(type: "\($0)", localizedTitle: "t") }
    UIApplication.shared.shortcutItems = items
    #expect(UIApplication.shared.shortcutItems?.map(\.type) == (1...10).map { "\($0)" })
    UIApplication.shared.shortcutItems = nil
    #expect(UIApplication.shared.shortcutItems == [])
  }
}
