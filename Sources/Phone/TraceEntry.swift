import QuickActions

/// One fact of the log: when, about whom, what.
package struct TraceEntry: Hashable, Sendable {
  package var at: Instant
  /// Nil for a fact about the phone itself.
  package var app: AppID?
  package var pid: Int32?
  package var event: TraceEvent

  package init(at: Instant, app: AppID? = nil, pid: Int32? = nil, event: TraceEvent) {
    self.at = at
    self.app = app
    self.pid = pid
    self.event = event
  }
}

/// What can stand in the trace.
package enum TraceEvent: Hashable, Sendable {
  /// Something a person did to the phone, in words: `force press`, `tap`, `home`.
  case user(String)
  /// The menu opened; its rows and what the cap hid.
  case menuOpened(ShortcutMenu)
  /// A press found no menu; the sentence says why.
  case noMenu(String)
  case chose(MenuRow)
  case stateChanged(from: ApplicationState, to: ApplicationState)
  /// A delegate call was made; its outcome follows as `returned` with the same number.
  case called(AppProcess, CallID, DelegateCall)
  case returned(AppProcess, CallID, CallOutcome)
  /// The app looked into an item for the first time.
  case handled(ShortcutItem, in: String)
  /// A call that one might expect was not made.
  case notCalled(DelegateCall.Method, NotCalledReason)
  case completion(CompletionResult)
  case warning(Warning)
  case console(String)
  case processStarted
  case processEnded(ProcessExit)
  /// Anything else worth a line: `dynamic items set: 2`, `error haptic`, a broken protocol.
  case note(String)
}

/// Why a delegate method was not called.
package enum NotCalledReason: Hashable, Sendable {
  /// `application(_:didFinishLaunchingWithOptions:)` (or `will…`) answered false.
  case launchAnsweredFalse(DelegateCall.Method)
  case notImplemented
  /// The process is already running, so no launch methods.
  case alreadyRunning
  /// `applicationWillEnterForeground` is not part of a first launch.
  case firstLaunch
  /// A suspended app is killed without notice.
  case killedWithoutNotice
  /// The process ended before its turn came.
  case processEnded
  /// The app came back before it had reached the background.
  case cameBackEarly
  /// The app has scenes: the calls go to their delegate.
  case sceneBased
  /// The item travels in the connection options of the scene.
  case inConnectionOptions
  case sceneAlreadyConnected
  case noSceneDelegate
  /// The device does not measure pressure.
  case noForceTouch
  case forceTouchOff
  /// No view that the control lies in is registered for previewing.
  case notRegistered
  /// The delegate was asked for a preview and returned nil.
  case noPreview
  /// The finger was lifted before it pressed hard enough.
  case tooLight(Force, needed: Force)
  case previewActionChosen
}

/// What became of a completion handler.
package enum CompletionResult: Hashable, Sendable {
  case called(Bool, onMainThread: Bool)
  case neverCalled
  case calledTwice(Bool)
}

/// Something that works but not as meant, or does not work at all.
package enum Warning: Hashable, Sendable {
  /// The same item was handled in two calls of one activation.
  case handledTwice(ShortcutItem, first: String, second: String)
  /// Nothing looked into the item by the time the app was active.
  case lost(ShortcutItem)
  /// An item of an earlier activation was handled again: the saved variable was not cleared.
  case stale(ShortcutItem, in: String)
  /// The action was dropped: no one implements that method.
  case dropped(ShortcutItem, DelegateCall.Method)
  case completionOffMainThread
  /// The watchdog ended the app.
  case watchdog(limit: Duration, in: String)
  /// So many background tasks were not ended when their time was over.
  case backgroundTasksLeft(Int)
  case crashed(ProcessExit)
  /// Something is not in the menu, or not as the app meant.
  case menu(MenuRemark)
  /// The app's sources changed and do not compile: the version before goes on.
  case buildFailed(String)
}
