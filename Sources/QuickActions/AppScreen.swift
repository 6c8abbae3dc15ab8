/// The text that an app has on its window: what the phone's screen shows while the app is in front.
package struct AppScreen: Hashable, Sendable {
  /// The title of the front view controller.
  package var title: String?
  /// From top to bottom.
  package var lines: [Line]

  package init(title: String? = nil, lines: [Line] = []) {
    self.title = title
    self.lines = lines
  }

  package struct Line: Hashable, Sendable {
    package var text: String
    package var style: Style
    /// What a tap on the line touches; nil for text alone.
    package var control: ControlID?

    package init(_ text: String, style: Style = .body, control: ControlID? = nil) {
      self.text = text
      self.style = style
      self.control = control
    }
  }

  package enum Style: String, CaseIterable, Hashable, Sendable {
    case headline, body, secondary
    /// Large and in the middle: a running timer's figures.
    case display
  }
}

/// The app's own number for something on its window that can be tapped: a button, a row, a tab.
package struct ControlID: Hashable, Sendable {
  package var number: Int
  package init(_ number: Int) { self.number = number }
}
