import AppProtocol
import QuickActions
import Testing

@Suite struct RoundTripTests {
  /// The line as it arrives: without its line feed.
  private func arrived(_ line: [UInt8]) -> [UInt8] { Array(line.dropLast()) }

  @Test(arguments: Examples.phoneMessages)
  func aPhonesMessageArrivesAsItWasSent(_ message: PhoneMessage) throws {
    let line = message.encodedLine()
    #expect(line.firstIndex(of: UInt8(ascii: "\n")) == line.count - 1)
    #expect(try PhoneMessage(line: arrived(line)) == message)
  }

  @Test(arguments: Examples.appMessages)
  func anAppsMessageArrivesAsItWasSent(_ message: AppMessage) throws {
    let line = message.encodedLine()
    #expect(line.firstIndex(of: UInt8(ascii: "\n")) == line.count - 1)
    #expect(try AppMessage(line: arrived(line)) == message)
  }

  @Test func notANumberTravels() throws {
    let item = ShortcutItem(type: "t", localizedTitle: "l", userInfo: ["x": .real(.nan)])
    let line = AppMessage.setShortcutItems([item]).encodedLine()
    guard case .setShortcutItems(let items) = try AppMessage(line: arrived(line)),
      case .real(let number)? = items.first?.userInfo["x"]
    else {
      Issue.record("another message came back")
      return
    }
    #expect(number.isNaN)
  }

  @Test func aPersonCanReadTheLine() {
    let item = ShortcutItem(
      type: "search", localizedTitle: "Search", icon: .system(.search),
      userInfo: ["b": .integer(1), "a": .real(0.5)])
    let options = LaunchOptions(
      shortcutItem: DeliveredItem(id: DeliveredItem.ID(1), item: item))
    let message = PhoneMessage.call(
      CallID(3), .didFinishLaunching(options), state: .foregroundInactive)
    let expected =
      #"{"message":"call","id":3,"#
      + #""method":"application(_:didFinishLaunchingWithOptions:)","state":"foreground inactive","#
      + #""launchOptions":{"shortcutItem":{"delivery":1,"type":"search","localizedTitle":"Search","#
      + #""icon":{"kind":"system","name":"UIApplicationShortcutIconTypeSearch"},"#
      + #""userInfo":{"a":{"real":0.5},"b":{"integer":1}}}}}"# + "\n"
    #expect(String(decoding: message.encodedLine(), as: UTF8.self) == expected)
  }
}
