import QuickActions
import Testing
import UIKit

@Suite @MainActor struct SceneTests {
  @Test(
    arguments: [
      ("TRUEPREDICATE", [], ContentPredicate.any),
      ("FALSEPREDICATE", [], .none),
      ("self == %@", ["a"], .oneOf(["a"])),
      ("SELF = 'a b'", [], .oneOf(["a b"])),
      ("SELF IN %@", [["a", "b"]], .oneOf(["a", "b"])),
      ("self in {\"a\", 'b'}", [], .oneOf(["a", "b"])),
      ("self BEGINSWITH %@", ["folder-"], .prefix("folder-")),
      ("self contains \"x\"", [], .contains("x")),
      ("self == %@ OR self == %@", ["a", "b"], .oneOf(["a", "b"])),
      // What is not understood is false.
      ("self LIKE %@", ["a*"], .none), ("self ==[c] %@", ["a"], .none), ("self ==", [], .none),
      ("self == %@", [], .none), ("name == %@", ["a"], .none), ("self IN {'a', }", [], .none),
      ("self == 'a' AND self == 'b'", [], .none), ("", [], .none),
      ("self == 'a", [], .oneOf(["a"])),
    ] as [(String, [any Sendable], ContentPredicate)])
  func aPredicateOfOneOfTheSimpleFormsIsData(
    format: String, arguments: [any Sendable], content: ContentPredicate
  ) {
    #expect(ContentPredicate(NSPredicate(format: format, argumentArray: arguments)) == content)
  }

  @Test func aPredicateFromAFormatDecidesAsItsDataDoes() {
    let predicate = NSPredicate(format: "self BEGINSWITH %@", "folder-")
    #expect(predicate.evaluate(with: "folder-letters"))
    #expect(!predicate.evaluate(with: "letters"))
    #expect(!predicate.evaluate(with: nil))
  }

  @Test func constantsAreUnderstoodAndABlockIsNot() {
    #expect(ContentPredicate(NSPredicate(value: true)) == .any)
    #expect(ContentPredicate(NSPredicate(value: false)) == ContentPredicate.none)
    #expect(ContentPredicate(NSPredicate { _, _ in true }) == ContentPredicate.none)
  }

  @Test func aBlockOfTheAppsOwnIsNotCalledToBeUnderstood() {
    let format = NSPredicate(format: "self == 'x'")
    let trapping = NSPredicate { object, _ in
      guard let text = object as? String else { fatalError("it was no text") }
      return text == "x"
    }
    let negating = NSPredicate { object, _ in !format.evaluate(with: object) }
    #expect(ContentPredicate(trapping) == ContentPredicate.none)
    #expect(ContentPredicate(negating) == ContentPredicate.none)
    #expect(ContentPredicate(format) == .oneOf(["x"]))
    #expect(trapping.evaluate(with: "x"))
  }

  @Test func onlyADelegateWithTheMethodConfiguresScenes() {
    class Plain: UIResponder, UIApplicationDelegate {}
    class Configuring: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      }
    }
    class Below: Configuring {}
    #expect(!Plain.configuresScenes)
    #expect(Configuring.configuresScenes)
    #expect(Below.configuresScenes)
    let delegate: any UIApplicationDelegate = Below()
    #expect(type(of: delegate).configuresScenes)
  }

  @Test func backgroundTasksHaveNumbersOfTheirOwn() {
    let application = UIApplication.shared
    let first = application.beginBackgroundTask(withName: "save")
    let second = application.beginBackgroundTask(expirationHandler: nil)
    #expect(first != .invalid && second != .invalid && first != second)
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    application.endBackgroundTask(first)
    application.endBackgroundTask(second)
    application.endBackgroundTask(.invalid)
  }

  @Test func aNewTraitReachesViewsAndViewControllers() {
    final class Told: UIViewController {
      var previous: [UIForceTouchCapability] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous += [previousTraitCollection?.forceTouchCapability].compactMap(\.self)
      }
    }
    let controller = Told()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    PhoneEnvironment.shared.change(to: AppEnvironment(hasForceTouch: false))
    #expect(controller.previous == [.available])
    #expect(controller.traitCollection.forceTouchCapability == .unavailable)
    PhoneEnvironment.shared.change(to: AppEnvironment(ios: IOSVersion(17), hasForceTouch: false))
    #expect(controller.previous == [.available])
    #expect(UIDevice.current.systemVersion == "17.0")
    PhoneEnvironment.shared.change(to: AppEnvironment())
  }
}
