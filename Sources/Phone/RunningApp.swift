import QuickActions

/// An app that has a process: where it stands, the calls that are still to be made on it, the one it
/// is working on, and what became of the quick actions it was handed.
///
/// The phone makes one call at a time and waits for it to come back, as the main thread of an app
/// would. What is to come is a list of steps: a path of iOS's life cycle is such a list, written down
/// in `AppDelegatePath` or `ScenePath` and nowhere else.
struct RunningApp: Hashable, Sendable {
  let process: AppProcess
  private(set) var link: Link
  private(set) var state: ApplicationState
  var steps: [Step]
  private(set) var inFlight: CallInFlight?
  /// The launch method that answered false first: it suppresses `performActionFor`.
  private(set) var veto: DelegateCall.Method?
  var ledger: DeliveryLedger
  /// The stamp of the version that runs: an update does not change a running process.
  let itemsVersion: Double
  /// What the `Info.plist` says of scenes; nil where it has no manifest.
  let scenes: AppScenes?
  /// It lives by scenes. What the manifest leaves open is known once the app is connected.
  private(set) var usesScenes: Bool
  var sessions: SceneSessions
  var backgroundTime = BackgroundTime()
  /// When it is to be suspended, while it idles in the background.
  var suspendAt: Instant?
  /// When items that nobody looked into count as lost.
  private var judgeAt: Instant?
  /// When the launch must be over; nil once it is, and while the watchdog sleeps.
  private var launchDeadline: Instant?
  /// It has been active: its launch is over.
  private var wasLaunched = false
  private var calls: Int

  /// How far the process has come.
  enum Link: Hashable, Sendable {
    case spawning
    case started(pid: Int32?)
    /// It said hello: calls may be made.
    case connected(pid: Int32?)
  }

  struct CallInFlight: Hashable, Sendable {
    let id: CallID
    let call: DelegateCall
    /// Nil while the watchdog sleeps.
    var deadline: Instant?
  }

  /// One step of a path.
  enum Step: Hashable, Sendable {
    case path(Path)
    case call(DelegateCall)
    /// `performActionFor` of a launch, unless a launch method answered false.
    case performUnlessVetoed(DeliveredItem)
    case enter(ApplicationState)
    /// Say why a call is not made here.
    case explain(DelegateCall.Method, NotCalledReason)
    /// The activation is complete: what it brought must be handled soon.
    case expectHandling
    case suspendLater
    /// Say something about what follows.
    case remark(String)
    case end(EndReason)
  }

  init(
    process: AppProcess, item: DeliveredItem?, _ kit: LaunchKit, _ sessions: SceneSessions,
    _ outbox: Outbox
  ) {
    self.process = process
    scenes = kit.scenes
    itemsVersion = kit.itemsVersion
    self.sessions = sessions
    usesScenes = kit.scenes != nil && outbox.settings.profile.hasScenes
    link = .spawning
    state = .notRunning
    steps = [.path(.launch(item))]
    inFlight = nil
    veto = nil
    ledger = DeliveryLedger()
    suspendAt = nil
    judgeAt = nil
    launchDeadline = outbox.watchdogSleeps ? nil : outbox.now.advanced(by: TimeLimit.launch)
    calls = 0
  }

  // MARK: Taking steps

  /// Takes every step that can be taken now.
  ///
  /// - Returns: why the app is to be killed, where a step says so.
  mutating func advance(_ outbox: inout Outbox) -> EndReason? {
    guard case .connected = link else { return nil }
    while inFlight == nil, let step = steps.first {
      if case .call = step, outbox.stepping { return nil }
      steps.removeFirst()
      if let reason = take(step, &outbox) { return reason }
    }
    return nil
  }

  private mutating func take(_ step: Step, _ outbox: inout Outbox) -> EndReason? {
    switch step {
    case .path(let path):
      steps.insert(contentsOf: expansion(of: path, outbox.settings.warmSceneOrder), at: 0)
    case .call(let call): deliver(call, &outbox)
    case .performUnlessVetoed(let item):
      if let veto {
        record(.notCalled(.performAction, .launchAnsweredFalse(veto)), &outbox)
      } else {
        steps.insert(.call(.performAction(item)), at: 0)
      }
    case .enter(let state): enter(state, &outbox)
    case .explain(let method, let reason): record(.notCalled(method, reason), &outbox)
    case .expectHandling: judgeAt = outbox.now.advanced(by: TimeLimit.untilLost)
    case .remark(let text): record(.note(text), &outbox)
    case .suspendLater: suspendLater(outbox)
    case .end(let reason): return reason
    }
    return nil
  }

  private mutating func deliver(_ call: DelegateCall, _ outbox: inout Outbox) {
    calls += 1
    let id = CallID(calls)
    inFlight = CallInFlight(
      id: id, call: call, deadline: outbox.watchdogSleeps ? nil : deadline(of: call, outbox.now))
    ledger.callWasMade(id, call)
    sessions.callWasMade(call)
    record(.called(process, id, call), &outbox)
    outbox.order(.deliver(process, id, call, state: state))
  }

  /// Sets the limits anew when the watchdog falls asleep or wakes: a launch has its whole time again.
  mutating func watch(_ outbox: Outbox) {
    let sleeps = outbox.watchdogSleeps || wasLaunched
    launchDeadline = sleeps ? nil : outbox.now.advanced(by: TimeLimit.launch)
    guard let call = inFlight?.call else { return }
    let limit = outbox.watchdogSleeps ? nil : deadline(of: call, outbox.now)
    inFlight?.deadline = limit
  }

  /// The calls of one launch share their time.
  private func deadline(of call: DelegateCall, _ now: Instant) -> Instant {
    let limit = TimeLimit.of(call.method)
    let own = now.advanced(by: limit)
    return limit == TimeLimit.launch ? launchDeadline ?? own : own
  }

  mutating func enter(_ next: ApplicationState, _ outbox: inout Outbox) {
    guard next != state else { return }
    record(.stateChanged(from: state, to: next), &outbox)
    state = next
    if next == .foregroundActive {
      wasLaunched = true
      launchDeadline = nil
    }
    if next == .background { judge(&outbox, isLeaving: true) }
  }

  /// In step mode: the call that waits for a person.
  var heldCall: DelegateCall? {
    guard case .connected = link, inFlight == nil, case .call(let call) = steps.first else {
      return nil
    }
    return call
  }

  mutating func releaseHeldCall(_ outbox: inout Outbox) {
    guard let call = heldCall else { return }
    steps.removeFirst()
    deliver(call, &outbox)
  }

  // MARK: What is learnt about it

  /// - Returns: false where the process is no more.
  mutating func learned(_ fact: ProcessFact, _ outbox: inout Outbox) -> Bool {
    switch fact {
    case .started(let pid): started(pid, &outbox)
    case .connected(let configuresScenes):
      connected(configuresScenes: configuresScenes, &outbox)
    case .activationConditionsSet(let scene, let conditions):
      if !sessions.setConditions(conditions, of: scene) {
        record(.note("set activation conditions of \(scene), which it does not have"), &outbox)
      }
    case .backgroundTaskBegan(let id): taskBegan(id, &outbox)
    case .backgroundTaskEnded(let id): taskEnded(id, &outbox)
    case .returned(let id, let outcome): returned(id, outcome, &outbox)
    case .completed(let id, let success, let onMainThread):
      for event in ledger.completed(id, success, onMainThread: onMainThread) {
        record(event, &outbox)
      }
    case .handled(let id):
      for event in ledger.handled(id, in: inFlight?.call.method) { record(event, &outbox) }
    case .printed(let line): record(.console(line), &outbox)
    case .misbehaved(let account): record(.note(account), &outbox)
    case .shortcutItemsSet, .screenChanged, .previewOffered: break
    case .failedToStart(let reason):
      record(.note("could not be started: \(reason)"), &outbox)
      explainRemainingSteps(&outbox)
      return false
    case .exited(let exit):
      exited(exit, &outbox)
      return false
    }
    return true
  }

  private mutating func started(_ pid: Int32?, _ outbox: inout Outbox) {
    guard case .spawning = link else { return }
    link = .started(pid: pid)
    record(.processStarted, &outbox)
    enter(.foregroundInactive, &outbox)
  }

  private mutating func connected(configuresScenes: Bool, _ outbox: inout Outbox) {
    guard case .started(let pid) = link else { return }
    link = .connected(pid: pid)
    guard configuresScenes || scenes != nil else { return }
    usesScenes = outbox.settings.profile.hasScenes
    record(.note(lifeCycleAccount(on: outbox.settings.profile.ios)), &outbox)
  }

  private func lifeCycleAccount(on ios: IOSVersion) -> String {
    guard usesScenes else { return "app-delegate life cycle: iOS \(ios) has no scenes" }
    let reason =
      scenes == nil
      ? "the app delegate implements configurationForConnecting" : "the Info.plist has a manifest"
    return "scene life cycle: \(reason)"
  }

  private mutating func returned(
    _ id: CallID, _ outcome: CallOutcome, _ outbox: inout Outbox
  ) {
    guard let current = inFlight, current.id == id else {
      return record(.note("answered call \(id.number), which was not waiting"), &outbox)
    }
    inFlight = nil
    let outcome = plausible(outcome, of: current.call, &outbox)
    record(.returned(process, id, outcome), &outbox)
    switch (current.call, outcome) {
    case (.willFinishLaunching, .answered(false)), (.didFinishLaunching, .answered(false)):
      veto = veto ?? current.call.method
    case (.performAction(let delivered), _) where !outcome.wasMade,
      (.scene(_, .performAction(let delivered)), _) where !outcome.wasMade:
      ledger.wasDropped(delivered.id)
      record(.warning(.dropped(delivered.item, current.call.method)), &outbox)
    case (.willFinishLaunching, _), (.didFinishLaunching, _), (.configurationForConnecting, _),
      (.didDiscardSceneSessions, _), (.performAction, _), (.willEnterForeground, _),
      (.didBecomeActive, _), (.willResignActive, _), (.didEnterBackground, _), (.willTerminate, _),
      (.scene, _), (.preview, _):
      break
    }
  }

  /// An answer that the method cannot give counts as none.
  private func plausible(
    _ outcome: CallOutcome, of call: DelegateCall, _ outbox: inout Outbox
  ) -> CallOutcome {
    guard !call.method.canBring(outcome) else { return outcome }
    record(.note("answered \(call.method) with \"\(outcome)\", which it cannot bring"), &outbox)
    return .returned
  }

  /// It ended without being told to.
  private mutating func exited(_ exit: ProcessExit, _ outbox: inout Outbox) {
    record(.processEnded(exit), &outbox)
    record(.warning(.crashed(exit)), &outbox)
    explainRemainingSteps(&outbox)
    judge(&outbox, isLeaving: true)
    enter(.notRunning, &outbox)
  }

  // MARK: Time

  /// The limit that the app has overrun by now.
  func overrun(at now: Instant) -> EndReason? {
    if let end = backgroundTime.endsAt, end <= now {
      return .backgroundTasksLeft(backgroundTime.tasks.count)
    }
    if case .connected = link {
      guard let inFlight, let deadline = inFlight.deadline, deadline <= now else { return nil }
      let method = inFlight.call.method
      return .watchdog(limit: TimeLimit.of(method), in: method)
    }
    guard let launchDeadline, launchDeadline <= now else { return nil }
    return .watchdog(limit: TimeLimit.launch, in: nil)
  }

  mutating func timePassed(_ outbox: inout Outbox) {
    if let judgeAt, judgeAt <= outbox.now { judge(&outbox, isLeaving: false) }
    if let expiresAt = backgroundTime.expiresAt, expiresAt <= outbox.now { expire(&outbox) }
    if let suspendAt, suspendAt <= outbox.now {
      self.suspendAt = nil
      enter(.suspended, &outbox)
      outbox.order(.signal(process, .stop))
    }
  }

  var nextDue: Instant? {
    var deadline = inFlight?.deadline
    if case .connected = link {} else { deadline = launchDeadline }
    return [deadline, suspendAt, judgeAt, backgroundTime.nextDue].compactMap { $0 }.min()
  }

  // MARK: The end

  func killed(because reason: EndReason, _ outbox: inout Outbox) -> EndingApp {
    var last = self
    last.explainEnd(reason, &outbox)
    last.explainRemainingSteps(&outbox)
    last.judge(&outbox, isLeaving: true)
    outbox.order(.signal(process, .kill))
    return EndingApp(process: process, pid: pid, state: state, itemsVersion: itemsVersion)
  }

  private func explainEnd(_ reason: EndReason, _ outbox: inout Outbox) {
    if case .watchdog(let limit, let method) = reason {
      record(
        .warning(.watchdog(limit: limit, in: method?.rawValue ?? startAccount)), &outbox)
    }
    if case .backgroundTasksLeft(let count) = reason {
      record(.warning(.backgroundTasksLeft(count)), &outbox)
    }
    if !ledger.wasToldOfItsEnd {
      record(.notCalled(.willTerminate, .killedWithoutNotice), &outbox)
    }
  }

  private var startAccount: String {
    if case .started = link { "the app's start: it never said hello" } else { "the app's start" }
  }

  /// The calls that were still to come.
  private func explainRemainingSteps(_ outbox: inout Outbox) {
    let order = outbox.settings.warmSceneOrder
    let calls = steps.flatMap { step in
      if case .path(let path) = step { expansion(of: path, order) } else { [step] }
    }
    for method in calls.compactMap(\.method) where method != .willTerminate {
      record(.notCalled(method, .processEnded), &outbox)
    }
  }

  private mutating func judge(_ outbox: inout Outbox, isLeaving: Bool) {
    judgeAt = nil
    for event in ledger.judge(isLeaving: isLeaving) { record(event, &outbox) }
  }

  var pid: Int32? {
    switch link {
    case .spawning: nil
    case .started(let pid), .connected(let pid): pid
    }
  }

  /// Nothing is under way and nothing is to come.
  var isIdle: Bool {
    guard case .connected = link else { return false }
    return inFlight == nil && steps.isEmpty
  }

  func record(_ event: TraceEvent, _ outbox: inout Outbox) {
    outbox.record(event, app: process.app, pid: pid)
  }
}

extension RunningApp.Step {
  /// The call that would have been made.
  var method: DelegateCall.Method? {
    switch self {
    case .call(let call): call.method
    case .performUnlessVetoed: .performAction
    case .path, .enter, .explain, .expectHandling, .suspendLater, .remark, .end: nil
    }
  }
}
