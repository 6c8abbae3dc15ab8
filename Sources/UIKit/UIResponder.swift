/// What an app delegate derives from.
///
/// It has a required initialiser, so that a delegate can be made from its class alone. Views and view
/// controllers keep initialisers of their own.
// Departure: views and view controllers are not responders.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public required override init() {
    super.init()
  }
}
