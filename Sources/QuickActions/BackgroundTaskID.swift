/// The app's own number for a task of `beginBackgroundTask(expirationHandler:)`.
package struct BackgroundTaskID: Hashable, Sendable {
  package var number: Int
  package init(_ number: Int) { self.number = number }
}
