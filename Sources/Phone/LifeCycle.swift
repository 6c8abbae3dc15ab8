import QuickActions

/// The life of one app, from *not running* through launch, foreground, background and suspension to
/// its end: the life cycle of iOS.
///
/// Everything that can happen to a running app is in `RunningApp`; this machine says whether there is
/// one.
package struct LifeCycle: Hashable, Sendable {
  package let app: AppID
  private(set) var stage: Stage
  /// How often the app has been launched: it numbers its processes.
  private(set) var launches: Int
  /// The sessions of its scenes while it has no process.
  private(set) var sessions = SceneSessions()

  enum Stage: Hashable, Sendable {
    case notRunning
    case running(RunningApp)
    case ending(EndingApp)
  }

  init(app: AppID, launches: Int) {
    self.app = app
    stage = .notRunning
    self.launches = launches
  }

  /// Launches the app, or brings it to the front, with the quick action that asked for it.
  mutating func activate(
    with item: DeliveredItem?, _ kit: LaunchKit, _ outbox: inout Outbox
  ) {
    switch stage {
    case .notRunning:
      launches += 1
      let process = AppProcess(app: app, launch: launches)
      outbox.order(
        .spawn(process, shortcutItems: kit.dynamicItems, standIn: kit.standIn))
      stage = .running(
        RunningApp(process: process, item: item, kit, sessions, outbox))
    case .running(let running) where running.isQuitting:
      kill(running, because: .forceQuit, &outbox)
      activate(with: item, kit, &outbox)
    case .running(var running):
      running.activate(with: item, &outbox)
      go(on: running, &outbox)
    case .ending(var ending):
      ending.next = EndingApp.Activation(item: item)
      stage = .ending(ending)
    }
  }

  mutating func leaveForeground(_ outbox: inout Outbox) {
    switch stage {
    case .notRunning: break
    case .running(var running):
      running.leaveForeground()
      go(on: running, &outbox)
    case .ending(var ending):
      ending.next = nil
      stage = .ending(ending)
    }
  }

  /// Swiped away in the switcher. An app that runs is told first; a suspended, busy or hung one is
  /// killed without notice.
  mutating func forceQuit(_ outbox: inout Outbox) {
    switch stage {
    case .notRunning: sessions.discardAll()
    case .ending(var ending):
      ending.next = nil
      stage = .ending(ending)
      sessions.discardAll()
    case .running(var running):
      if running.isIdle, running.state != .suspended {
        running.quit()
        go(on: running, &outbox)
      } else {
        end(because: .forceQuit, &outbox)
      }
    }
  }

  /// Kills the process, if there is one.
  mutating func end(because reason: EndReason, _ outbox: inout Outbox) {
    switch stage {
    case .notRunning: break
    case .running(let running): kill(running, because: reason, &outbox)
    case .ending(var ending):
      ending.next = nil
      stage = .ending(ending)
    }
  }

  mutating func learned(
    _ fact: ProcessFact, _ kit: LaunchKit, _ outbox: inout Outbox
  ) {
    switch stage {
    case .notRunning: break
    case .running(var running):
      if running.learned(fact, &outbox) {
        go(on: running, &outbox)
      } else {
        sessions = running.sessions.afterProcess(discarding: false)
        stage = .notRunning
      }
    case .ending(let ending):
      guard ending.learned(fact, &outbox) else {
        stage = .notRunning
        if let next = ending.next { activate(with: next.item, kit, &outbox) }
        return
      }
    }
  }

  /// A press on something of its window asks for a call, after those that are still to be made.
  mutating func preview(_ call: PreviewCall, _ outbox: inout Outbox) {
    guard case .running(var running) = stage else { return }
    running.steps.append(.call(.preview(call)))
    go(on: running, &outbox)
  }

  mutating func reclaimScenes(_ outbox: inout Outbox) {
    guard case .running(var running) = stage else { return }
    running.reclaimScenes(&outbox)
    go(on: running, &outbox)
  }

  mutating func timePassed(_ outbox: inout Outbox) {
    guard case .running(var running) = stage else { return }
    if let overrun = running.overrun(at: outbox.now) {
      kill(running, because: overrun, &outbox)
    } else {
      running.timePassed(&outbox)
      go(on: running, &outbox)
    }
  }

  /// The watchdog sleeps while a person steps, as under a debugger [reported]; then its time begins
  /// anew.
  mutating func watch(_ outbox: Outbox) {
    guard case .running(var running) = stage else { return }
    running.watch(outbox)
    stage = .running(running)
  }

  mutating func releaseHeldCall(_ outbox: inout Outbox) {
    guard case .running(var running) = stage, running.heldCall != nil else { return }
    running.releaseHeldCall(&outbox)
    go(on: running, &outbox)
  }

  /// Lets the app take its next steps, which may end in its death.
  private mutating func go(on running: RunningApp, _ outbox: inout Outbox) {
    var running = running
    if let reason = running.advance(&outbox) {
      kill(running, because: reason, &outbox)
    } else {
      stage = .running(running)
    }
  }

  private mutating func kill(
    _ running: RunningApp, because reason: EndReason, _ outbox: inout Outbox
  ) {
    sessions = running.sessions.afterProcess(discarding: reason == .forceQuit)
    stage = .ending(running.killed(because: reason, &outbox))
  }
}

extension LifeCycle {
  package var state: ApplicationState {
    switch stage {
    case .notRunning: .notRunning
    case .running(let running): running.state
    case .ending(let ending): ending.state
    }
  }

  /// The stamp that the process sets its dynamic items with; nil without a process.
  var itemsVersion: Double? {
    switch stage {
    case .notRunning: nil
    case .running(let running): running.itemsVersion
    case .ending(let ending): ending.itemsVersion
    }
  }

  /// The process that facts may be about.
  package var process: AppProcess? {
    switch stage {
    case .notRunning: nil
    case .running(let running): running.process
    case .ending(let ending): ending.process
    }
  }

  package var pid: Int32? {
    switch stage {
    case .notRunning: nil
    case .running(let running): running.pid
    case .ending(let ending): ending.pid
    }
  }

  package var heldCall: DelegateCall? {
    guard case .running(let running) = stage else { return nil }
    return running.heldCall
  }

  /// The call that the app is working on.
  package var callInFlight: (id: CallID, call: DelegateCall)? {
    guard case .running(let running) = stage else { return nil }
    return running.inFlight.map { ($0.id, $0.call) }
  }

  /// The process that was killed, until its end is known.
  var ending: EndingApp? {
    guard case .ending(let ending) = stage else { return nil }
    return ending
  }

  /// There is no process any more.
  var isOver: Bool { stage == .notRunning }

  var nextDue: Instant? {
    guard case .running(let running) = stage else { return nil }
    return running.nextDue
  }
}

/// What a launch takes from the Home Screen.
struct LaunchKit: Hashable, Sendable {
  let dynamicItems: [ShortcutItem]
  let standIn: StandInBehaviour?
  let scenes: AppScenes?
  let itemsVersion: Double
}

extension InstalledApp {
  var launchKit: LaunchKit {
    LaunchKit(
      dynamicItems: dynamicItems, standIn: standIn, scenes: description.scenes,
      itemsVersion: description.itemsVersion)
  }
}

/// Why the phone ended an app.
enum EndReason: Hashable, Sendable {
  case forceQuit
  case memoryPressure
  case restart
  case update
  case deletion
  /// It took longer than `limit`; the method is nil where it never said hello.
  case watchdog(limit: Duration, in: DelegateCall.Method?)
  /// Background tasks were not ended in time.
  case backgroundTasksLeft(Int)
}

/// A process that was killed and whose end is awaited.
struct EndingApp: Hashable, Sendable {
  let process: AppProcess
  let pid: Int32?
  let state: ApplicationState
  let itemsVersion: Double
  /// Somebody asked for the app meanwhile: it is launched again when the old process is gone.
  var next: Activation?

  struct Activation: Hashable, Sendable {
    var item: DeliveredItem?
  }

  /// Last words count; whatever else it still does no longer matters.
  ///
  /// - Returns: false where the process is no more.
  func learned(_ fact: ProcessFact, _ outbox: inout Outbox) -> Bool {
    switch fact {
    case .exited(let exit):
      outbox.record(.processEnded(exit), app: process.app, pid: pid)
      if state != .notRunning {
        outbox.record(.stateChanged(from: state, to: .notRunning), app: process.app)
      }
      return false
    case .failedToStart(let reason):
      outbox.record(.note("could not be started: \(reason)"), app: process.app)
      return false
    case .printed(let line):
      outbox.record(.console(line), app: process.app, pid: pid)
      return true
    case .misbehaved(let account):
      outbox.record(.note(account), app: process.app, pid: pid)
      return true
    case .started, .connected, .returned, .completed, .handled, .shortcutItemsSet, .screenChanged,
      .previewOffered, .activationConditionsSet, .backgroundTaskBegan, .backgroundTaskEnded:
      return true
    }
  }
}
