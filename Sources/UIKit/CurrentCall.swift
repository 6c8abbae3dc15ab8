internal import QuickActions
import Synchronization

/// What UIKit notes down while a call on the delegate runs.
enum CurrentCall {
  /// Cleared by the defaults of the delegate's methods: a delegate that has the method never gets
  /// there.
  @MainActor static var isImplemented = true

  /// The deliveries whose items the app's code looked into since the call began. Reading an item is
  /// allowed on any thread.
  private static let handled = Mutex<Set<DeliveredItem.ID>>([])

  @MainActor
  static func begin() {
    isImplemented = true
    handled.withLock { $0.removeAll() }
  }

  /// The app's code looked into a delivered item. The phone is told once for each call.
  static func noteHandled(_ id: DeliveredItem.ID) {
    if handled.withLock({ $0.insert(id).inserted }) { PhoneLink.shared.say(.handled(id)) }
  }
}
