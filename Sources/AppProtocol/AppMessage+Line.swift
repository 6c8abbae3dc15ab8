import QuickActions

extension AppMessage: LineMessage {
  private enum Kind: String, CaseIterable {
    case hello, returned, completed, handled, setShortcutItems, screen, preview
    case setActivationConditions
    case beganBackgroundTask, endedBackgroundTask
  }

  package func encodedLine() -> [UInt8] {
    switch self {
    case .hello(let version, let configuresScenes):
      Line.encode(
        Kind.hello,
        [
          JSON.Member("protocolVersion", .integer(Int64(version))),
          JSON.Member("configuresScenes", .boolean(configuresScenes)),
        ])
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
    case .preview(let preview): Line.encode(Kind.preview, preview.members)
    case .setActivationConditions(let scene, let conditions):
      Line.encode(Kind.setActivationConditions, [scene.member] + conditions.members)
    case .beganBackgroundTask(let id): Line.encode(Kind.beganBackgroundTask, [id.member])
    case .endedBackgroundTask(let id): Line.encode(Kind.endedBackgroundTask, [id.member])
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    switch try fields.choice(Line.kindKey, Kind.self) {
    case .hello:
      self = .hello(
        protocolVersion: try fields.integer("protocolVersion"),
        configuresScenes: try fields.optionalBoolean("configuresScenes") ?? false)
    case .returned:
      self = .returned(CallID(try fields.integer("id")), try CallOutcome(fields: fields))
    case .completed:
      self = .completed(
        CallID(try fields.integer("id")), success: try fields.boolean("success"),
        onMainThread: try fields.boolean("onMainThread"))
    case .handled: self = .handled(DeliveredItem.ID(try fields.integer("delivery")))
    case .setShortcutItems: self = .setShortcutItems(try ShortcutItem.items(fields))
    case .screen: self = .screen(try AppScreen(fields: fields))
    case .preview: self = .preview(try Preview(fields: fields))
    case .setActivationConditions:
      self = .setActivationConditions(
        try SceneID(fields: fields), try ActivationConditions(fields: fields))
    case .beganBackgroundTask: self = .beganBackgroundTask(try BackgroundTaskID(fields: fields))
    case .endedBackgroundTask: self = .endedBackgroundTask(try BackgroundTaskID(fields: fields))
    }
  }
}

extension CallOutcome {
  private enum Kind: String, CaseIterable {
    case notImplemented = "not implemented"
    case noDelegate = "no delegate"
    case returned
    case answered
  }

  fileprivate var members: [JSON.Member] {
    switch self {
    case .notImplemented: [CallOutcome.member(.notImplemented)]
    case .noDelegate: [CallOutcome.member(.noDelegate)]
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
    case .noDelegate: self = .noDelegate
    case .returned: self = .returned
    case .answered: self = .answered(try fields.boolean("answer"))
    }
  }
}

extension BackgroundTaskID {
  fileprivate var member: JSON.Member { JSON.Member("task", .integer(Int64(number))) }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(try fields.integer("task"))
  }
}

extension ActivationConditions {
  fileprivate var members: [JSON.Member] {
    [
      JSON.Member("canActivate", canActivate.json),
      JSON.Member("prefersToActivate", prefersToActivate.json),
    ]
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      canActivate: try ContentPredicate(fields: fields.object("canActivate")),
      prefersToActivate: try ContentPredicate(fields: fields.object("prefersToActivate")))
  }
}

extension ContentPredicate {
  private enum Kind: String, CaseIterable { case any, none, oneOf, prefix, contains }

  fileprivate var json: JSON {
    switch self {
    case .any: ContentPredicate.json(.any, .boolean(true))
    case .none: ContentPredicate.json(.none, .boolean(true))
    case .oneOf(let identifiers):
      ContentPredicate.json(.oneOf, .array(identifiers.map(JSON.string)))
    case .prefix(let text): ContentPredicate.json(.prefix, .string(text))
    case .contains(let text): ContentPredicate.json(.contains, .string(text))
    }
  }

  private static func json(_ kind: Kind, _ value: JSON) -> JSON {
    .object([JSON.Member(kind.rawValue, value)])
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    switch try fields.only(Kind.self) {
    case .any: self = .any
    case .none: self = .none
    case .oneOf: self = .oneOf(try fields.strings(Kind.oneOf.rawValue))
    case .prefix: self = .prefix(try fields.string(Kind.prefix.rawValue))
    case .contains: self = .contains(try fields.string(Kind.contains.rawValue))
    }
  }
}
