internal import AppProtocol
package import QuickActions

/// Which contents a scene is for: a quick action with a `targetContentIdentifier` goes to a scene that
/// prefers it, else to one that can show it.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true) {
    didSet { tell() }
  }
  public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false) {
    didSet { tell() }
  }

  /// The scene that these are the conditions of.
  var scene: SceneID? {
    didSet {
      told = nil
      tell()
    }
  }
  /// Nil until the phone was told once: it may still keep those of an object before this one, or of
  /// an earlier process.
  private var told: ActivationConditions?

  public override init() {
    super.init()
  }

  /// The phone is told when there is something new.
  private func tell() {
    guard let scene else { return }
    let conditions = ActivationConditions(
      canActivate: ContentPredicate(canActivateForTargetContentIdentifierPredicate),
      prefersToActivate: ContentPredicate(prefersToActivateForTargetContentIdentifierPredicate))
    guard conditions != told else { return }
    told = conditions
    PhoneLink.shared.say(.setActivationConditions(scene, conditions))
  }
}

extension ContentPredicate {
  /// As data, since the phone decides while the app sleeps.
  @MainActor
  package init(_ predicate: NSPredicate) {
    if let content = predicate.content {
      self = content
    } else {
      MissingPiece.say("this predicate is not understood and counts as false: \(predicate)")
      self = .none
    }
  }
}
