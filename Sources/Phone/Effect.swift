import QuickActions

/// An order that the phone gives, as plain data.
package enum Effect: Hashable, Sendable {
  /// Start the app. `shortcutItems` is what the phone keeps for it, for its first message; `standIn`
  /// is how it behaves where it has no executable.
  case spawn(AppProcess, shortcutItems: [ShortcutItem], standIn: StandInBehaviour?)
  case deliver(AppProcess, CallID, DelegateCall, state: ApplicationState)
  case tell(AppProcess, ProcessNews)
  case signal(AppProcess, ProcessSignal)
  /// Keep the app's dynamic items for the next run of the phone; nil forgets them.
  case keep(AppID, StoredItems?)
  case record(TraceEntry)
}

package enum ProcessSignal: Hashable, Sendable {
  /// `SIGSTOP`: suspended.
  case stop
  /// `SIGCONT`: resumed.
  case resume
  /// `SIGKILL`: force-quit, memory pressure, the watchdog.
  case kill
}

/// What a process is told beside calls: nothing is awaited for it.
package enum ProcessNews: Hashable, Sendable {
  case tapped(ControlID)
  case previewCancelled
  case environmentChanged(AppEnvironment)
  case backgroundTimeExpired
}
