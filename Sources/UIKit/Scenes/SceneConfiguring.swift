/// What `application(_:configurationForConnecting:options:)` may return: a configuration, or the mark
/// of a delegate that does not have the method.
///
/// An app that has the method runs by scenes, so the phone has to know before the first call. On iOS
/// the delegate is asked whether it responds to a selector; here the compiler knows it, as it infers
/// the type of the answer from the method that it finds.
@preconcurrency @MainActor
public protocol _SceneConfigurationAnswer {}

extension UISceneConfiguration: _SceneConfigurationAnswer {}

public struct _NoSceneConfiguration: _SceneConfigurationAnswer {}

extension UIApplicationDelegate {
  /// The delegate has the method.
  package static var configuresScenes: Bool {
    _SceneConfiguration.self is UISceneConfiguration.Type
  }
}
