/// Screens that were drawn in Xcode. They cannot be read here, so each is an empty view controller.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    MissingPiece.say("the storyboard \(name) is not read: its view controllers are empty")
  }

  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
