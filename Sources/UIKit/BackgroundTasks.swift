internal import AppProtocol
internal import QuickActions
import Synchronization

/// The background tasks that the app began and has not ended. They may be begun on any thread.
final class BackgroundTasks: Sendable {
  static let shared = BackgroundTasks()

  private struct Ledger {
    var last = 0
    var handlers: [Int: (@MainActor () -> Void)?] = [:]
  }

  private let ledger = Mutex(Ledger())

  func begin(_ expirationHandler: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
    let number = ledger.withLock { ledger in
      ledger.last += 1
      ledger.handlers[ledger.last] = .some(expirationHandler)
      return ledger.last
    }
    PhoneLink.shared.say(.beganBackgroundTask(BackgroundTaskID(number)))
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  /// One that was never begun, or was ended before, is let pass as on iOS.
  func end(_ identifier: UIBackgroundTaskIdentifier) {
    let wasRunning = ledger.withLock {
      $0.handlers.removeValue(forKey: identifier.rawValue) != nil
    }
    guard wasRunning else { return }
    PhoneLink.shared.say(.endedBackgroundTask(BackgroundTaskID(identifier.rawValue)))
  }

  /// The time is over: each handler is called, in the order in which the tasks were begun.
  @MainActor
  func expire() {
    let handlers = ledger.withLock { $0.handlers.sorted { $0.key < $1.key } }
    for (_, handler) in handlers { handler?() }
  }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  @preconcurrency nonisolated public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.shared.begin(handler)
  }

  @preconcurrency nonisolated public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.shared.begin(handler)
  }

  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.shared.end(identifier)
  }
}
