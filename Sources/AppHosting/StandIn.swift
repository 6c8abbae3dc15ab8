import AppProtocol
import QuickActions

/// A delegate described by data: a call goes in, what the app would say comes out.
struct StandIn {
  /// How a call went.
  enum Result: Hashable {
    case said([AppMessage])
    /// After these last words.
    case crashed([AppMessage])
    case hung
  }

  let name: String
  let behaviour: StandInBehaviour
  /// The variable of the delegate in which a launch item waits for the app to become active.
  private var saved: DeliveredItem?
  /// What its window shows, and what of that was said last.
  private var screen: AppScreen?
  private var saidScreen: AppScreen?
  private(set) var lateCompletion: LateCompletion?

  struct LateCompletion {
    var due: Instant
    var message: AppMessage
  }

  init(name: String, behaviour: StandInBehaviour) {
    self.name = name
    self.behaviour = behaviour
  }

  mutating func make(_ call: DelegateCall, id: CallID, at now: Instant) -> Result {
    let method = call.method
    let conditions = conditions(after: call)
    if isMissing(method) { return .said(conditions + [.returned(id, .notImplemented)]) }
    if behaviour.crashesIn.contains(method) { return .crashed(conditions) }
    if behaviour.hangsIn.contains(method) { return .hung }
    let messages = conditions + act(on: call, id: id, at: now)
    if messages.contains(where: \.endsTheApp) { return .crashed(messages) }
    return .said(messages + takeScreen() + [.returned(id, outcome(of: method))])
  }

  mutating func takeLateCompletion(at now: Instant) -> AppMessage? {
    guard let late = lateCompletion, late.due <= now else { return nil }
    lateCompletion = nil
    return late.message
  }

  private func isMissing(_ method: DelegateCall.Method) -> Bool {
    outcome(of: method) == .notImplemented
  }

  private func outcome(of method: DelegateCall.Method) -> CallOutcome {
    switch method {
    case .willFinishLaunching: StandIn.outcome(behaviour.willFinishLaunching)
    case .didFinishLaunching: StandIn.outcome(behaviour.didFinishLaunching)
    case .configurationForConnecting, .didDiscardSceneSessions, .performAction,
      .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willTerminate, .sceneWillConnect, .scenePerformAction, .sceneWillEnterForeground,
      .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect,
      .previewViewController, .previewCommit, .previewAction:
      behaviour.notImplemented.contains(method) ? .notImplemented : .returned
    }
  }

  private static func outcome(_ answer: StandInBehaviour.LaunchAnswer) -> CallOutcome {
    switch answer {
    case .notImplemented: .notImplemented
    case .answers(let result): .answered(result)
    }
  }
}

extension AppMessage {
  /// iOS ends an app that says *true* from another thread than the main one.
  fileprivate var endsTheApp: Bool {
    if case .completed(_, success: true, onMainThread: false) = self { true } else { false }
  }
}

// MARK: The methods

extension StandIn {
  private mutating func act(
    on call: DelegateCall, id: CallID, at now: Instant
  ) -> [AppMessage] {
    switch call {
    case .didFinishLaunching(let options): launch(options)
    case .performAction(let delivered), .scene(_, .performAction(let delivered)):
      (handlesWarm ? handle(delivered, in: call.method) : []) + complete(id, at: now)
    case .scene(_, .willConnect(let options)): connect(options)
    case .didBecomeActive, .scene(_, .didBecomeActive): becomeActive(in: call.method)
    case .willFinishLaunching, .configurationForConnecting, .didDiscardSceneSessions,
      .willEnterForeground, .willResignActive, .didEnterBackground, .willTerminate,
      .scene(_, .willEnterForeground), .scene(_, .willResignActive),
      .scene(_, .didEnterBackground), .scene(_, .didDisconnect), .preview:
      []
    }
  }

  private mutating func launch(_ options: LaunchOptions) -> [AppMessage] {
    screen =
      behaviour.screen
      ?? AppScreen(title: name, lines: [AppScreen.Line("Ready", style: .secondary)])
    let items = behaviour.dynamicItems.map { [AppMessage.setShortcutItems($0)] } ?? []
    guard let delivered = options.shortcutItem else { return items }
    switch behaviour.handling {
    case .inDidFinishLaunching: return items + handle(delivered, in: .didFinishLaunching)
    case .inDidBecomeActive: saved = delivered
    case .whereItArrives, .inPerformAction, .nowhere: break
    }
    return items
  }

  /// The phone may still keep those of an earlier run, so each scene that connects says its own.
  private func conditions(after call: DelegateCall) -> [AppMessage] {
    guard case .scene(let scene, .willConnect(let options)) = call else { return [] }
    guard behaviour.hasSceneForEachTarget else {
      return [.setActivationConditions(scene, ActivationConditions())]
    }
    let target = options.shortcutItem?.item.targetContentIdentifier
    let predicate = target.map { ContentPredicate.oneOf([$0]) } ?? .none
    return [
      .setActivationConditions(
        scene, ActivationConditions(canActivate: predicate, prefersToActivate: predicate))
    ]
  }

  private mutating func connect(_ options: ConnectionOptions) -> [AppMessage] {
    guard let delivered = options.shortcutItem else { return [] }
    switch behaviour.handling {
    case .whereItArrives, .inDidFinishLaunching:
      return handle(delivered, in: .sceneWillConnect)
    case .inDidBecomeActive: saved = delivered
    case .inPerformAction, .nowhere: break
    }
    return []
  }

  private mutating func becomeActive(in method: DelegateCall.Method) -> [AppMessage] {
    guard case .inDidBecomeActive(let clears) = behaviour.handling, let delivered = saved else {
      return []
    }
    if clears { saved = nil }
    return handle(delivered, in: method)
  }

  private var handlesWarm: Bool {
    switch behaviour.handling {
    case .whereItArrives, .inPerformAction, .inDidBecomeActive, .inDidFinishLaunching: true
    case .nowhere: false
    }
  }

  private mutating func complete(_ id: CallID, at now: Instant) -> [AppMessage] {
    switch behaviour.completion {
    case .calls(let success): return [StandIn.completed(id, success)]
    case .twice(let success):
      return [StandIn.completed(id, success), StandIn.completed(id, success)]
    case .late(let delay):
      lateCompletion = LateCompletion(
        due: now.advanced(by: delay), message: StandIn.completed(id, true))
      return []
    case .offMainThread(let success):
      return [.completed(id, success: success, onMainThread: false)]
    case .never: return []
    }
  }

  private static func completed(_ id: CallID, _ success: Bool) -> AppMessage {
    .completed(id, success: success, onMainThread: true)
  }
}

// MARK: The screen

extension StandIn {
  private mutating func handle(
    _ delivered: DeliveredItem, in method: DelegateCall.Method
  ) -> [AppMessage] {
    let item = delivered.item
    var lines = [AppScreen.Line(item.localizedTitle, style: .headline), AppScreen.Line(item.type)]
    if !item.userInfo.isEmpty { lines.append(AppScreen.Line(item.userInfo.sortedDescription)) }
    lines.append(AppScreen.Line("handled in \(method)", style: .secondary))
    screen = AppScreen(title: name, lines: lines)
    return [.handled(delivered.id)]
  }

  /// The screen, where it is another than before.
  private mutating func takeScreen() -> [AppMessage] {
    guard let screen, screen != saidScreen else { return [] }
    saidScreen = screen
    return [.screen(screen)]
  }
}
