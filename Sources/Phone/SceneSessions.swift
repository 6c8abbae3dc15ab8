import QuickActions

/// The sessions of an app's scenes: which are connected to the process, and which was in front last.
///
/// A session outlives the process; a person who swipes the app away in the switcher discards it.
// Departure: an app may have several scenes, though an iPhone never shows more than one of an app.
struct SceneSessions: Hashable, Sendable {
  private var sessions: [Session] = []
  /// Gone while the app did not run: it is told at its next launch. [documented]
  private(set) var discarded: [SceneID] = []
  private var lastNumber = 0
  private var activations = 0

  private struct Session: Hashable {
    let id: SceneID
    var isConnected: Bool
    var conditions = ActivationConditions()
    /// Higher is later.
    var activation: Int
  }

  var connected: [SceneID] { sessions.filter(\.isConnected).map(\.id) }

  /// The most recently active one, connected or not.
  var current: SceneID? { SceneSessions.latest(sessions)?.id }

  /// For a person to see.
  var all: [SceneState] {
    sessions.map { SceneState(id: $0.id, isConnected: $0.isConnected) }
  }

  func isConnected(_ id: SceneID) -> Bool { connected.contains(id) }

  /// The scene that an activation goes to: one that prefers the item's target, else one that can
  /// take it [documented]; without a target the most recently active one [not found: an assumption];
  /// where none fits, a new one if the app supports several [not found: an assumption].
  func target(of item: DeliveredItem?, supportsMultiple: Bool) -> SceneID {
    let new = SceneID(lastNumber + 1)
    guard let current else { return new }
    guard let identifier = item?.item.targetContentIdentifier else { return current }
    let preferring = sessions.filter { $0.conditions.prefersToActivate.matches(identifier) }
    let able = sessions.filter { $0.conditions.canActivate.matches(identifier) }
    let chosen = SceneSessions.latest(preferring) ?? SceneSessions.latest(able)
    return chosen?.id ?? (supportsMultiple ? new : current)
  }

  private static func latest(_ sessions: [Session]) -> Session? {
    sessions.max { $0.activation < $1.activation }
  }

  /// - Returns: false where there is no such scene.
  mutating func setConditions(_ conditions: ActivationConditions, of id: SceneID) -> Bool {
    guard let index = sessions.firstIndex(where: { $0.id == id }) else { return false }
    sessions[index].conditions = conditions
    return true
  }

  mutating func callWasMade(_ call: DelegateCall) {
    switch call {
    case .scene(let id, .willConnect): connect(id)
    case .scene(let id, .willEnterForeground), .scene(let id, .performAction): bringToFront(id)
    case .scene(let id, .didDisconnect): disconnect(id)
    case .didDiscardSceneSessions: discarded = []
    case .scene, .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .performAction, .willEnterForeground, .didBecomeActive, .willResignActive,
      .didEnterBackground, .willTerminate, .preview:
      break
    }
  }

  private mutating func connect(_ id: SceneID) {
    if !sessions.contains(where: { $0.id == id }) {
      sessions.append(Session(id: id, isConnected: true, activation: 0))
      lastNumber = max(lastNumber, id.number)
    }
    for index in sessions.indices where sessions[index].id == id {
      sessions[index].isConnected = true
    }
    bringToFront(id)
  }

  private mutating func bringToFront(_ id: SceneID) {
    activations += 1
    for index in sessions.indices where sessions[index].id == id {
      sessions[index].activation = activations
    }
  }

  private mutating func disconnect(_ id: SceneID) {
    for index in sessions.indices where sessions[index].id == id {
      sessions[index].isConnected = false
    }
  }

  /// What is left when the process is gone.
  func afterProcess(discarding: Bool) -> SceneSessions {
    var left = self
    for index in left.sessions.indices { left.sessions[index].isConnected = false }
    if discarding { left.discardAll() }
    return left
  }

  mutating func discardAll() {
    discarded += sessions.map(\.id)
    sessions = []
  }
}
