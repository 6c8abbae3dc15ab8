import QuickActions

/// The simulated phone as a value: it is told facts and answers with orders.
package struct Phone: Hashable, Sendable {
  package private(set) var settings: Settings
  /// Installed apps in the order of installation: the order of the Home Screen.
  package private(set) var apps: [InstalledApp]
  package private(set) var front: Front
  package private(set) var touch: Touch

  package init(settings: Settings = Settings()) {
    self.settings = settings
    apps = []
    front = .homeScreen
    touch = .none
  }

  package mutating func handle(_ input: Input, at now: Instant) -> [Effect] {
    []
  }

  /// When the phone next wants to hear `timePassed`.
  package var nextDue: Instant? { nil }

  package func app(_ id: AppID) -> InstalledApp? { apps.first { $0.id == id } }
}

/// What the screen shows.
package enum Front: Hashable, Sendable {
  case homeScreen
  case app(AppID)
}

/// What a finger is doing on the Home Screen.
package enum Touch: Hashable, Sendable {
  case none
  case pressing(Press)
  case menuOpen(OpenMenu)
}

/// A menu on the screen.
package struct OpenMenu: Hashable, Sendable {
  package var app: AppID
  package var menu: ShortcutMenu
  package var placement: MenuPlacement
}

/// A press that has not opened a menu yet.
package struct Press: Hashable, Sendable {
  package var app: AppID
  package var position: IconPosition
  package var began: Instant
  package var isConfirmed: Bool
  /// The force now, in steps of 1/60 of an average touch, 0…400; 0 on a device without 3D Touch.
  package var force: Force
  /// Past this, everything but the icon blurs.
  package var hintThreshold: Force
  /// Past this, the menu opens.
  package var openThreshold: Force
}

/// Pressure as `UITouch.force` gives it, in integer steps of 1/60. [reported]
package struct Force: Hashable, Sendable, Comparable {
  package var sixtieths: Int
  package init(sixtieths: Int) { self.sixtieths = sixtieths }
  /// 6.666667, measured on iPhone 6s. [reported]
  package static let maximum = Force(sixtieths: 400)
  package static func < (left: Force, right: Force) -> Bool { left.sixtieths < right.sixtieths }
  /// 1.0 is an average touch.
  package var value: Double { Double(sixtieths) / 60 }
}

/// An app on the phone.
package struct InstalledApp: Hashable, Sendable {
  package var id: AppID
  package var description: AppDescription
  package var source: InstallSource
  package var dynamicItems: [ShortcutItem]
  package var state: ApplicationState
  /// Nil where there is no process, or the app is a stand-in.
  package var pid: Int32?
  /// What is on its window, or was when it was last seen running.
  package var screen: AppScreen?
  /// In step mode: the call that waits for a step.
  package var heldCall: DelegateCall?
}
