internal import QuickActions

/// What a `performActionFor` call is handed to say that it is done, of an app or of a scene.
enum CompletionHandler {
  /// Off the main thread `true` ends the app, as on iOS; `false` is let pass.
  static func answering(_ id: CallID) -> @Sendable (Bool) -> Void {
    { success in
      let onMainThread = Thread.isMainThread
      PhoneLink.shared.say(.completed(id, success: success, onMainThread: onMainThread))
      if success, !onMainThread { endForCallOffMainThread() }
    }
  }

  private static func endForCallOffMainThread() -> Never {
    let reason = "Call must be made on main thread"
    FileHandle.standardError.write(
      Data("*** Terminating app due to uncaught exception, reason: '\(reason)'\n".utf8))
    abort()
  }
}
