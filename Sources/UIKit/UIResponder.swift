/// What an app delegate derives from.
///
/// Departure: on iOS views and view controllers are responders too. Here they are not, so that they
/// keep initialisers of their own: a delegate is made from its class alone, which takes a required
/// one.
@MainActor
open class UIResponder: NSObject {
  public required override init() {
    super.init()
  }
}
