import QuickActions

/// What the Settings app of the phone would change.
package struct Settings: Hashable, Sendable {
  package var profile: DeviceProfile
  /// Settings > General > Language & Region: the preferred ones, first choice first, never empty.
  package var languages: [String]
  /// Settings > Accessibility > 3D Touch; without effect on a device that has none.
  package var forceTouchEnabled: Bool
  package var sensitivity: Sensitivity
  package var touchDuration: TouchDuration
  /// No setting of iOS: sources differ on where item 1 stands in a menu that opens upward.
  package var firstItem: MenuPlacement.FirstItem
  /// Stop before each delegate call until a step is taken.
  package var stepping: Bool
  /// The watchdog sleeps, as under Xcode. [reported]
  package var debuggerAttached: Bool
  /// No setting of iOS: sources differ.
  package var warmSceneOrder: WarmSceneOrder

  package init(profile: DeviceProfile = .standard, languages: [String] = ["en"]) {
    self.profile = profile
    self.languages = languages
    forceTouchEnabled = true
    sensitivity = .medium
    touchDuration = .standard
    firstItem = .standard
    stepping = false
    debuggerAttached = false
    warmSceneOrder = .actionFirst
  }

  /// What apps can learn of it.
  package var environment: AppEnvironment {
    AppEnvironment(
      model: profile.model, ios: profile.ios, languages: languages,
      hasForceTouch: press == .forceTouch)
  }

  /// How the menu is asked for now.
  package var press: PressKind {
    forceTouchEnabled ? profile.press : .touchAndHold
  }

  /// What comes first when a quick action brings a connected scene back.
  // Departure: whether a warm scene's action comes before it enters the foreground is not known.
  package enum WarmSceneOrder: String, CaseIterable, Hashable, Sendable {
    case actionFirst = "action first"
    case foregroundFirst = "foreground first"
  }

  /// Settings > General > Accessibility > 3D Touch > Sensitivity. [reported]
  package enum Sensitivity: String, CaseIterable, Hashable, Sendable {
    case light, medium, firm
  }

  /// Settings > Accessibility > Touch > Haptic Touch. [reported; the seconds are assumptions]
  package enum TouchDuration: String, CaseIterable, Hashable, Sendable {
    case fast
    case standard = "default"
    case slow

    package var duration: Duration {
      switch self {
      case .fast: .milliseconds(250)
      case .standard: .milliseconds(500)
      case .slow: .milliseconds(800)
      }
    }
  }
}
