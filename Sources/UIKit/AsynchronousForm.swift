/// Calls the `async` form of a method in place of the one with a completion handler, which the app
/// does not have.
enum AsynchronousForm {
  /// Begins at once, so that a form that the app does not have either is noted while the call runs:
  /// then no completion is told.
  @MainActor
  static func start(
    _ completionHandler: @escaping (Bool) -> Void,
    _ method: @escaping @MainActor () async -> Bool
  ) {
    let call = Call()
    Task.immediate { @MainActor in
      let success = await method()
      let isMissing = call.isRunning && !CurrentCall.isImplemented
      if !isMissing { completionHandler(success) }
    }
    call.isRunning = false
  }

  @MainActor
  private final class Call {
    var isRunning = true
  }
}
