/// Where an app stands in its life: the states of Apple's *Managing your app's life cycle*.
package enum ApplicationState: String, CaseIterable, Hashable, Sendable {
  case notRunning = "not running"
  case foregroundInactive = "foreground inactive"
  case foregroundActive = "foreground active"
  case background
  case suspended
}

extension ApplicationState: CustomStringConvertible {
  package var description: String { rawValue }
}
