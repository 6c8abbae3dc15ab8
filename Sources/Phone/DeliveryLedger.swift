import QuickActions

/// What became of each quick action that one process was handed: in which calls it was handled, and
/// what its completion handlers said.
///
/// That is what can be seen from outside without a change to the app.
// Departure: an item counts as handled when the app's code looks at its type or its user info.
struct DeliveryLedger: Hashable, Sendable {
  private var deliveries: [Delivery] = []
  private var completions: [Completion] = []
  /// How often the app came to the front: an item handled in a later activation than its own is stale.
  private var activation = 0
  private(set) var wasToldOfItsEnd = false

  private struct Delivery: Hashable {
    let delivered: DeliveredItem
    let activation: Int
    var firstHandling: Handling?
    var isJudged = false
  }

  /// Where an item was handled.
  private enum Handling: Hashable {
    case within(DelegateCall.Method)
    case betweenCalls

    init(_ method: DelegateCall.Method?) {
      self = method.map(Handling.within) ?? .betweenCalls
    }
  }

  private struct Completion: Hashable {
    let call: CallID
    let delivery: DeliveredItem.ID
    var wasCalled = false
    var isJudged = false
  }

  mutating func activationBegan() {
    activation += 1
  }

  mutating func callWasMade(_ id: CallID, _ call: DelegateCall) {
    if call == .willTerminate { wasToldOfItsEnd = true }
    guard let delivered = call.deliveredItem else { return }
    if !deliveries.contains(where: { $0.delivered.id == delivered.id }) {
      deliveries.append(Delivery(delivered: delivered, activation: activation))
    }
    switch call {
    case .performAction, .scene(_, .performAction):
      completions.append(Completion(call: id, delivery: delivered.id))
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .didDiscardSceneSessions, .willEnterForeground, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willTerminate, .scene, .preview:
      break
    }
  }

  /// No method took it: it is neither lost nor still awaited.
  mutating func wasDropped(_ id: DeliveredItem.ID) {
    for index in deliveries.indices where deliveries[index].delivered.id == id {
      deliveries[index].isJudged = true
    }
    completions.removeAll { $0.delivery == id }
  }

  /// The app looked into an item, within that call or between calls.
  mutating func handled(
    _ id: DeliveredItem.ID, in method: DelegateCall.Method?
  ) -> [TraceEvent] {
    guard let index = deliveries.firstIndex(where: { $0.delivered.id == id }) else {
      return [.note("says it handled item \(id.number), which it was never handed")]
    }
    let delivery = deliveries[index]
    let place = method?.rawValue ?? "a later moment, between calls"
    guard let earlier = delivery.firstHandling else {
      deliveries[index].firstHandling = Handling(method)
      return [.handled(delivery.delivered.item, in: place)]
    }
    if delivery.activation < activation {
      return [.warning(.stale(delivery.delivered.item, in: place))]
    }
    guard let method, case .within(let earlier) = earlier, method != earlier else { return [] }
    return [
      .warning(
        .handledTwice(
          delivery.delivered.item, first: earlier.rawValue, second: method.rawValue))
    ]
  }

  mutating func completed(
    _ call: CallID, _ success: Bool, onMainThread: Bool
  ) -> [TraceEvent] {
    guard let index = completions.firstIndex(where: { $0.call == call }) else {
      return [.note("completed call \(call.number), which has no completion handler")]
    }
    defer { completions[index].wasCalled = true }
    let result: CompletionResult =
      completions[index].wasCalled
      ? .calledTwice(success) : .called(success, onMainThread: onMainThread)
    return [.completion(result)] + (onMainThread ? [] : [.warning(.completionOffMainThread)])
  }

  /// Says what is missing by now; on leaving the foreground, completion handlers too.
  mutating func judge(isLeaving: Bool) -> [TraceEvent] {
    (isLeaving ? judgeCompletions() : []) + judgeDeliveries(isLeaving: isLeaving)
  }

  private mutating func judgeCompletions() -> [TraceEvent] {
    var events: [TraceEvent] = []
    for index in completions.indices
    where !completions[index].wasCalled && !completions[index].isJudged {
      completions[index].isJudged = true
      events.append(.completion(.neverCalled))
    }
    return events
  }

  /// While a completion handler is still awaited, the app may be at it.
  private mutating func judgeDeliveries(isLeaving: Bool) -> [TraceEvent] {
    var events: [TraceEvent] = []
    for index in deliveries.indices
    where !deliveries[index].isJudged
      && (isLeaving || !isAwaited(deliveries[index].delivered.id))
    {
      deliveries[index].isJudged = true
      if deliveries[index].firstHandling == nil, !wasCompleted(deliveries[index].delivered.id) {
        events.append(.warning(.lost(deliveries[index].delivered.item)))
      }
    }
    return events
  }

  private func isAwaited(_ id: DeliveredItem.ID) -> Bool {
    completions.contains { $0.delivery == id && !$0.wasCalled }
  }

  /// An app with one item need not look into it: its completion handler speaks for it.
  private func wasCompleted(_ id: DeliveredItem.ID) -> Bool {
    completions.contains { $0.delivery == id && $0.wasCalled }
  }
}
