/// Pressure as `UITouch.force` gives it: 1.0 is an average touch [documented], in integer steps of
/// 1/60 up to 6.666667, measured on an iPhone 6s [reported].
package struct Force: Hashable, Sendable, Comparable {
  package var sixtieths: Int

  package init(sixtieths: Int) {
    self.sixtieths = sixtieths
  }

  package static let zero = Force(sixtieths: 0)
  package static let maximum = Force(sixtieths: 400)

  package static func < (left: Force, right: Force) -> Bool { left.sixtieths < right.sixtieths }

  package var value: Double { Double(sixtieths) / 60 }

  /// How hard a finger that has been down for `held` presses: an average touch after 150 ms, the
  /// menu's 5.0 at 600 ms, the maximum at about 790 ms.
  // Departure: the time a press is held stands for its pressure, which a terminal cannot measure.
  package init(held: Duration) {
    let milliseconds = max(0, held.milliseconds)
    let sixtieths =
      milliseconds <= Force.averageTouchMilliseconds
      ? milliseconds * 60 / Force.averageTouchMilliseconds
      : 60 + (milliseconds - Force.averageTouchMilliseconds) * 240 / 450
    self.init(sixtieths: min(sixtieths, Force.maximum.sixtieths))
  }

  private static let averageTouchMilliseconds = 150
}

extension Settings {
  /// Light and Firm scale both thresholds by 0.8 and 1.25. [not found: an assumption]
  private var thresholdScale: (Int, over: Int) {
    switch sensitivity {
    case .light: (4, 5)
    case .medium: (1, 1)
    case .firm: (5, 4)
    }
  }

  /// Past this everything but the icon blurs: 0.20 of the maximum. [reported, one measurement]
  package var hintThreshold: Force {
    Force(sixtieths: 80 * thresholdScale.0 / thresholdScale.over)
  }

  /// Past this the menu opens: 0.75 of the maximum. [reported, one measurement]
  package var openThreshold: Force {
    Force(sixtieths: 300 * thresholdScale.0 / thresholdScale.over)
  }
}
