/// The text that an app has on its window: what the phone's screen shows while the app is in front.
package struct AppScreen: Hashable, Sendable {
  /// The title of the front view controller.
  package var title: String?
  /// From top to bottom.
  package var lines: [Line]
  /// What is laid over all of it; nothing below it can be touched.
  package var alert: Alert?

  package init(title: String? = nil, lines: [Line] = [], alert: Alert? = nil) {
    self.title = title
    self.lines = lines
    self.alert = alert
  }

  /// The lines that can be touched now, and those between them.
  package var foreground: [Line] { alert?.lines ?? lines }

  /// All that can be read, from the title down, an alert last.
  package var texts: [String] {
    [title].compactMap(\.self) + lines.map(\.text)
      + [alert?.title].compactMap(\.self) + (alert?.lines.map(\.text) ?? [])
  }

  /// What can be tapped now, from top to bottom, each once though it may take several lines.
  package var controls: [Control] {
    var seen: Set<ControlID> = []
    return foreground.compactMap(\.control).filter { seen.insert($0.id).inserted }
  }

  /// The text that names a control to a person.
  package func name(of control: ControlID) -> String? {
    foreground.first { $0.control?.id == control }?.text
  }

  package struct Line: Hashable, Sendable {
    package var text: String
    package var style: Style
    /// What a tap on the line touches; nil for text alone.
    package var control: Control?

    package init(_ text: String, style: Style = .body, control: Control? = nil) {
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

  /// Something that can be tapped. Lines with the same one are one row.
  package struct Control: Hashable, Sendable {
    package var id: ControlID
    package var look: Look
    /// The tab that is open, the switch that is on, the row with a tick.
    package var isSelected: Bool
    /// It lies in a view that is registered for previewing.
    package var previews: Bool

    package init(
      _ id: ControlID, look: Look = .button, isSelected: Bool = false, previews: Bool = false
    ) {
      self.id = id
      self.look = look
      self.isSelected = isSelected
      self.previews = previews
    }
  }

  /// What a control is to the eye, which decides where it stands.
  package enum Look: String, CaseIterable, Hashable, Sendable {
    case button
    /// A button whose deed cannot be undone.
    case destructive
    /// A row of a list.
    case row
    /// The way back, above the title.
    case back
    /// A button beside it.
    case bar
    /// One of the tabs at the foot.
    case tab
  }

  /// A question or a notice over the window, its buttons among its lines.
  package struct Alert: Hashable, Sendable {
    package var title: String?
    package var lines: [Line]
    /// An action sheet: it stands at the foot.
    package var isSheet: Bool

    package init(title: String? = nil, lines: [Line] = [], isSheet: Bool = false) {
      self.title = title
      self.lines = lines
      self.isSheet = isSheet
    }
  }
}

/// The app's own number for something on its window that can be tapped: a button, a row, a tab.
package struct ControlID: Hashable, Sendable {
  package var number: Int
  package init(_ number: Int) { self.number = number }
}
