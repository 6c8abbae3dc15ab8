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

    package init(_ text: String, style: Style = .body) {
      self.text = text
      self.style = style
    }
  }

  package enum Style: String, CaseIterable, Hashable, Sendable {
    case headline, body, secondary
    /// Large and in the middle: a running timer's figures.
    case display
  }
}
