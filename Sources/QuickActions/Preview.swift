/// What a light press on something of an app's window shows of what lies behind it: the *peek*.
package struct Preview: Hashable, Sendable {
  /// The title of the view controller that is shown.
  package var title: String?
  /// From top to bottom; none of them can be touched.
  package var lines: [AppScreen.Line]
  /// What a swipe up brings.
  package var actions: [PreviewAction]
  /// How many lines it asks for; nil for the usual size.
  package var height: Int?

  package init(
    title: String? = nil, lines: [AppScreen.Line] = [], actions: [PreviewAction] = [],
    height: Int? = nil
  ) {
    self.title = title
    self.lines = lines
    self.actions = actions
    self.height = height
  }

  /// The rows of the list that is open: all actions, or those of a group.
  package func actions(in group: PreviewAction.ID?) -> [PreviewAction] {
    guard let group else { return actions }
    return actions.first { $0.id == group }?.actions ?? []
  }

  /// All that can be read, from the title down, the actions last.
  package var texts: [String] {
    [title].compactMap(\.self) + lines.map(\.text)
      + actions.flatMap { [$0.title] + $0.actions.map(\.title) }
  }
}

/// A row below a preview: an action, or a group that opens into more.
package struct PreviewAction: Hashable, Sendable {
  /// The app's own number for it.
  package struct ID: Hashable, Sendable {
    package var number: Int
    package init(_ number: Int) { self.number = number }
  }

  package var id: ID
  package var title: String
  package var style: Style
  /// Of a group; empty for an action.
  package var actions: [PreviewAction]

  package enum Style: String, CaseIterable, Hashable, Sendable {
    case `default`, selected, destructive
  }

  package init(
    _ id: ID, title: String, style: Style = .default, actions: [PreviewAction] = []
  ) {
    self.id = id
    self.title = title
    self.style = style
    self.actions = actions
  }

  package var isGroup: Bool { !actions.isEmpty }
}

/// A call that a press on something of an app's window leads to.
package enum PreviewCall: Hashable, Sendable {
  /// Asks for what is to be shown.
  case viewController(ControlID)
  /// A deeper press: what was shown is to be opened.
  case commit
  /// The handler of the action that was chosen.
  case action(PreviewAction.ID, title: String)

  package var method: DelegateCall.Method {
    switch self {
    case .viewController: .previewViewController
    case .commit: .previewCommit
    case .action: .previewAction
    }
  }
}

extension PreviewCall: CustomStringConvertible {
  package var description: String {
    switch self {
    case .viewController, .commit: method.description
    case .action(_, let title): "\(method) \(quoted(title))"
    }
  }
}
