import QuickActions

extension AppMessage: LineMessage {
  private enum Kind: String, CaseIterable {
    case hello, returned, completed, handled, setShortcutItems, screen
  }

  package func encodedLine() -> [UInt8] {
    switch self {
    case .hello(let version):
      Line.encode(Kind.hello, [JSON.Member("protocolVersion", .integer(Int64(version)))])
    case .returned(let id, let outcome):
      Line.encode(
        Kind.returned, [JSON.Member("id", .integer(Int64(id.number)))] + outcome.members)
    case .completed(let id, let success, let onMainThread):
      Line.encode(
        Kind.completed,
        [
          JSON.Member("id", .integer(Int64(id.number))),
          JSON.Member("success", .boolean(success)),
          JSON.Member("onMainThread", .boolean(onMainThread)),
        ])
    case .handled(let id):
      Line.encode(Kind.handled, [JSON.Member("delivery", .integer(Int64(id.number)))])
    case .setShortcutItems(let items):
      Line.encode(
        Kind.setShortcutItems, [JSON.Member("shortcutItems", .array(items.map(\.json)))])
    case .screen(let screen):
      Line.encode(Kind.screen, screen.members)
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    switch try fields.choice(Line.kindKey, Kind.self) {
    case .hello: self = .hello(protocolVersion: try fields.integer("protocolVersion"))
    case .returned:
      self = .returned(CallID(try fields.integer("id")), try CallOutcome(fields: fields))
    case .completed:
      self = .completed(
        CallID(try fields.integer("id")), success: try fields.boolean("success"),
        onMainThread: try fields.boolean("onMainThread"))
    case .handled: self = .handled(DeliveredItem.ID(try fields.integer("delivery")))
    case .setShortcutItems: self = .setShortcutItems(try ShortcutItem.items(fields))
    case .screen: self = .screen(try AppScreen(fields: fields))
    }
  }
}

extension CallOutcome {
  private enum Kind: String, CaseIterable {
    case notImplemented = "not implemented"
    case returned
    case answered
  }

  fileprivate var members: [JSON.Member] {
    switch self {
    case .notImplemented: [CallOutcome.member(.notImplemented)]
    case .returned: [CallOutcome.member(.returned)]
    case .answered(let answer):
      [CallOutcome.member(.answered), JSON.Member("answer", .boolean(answer))]
    }
  }

  private static func member(_ kind: Kind) -> JSON.Member {
    JSON.Member("outcome", .string(kind.rawValue))
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    switch try fields.choice("outcome", Kind.self) {
    case .notImplemented: self = .notImplemented
    case .returned: self = .returned
    case .answered: self = .answered(try fields.boolean("answer"))
    }
  }
}

extension AppScreen {
  fileprivate var members: [JSON.Member] {
    let title = title.map { [JSON.Member("title", .string($0))] } ?? []
    return title + [JSON.Member("lines", .array(lines.map(\.json)))]
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      title: try fields.optionalString("title"),
      lines: try fields.objects("lines").map(Line.init(fields:)))
  }
}

extension AppScreen.Line {
  fileprivate var json: JSON {
    .object([
      JSON.Member("text", .string(text)), JSON.Member("style", .string(style.rawValue)),
    ])
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      try fields.string("text"), style: try fields.choice("style", AppScreen.Style.self))
  }
}
