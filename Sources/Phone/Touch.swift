import QuickActions

/// What a finger is doing on the Home Screen, or on the window of the app in front.
package enum Touch: Hashable, Sendable {
  case none
  case pressing(Press)
  case menuOpen(OpenMenu)
  case onControl(ControlPress)

  /// What a finger on an app's window does.
  package var controlPress: ControlPress? {
    if case .onControl(let press) = self { press } else { nil }
  }

  /// The force of a finger that presses harder and harder; nil where none does.
  package var growingForce: Force? {
    switch self {
    case .none, .menuOpen: nil
    case .pressing(let press): press.force
    case .onControl(let press): press.nextDue.map { _ in press.force }
    }
  }

  var nextDue: Instant? {
    switch self {
    case .none, .menuOpen: nil
    case .pressing(let press): press.nextDue
    case .onControl(let press): press.nextDue
    }
  }
}

/// A menu on the screen.
package struct OpenMenu: Hashable, Sendable {
  package var app: AppID
  package var menu: ShortcutMenu
  package var placement: MenuPlacement
}

/// A press that has not opened a menu yet.
///
/// Its force is a function of the time it has been held. It opens the menu only once it is confirmed:
/// a terminal that sends no key-up cannot tell the first byte of a hold from a tap.
package struct Press: Hashable, Sendable {
  package let app: AppID
  package let position: IconPosition
  package let began: Instant
  package internal(set) var isConfirmed: Bool
  package let demand: Demand
  /// Zero on a device without 3D Touch.
  package private(set) var force: Force
  /// How often the force changed: each is a touch-moved event though nothing moved. [documented]
  package private(set) var movedEvents: Int
  private(set) var lastSeen: Instant

  /// What opens the menu.
  package enum Demand: Hashable, Sendable {
    case force(hint: Force, open: Force)
    case time(Duration)

    init(_ settings: Settings) {
      switch settings.press {
      case .forceTouch:
        self = .force(hint: settings.hintThreshold, open: settings.openThreshold)
      case .touchAndHold: self = .time(settings.touchDuration.duration)
      }
    }
  }

  init(
    app: AppID, position: IconPosition, began: Instant, isConfirmed: Bool, settings: Settings
  ) {
    self.app = app
    self.position = position
    self.began = began
    self.isConfirmed = isConfirmed
    demand = Demand(settings)
    force = .zero
    movedEvents = 0
    lastSeen = began
  }

  mutating func updateForce(at now: Instant) {
    lastSeen = now
    guard case .force = demand else { return }
    let grown = Force(held: began.duration(to: now))
    if grown > force { movedEvents += 1 }
    force = grown
  }

  /// Pressed hard enough, or long enough, for the menu.
  package var isFull: Bool {
    switch demand {
    case .force(_, let open): force >= open
    case .time(let duration): began.duration(to: lastSeen) >= duration
    }
  }

  /// Short enough to be a tap when it ends: shorter than a touch and hold. [not found: an assumption]
  package var isTap: Bool {
    let held = began.duration(to: lastSeen)
    return !isFull && held < Settings.TouchDuration.standard.duration
  }

  /// Past the hint threshold, where everything but the icon blurs.
  package var showsHint: Bool {
    switch demand {
    case .force(let hint, _): force >= hint
    case .time: false
    }
  }

  /// Pressure is looked at sixty times a second until it can grow no further.
  static let sampling = Duration.nanoseconds(16_666_667)

  var nextDue: Instant? {
    switch demand {
    case .force: force < .maximum ? lastSeen.advanced(by: Press.sampling) : nil
    case .time(let duration): isFull ? nil : began.advanced(by: duration)
    }
  }
}
