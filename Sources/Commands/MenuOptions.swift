import QuickActions

/// How a menu is written down.
package enum MenuFormat: String, CaseIterable, Hashable, Sendable {
  case text, json, svg
}

/// What `homepress menu` was asked.
package struct MenuOptions: Hashable, Sendable {
  /// The path of the app.
  package var app: String
  package var phone: PhoneOptions
  package var icon: IconPosition
  package var format: MenuFormat
  package var isASCII: Bool

  init(_ arguments: Arguments, operands: [String]) throws(UsageError) {
    guard let app = operands.first, operands.count == 1 else {
      throw UsageError(
        operands.isEmpty
          ? "homepress menu needs an app" : "homepress menu takes one app; found \(operands.count)",
        fix: "name an .app folder or an Info.plist: homepress menu APP")
    }
    self.app = app
    phone = try PhoneOptions(arguments)
    icon = try arguments.iconPosition()
    if phone.dynamicFile != nil, phone.stateFolder != nil {
      throw UsageError(
        "--dynamic and --state both say what the app has set", fix: "leave one of them out")
    }
    format =
      try arguments.choice(.format, as: MenuFormat.self) ?? (arguments.has(.json) ? .json : .text)
    isASCII = arguments.has(.ascii)
  }
}
