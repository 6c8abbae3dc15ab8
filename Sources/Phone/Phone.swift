import QuickActions

/// The simulated phone as a value: it is told facts and answers with orders.
///
/// It routes each fact to one of its small machines: the touch on the Home Screen (`Touch`) or the
/// life cycle of one app (`LifeCycle`). It performs nothing itself and reads no clock, so a run can be
/// replayed, compared and explored.
package struct Phone: Hashable, Sendable {
  package internal(set) var settings: Settings
  /// Installed apps in the order of installation: the order of the Home Screen.
  package internal(set) var apps: [InstalledApp]
  /// Last deleted first.
  package internal(set) var deletedApps: [DeletedApp]
  package internal(set) var front: Front
  package internal(set) var touch: Touch
  /// How many quick actions have been handed out: each delivery has a number of its own.
  var deliveries: Int

  package init(settings: Settings = Settings()) {
    self.settings = settings
    apps = []
    deletedApps = []
    front = .homeScreen
    touch = .none
    deliveries = 0
  }

  /// Takes one fact in and says what is to be done about it, in order.
  package mutating func handle(_ input: Input, at now: Instant) -> [Effect] {
    var outbox = Outbox(now: now, settings: settings)
    route(input, &outbox)
    assert(brokenInvariants().isEmpty, "\(brokenInvariants()) after \(input)")
    return outbox.effects
  }

  private mutating func route(_ input: Input, _ outbox: inout Outbox) {
    switch input {
    case .appInstalled(let id, let description, let source, let standIn):
      install(id, description, from: source, standIn: standIn, &outbox)
    case .appUpdated(let id, let description): update(id, to: description, &outbox)
    case .appDeleted(let id): delete(id, &outbox)
    case .installSourceChanged(let id, let source): changeSource(of: id, to: source)
    case .standInChanged(let id, let behaviour): changeStandIn(of: id, to: behaviour)
    case .dynamicItemsRestored(let id, let stored): itemsRestored(stored, of: id, &outbox)
    case .pressBegan(let id, let position, let isConfirmed):
      pressBegan(on: id, at: position, isConfirmed: isConfirmed, &outbox)
    case .pressConfirmed: pressConfirmed(&outbox)
    case .pressEnded: pressEnded(&outbox)
    case .pressCancelled: pressCancelled(&outbox)
    case .forcePressed(let id, let position): forcePressed(id, at: position, &outbox)
    case .tapped(let id): tapped(id, &outbox)
    case .rowChosen(let index): rowChosen(index, &outbox)
    case .menuDismissed: menuDismissed()
    case .iconNotShown(let id, let file, let reason): iconNotShown(file, reason, in: id, &outbox)
    case .homePressed: goHome(&outbox)
    case .controlTapped(let control): controlTapped(control, &outbox)
    case .controlPressBegan(let control, let isConfirmed):
      controlPressBegan(on: control, isConfirmed: isConfirmed, &outbox)
    case .controlForcePressed(let control): controlForcePressed(control, &outbox)
    case .pressRested: pressRested()
    case .pressedDeeper: pressedDeeper(&outbox)
    case .previewSwipedUp: previewSwipedUp(&outbox)
    case .previewActionChosen(let id): previewActionChosen(id, &outbox)
    case .appForceQuit(let id): forceQuit(id, &outbox)
    case .scenesReclaimed(let id): reclaimScenes(of: id, &outbox)
    case .memoryPressureBegan: memoryPressureBegan(&outbox)
    case .restarted: restart(&outbox)
    case .settingsChanged(let settings): change(to: settings, &outbox)
    case .stepTaken: stepTaken(&outbox)
    case .steppingEnded: steppingEnded(&outbox)
    case .process(let process, let fact): learned(fact, of: process, &outbox)
    case .timePassed: timePassed(&outbox)
    }
  }

  /// When the phone next wants to hear `timePassed`; nil while nothing is due.
  package var nextDue: Instant? {
    let ofApps = apps.indices.compactMap { apps[$0].lifeCycle.nextDue }
    return (ofApps + [touch.nextDue].compactMap { $0 }).min()
  }

  package func app(_ id: AppID) -> InstalledApp? { index(of: id).map { apps[$0] } }

  /// Every language that an installed app has, in order.
  package var languages: [Language] {
    Set(apps.flatMap(\.description.localizations.languages)).sorted()
  }

  /// By index, as an app is much to copy.
  func index(of id: AppID) -> Int? { apps.indices.first { apps[$0].id == id } }
}

/// What the screen shows.
package enum Front: Hashable, Sendable {
  case homeScreen
  case app(AppID)
}
