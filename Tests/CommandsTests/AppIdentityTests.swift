import Commands
import QuickActions
import Testing

/// What apps are called in what is kept of them.
@Suite struct AppIdentityTests {
  private func ids(_ apps: (String, String)...) -> [String] {
    AppsToInstall.ids(of: apps.map { (bundleIdentifier: $0, place: $1) }).map(\.rawValue)
  }

  @Test func anAppHasItsBundleIdentifier() {
    #expect(ids(("org.a", "/A"), ("org.b", "/B")) == ["org.a", "org.b"])
  }

  @Test func twoAppsOfOneIdentifierAreToldApartInWhateverOrderTheyAreNamed() {
    #expect(ids(("org.a", "/A"), ("org.a", "/B")) == ["org.a (/A)", "org.a (/B)"])
    #expect(ids(("org.a", "/B"), ("org.a", "/A")) == ["org.a (/B)", "org.a (/A)"])
  }

  @Test func oneAppNamedTwiceIsTwoApps() {
    #expect(ids(("org.a", "/A"), ("org.a", "/A")) == ["org.a (/A)", "org.a (/A) 2"])
  }
}
