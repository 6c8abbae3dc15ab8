import QuickActions

extension AppScreen {
  var members: [JSON.Member] {
    AppScreen.members(title: title, lines: lines)
      + (alert.map { [JSON.Member("alert", .object($0.members))] } ?? [])
  }

  init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      title: try fields.optionalString("title"), lines: try Line.list(fields), alert: nil)
    if let alert = try fields.optionalObject("alert") { self.alert = try Alert(fields: alert) }
  }

  static func members(title: String?, lines: [Line]) -> [JSON.Member] {
    let title = title.map { [JSON.Member("title", .string($0))] } ?? []
    return title + [JSON.Member("lines", .array(lines.map(\.json)))]
  }
}

extension AppScreen.Alert {
  fileprivate var members: [JSON.Member] {
    AppScreen.members(title: title, lines: lines)
      + (isSheet ? [JSON.Member("sheet", .boolean(true))] : [])
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      title: try fields.optionalString("title"), lines: try AppScreen.Line.list(fields),
      isSheet: try fields.optionalBoolean("sheet") ?? false)
  }
}

extension AppScreen.Line {
  fileprivate var json: JSON {
    .object(
      [JSON.Member("text", .string(text)), JSON.Member("style", .string(style.rawValue))]
        + (control?.members ?? []))
  }

  static func list(_ fields: Fields) throws(ProtocolViolation) -> [Self] {
    try fields.objects("lines").map(Self.init(fields:))
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      try fields.string("text"), style: try fields.choice("style", AppScreen.Style.self),
      control: try AppScreen.Control(fields: fields))
  }
}

extension AppScreen.Control {
  /// They stand among those of the line. What is as usual is left out.
  fileprivate var members: [JSON.Member] {
    [JSON.Member("control", .integer(Int64(id.number)))]
      + (look == .button ? [] : [JSON.Member("look", .string(look.rawValue))])
      + (isSelected ? [JSON.Member("selected", .boolean(true))] : [])
      + (previews ? [JSON.Member("previews", .boolean(true))] : [])
  }

  /// Nil for a line that cannot be tapped.
  fileprivate init?(fields: Fields) throws(ProtocolViolation) {
    guard let number = try fields.optionalInteger("control") else { return nil }
    let hasLook = try fields.optionalString("look") != nil
    self.init(
      ControlID(number), look: hasLook ? try fields.choice("look", AppScreen.Look.self) : .button,
      isSelected: try fields.optionalBoolean("selected") ?? false,
      previews: try fields.optionalBoolean("previews") ?? false)
  }
}
