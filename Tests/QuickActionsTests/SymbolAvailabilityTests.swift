import QuickActions
import Testing

@Suite struct SymbolAvailabilityTests {
  @Test(arguments: [
    ("magnifyingglass", IOSVersion(13)), ("heart.circle.fill", IOSVersion(13)),
    ("pin.circle", IOSVersion(13, 1)), ("gearshape", IOSVersion(14)),
    ("photo.tv", IOSVersion(14, 2)), ("person.text.rectangle.fill", IOSVersion(15)),
    ("trophy", IOSVersion(16)),
  ])
  func theReleaseOfACommonSymbolIsKnown(name: String, release: IOSVersion) {
    #expect(SymbolAvailability.since(name) == release)
  }

  @Test(arguments: ["", "Heart", "heart.no.such", "heart*", "gear.fill"])
  func ofAnyOtherNameNothingIsKnown(name: String) {
    #expect(SymbolAvailability.since(name) == nil)
  }

  @Test func thereAreHundreds() {
    #expect(SymbolAvailability.names.count > 700)
  }
}
