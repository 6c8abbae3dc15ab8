import QuickActions

/// A finger on something of the window of the app in front: peek and pop.
///
/// A light press asks the app for a preview, a deeper one opens what is previewed, and a finger that is
/// lifted before closes it. [documented]
package struct ControlPress: Hashable, Sendable {
  package let app: AppID
  package let control: ControlID
  /// What a person calls it.
  package let name: String
  package internal(set) var isConfirmed: Bool
  /// It presses harder and harder; else it rests.
  package internal(set) var isGrowing: Bool
  package internal(set) var stage: Stage
  /// Zero on a device without 3D Touch.
  package private(set) var force: Force
  let demand: Press.Demand
  private let began: Instant
  private var lastSeen: Instant
  private var peekBegan: Instant

  package enum Stage: Hashable, Sendable {
    case touching
    /// The app was asked for a preview; it may have said already what is in it.
    case asking(Preview?)
    /// There is none to come: the press ends as a tap.
    case refused
    case peeking(Preview)
    /// The finger is lifted, and the actions of the preview or of a group are in sight.
    case choosing(Preview, group: PreviewAction.ID?)
  }

  init(
    app: AppID, control: ControlID, name: String, began: Instant, isConfirmed: Bool,
    settings: Settings
  ) {
    self.app = app
    self.control = control
    self.name = name
    self.began = began
    self.isConfirmed = isConfirmed
    isGrowing = true
    stage = .touching
    force = .zero
    demand = Press.Demand(settings)
    lastSeen = began
    peekBegan = began
  }

  mutating func updateForce(at now: Instant) {
    lastSeen = now
    guard case .force(let peek, let pop) = demand, isGrowing else { return }
    switch stage {
    case .touching: force = min(Force(held: began.duration(to: now)), peek)
    case .refused: force = max(force, Force(held: began.duration(to: now)))
    case .peeking:
      force = max(force, ControlPress.force(of: peekBegan.duration(to: now), from: peek, to: pop))
    case .asking, .choosing: break
    }
  }

  /// At once as hard as that.
  mutating func press(to force: Force) {
    self.force = max(self.force, force)
  }

  mutating func beginPeek(_ preview: Preview, at now: Instant) {
    stage = .peeking(preview)
    peekBegan = now
    lastSeen = now
  }

  private static let rest = Duration.seconds(1)
  private static let climb = Duration.milliseconds(800)

  // Departure: under a preview a held finger rests for a second before it presses harder, so that the preview can be read.
  private static func force(of held: Duration, from peek: Force, to pop: Force) -> Force {
    let milliseconds = max(0, (held - rest).milliseconds)
    let whole = climb.milliseconds
    let grown = (pop.sixtieths - peek.sixtieths) * min(milliseconds, whole) / whole
    return Force(sixtieths: peek.sixtieths + grown)
  }

  /// Pressed hard enough for a preview, or as long as would show a menu of iOS 13.
  var isFullForPeek: Bool {
    switch demand {
    case .force(let peek, _): force >= peek
    case .time(let duration): began.duration(to: lastSeen) >= duration
    }
  }

  var isFullForPop: Bool {
    switch demand {
    case .force(_, let pop): force >= pop
    case .time: false
    }
  }

  /// What the app shows of what lies behind the control.
  package var preview: Preview? {
    switch stage {
    case .peeking(let preview), .choosing(let preview, _): preview
    case .touching, .asking, .refused: nil
    }
  }

  /// Those that can be chosen now.
  package var choices: [PreviewAction] {
    guard case .choosing(let preview, let group) = stage else { return [] }
    return preview.actions(in: group)
  }

  var nextDue: Instant? {
    guard isGrowing else { return nil }
    switch (stage, demand) {
    case (.touching, .force(let peek, _)): return force < peek ? nextLook : nil
    case (.touching, .time(let duration)):
      return isFullForPeek ? nil : began.advanced(by: duration)
    case (.refused, .force): return force < .maximum ? nextLook : nil
    case (.peeking, .force):
      let climbs = peekBegan.advanced(by: ControlPress.rest)
      return max(climbs, nextLook)
    case (.asking, _), (.choosing, _), (.refused, .time), (.peeking, .time): return nil
    }
  }

  private var nextLook: Instant { lastSeen.advanced(by: Press.sampling) }
}
