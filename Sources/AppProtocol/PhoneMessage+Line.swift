import QuickActions

extension PhoneMessage: LineMessage {
  private enum Kind: String, CaseIterable {
    case hello, call, tapped, previewCancelled, environmentChanged, backgroundTimeExpired
  }

  package func encodedLine() -> [UInt8] {
    switch self {
    case .hello(let hello): Line.encode(Kind.hello, hello.members)
    case .call(let id, let call, let state):
      Line.encode(
        Kind.call,
        [
          JSON.Member("id", .integer(Int64(id.number))),
          JSON.Member("method", .string(call.method.rawValue)),
          JSON.Member("state", .string(state.rawValue)),
        ] + call.arguments)
    case .tapped(let control):
      Line.encode(Kind.tapped, [JSON.Member("control", .integer(Int64(control.number)))])
    case .previewCancelled: Line.encode(Kind.previewCancelled, [])
    case .environmentChanged(let environment):
      Line.encode(Kind.environmentChanged, [JSON.Member("environment", environment.json)])
    case .backgroundTimeExpired: Line.encode(Kind.backgroundTimeExpired, [])
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    switch try fields.choice(Line.kindKey, Kind.self) {
    case .hello: self = .hello(try PhoneHello(fields: fields))
    case .call:
      self = .call(
        CallID(try fields.integer("id")), try DelegateCall(fields: fields),
        state: try fields.choice("state", ApplicationState.self))
    case .tapped: self = .tapped(ControlID(try fields.integer("control")))
    case .previewCancelled: self = .previewCancelled
    case .environmentChanged:
      self = .environmentChanged(try AppEnvironment(fields: fields.object("environment")))
    case .backgroundTimeExpired: self = .backgroundTimeExpired
    }
  }
}

extension PhoneHello {
  fileprivate var members: [JSON.Member] {
    [
      JSON.Member("protocolVersion", .integer(Int64(protocolVersion))),
      JSON.Member("bundleIdentifier", .string(bundleIdentifier)),
      JSON.Member("environment", environment.json),
      JSON.Member("sceneConfigurations", .array(sceneConfigurations.map(\.json))),
      JSON.Member("shortcutItems", .array(shortcutItems.map(\.json))),
    ]
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      protocolVersion: try fields.integer("protocolVersion"),
      bundleIdentifier: try fields.string("bundleIdentifier"),
      environment: try AppEnvironment(fields: fields.object("environment")),
      sceneConfigurations: try SceneConfiguration.all(fields),
      shortcutItems: try ShortcutItem.items(fields))
  }
}

extension AppEnvironment {
  fileprivate var json: JSON {
    .object([
      JSON.Member("device", .string(model.rawValue)), JSON.Member("ios", .string(ios.description)),
      JSON.Member("languages", .array(languages.map(JSON.string))),
      JSON.Member("forceTouch", .boolean(hasForceTouch)),
    ])
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    let release = try fields.string("ios")
    guard let ios = IOSVersion(release) else {
      throw fields.unknown(release, "ios", expected: ["a release such as \"18.0\""])
    }
    self.init(
      model: try fields.choice("device", DeviceModel.self), ios: ios,
      languages: try fields.strings("languages"), hasForceTouch: try fields.boolean("forceTouch"))
  }
}

extension SceneConfiguration {
  /// None where the phone says nothing of them.
  fileprivate static func all(_ fields: Fields) throws(ProtocolViolation) -> [SceneConfiguration] {
    var all: [SceneConfiguration] = []
    for fields in try fields.objects("sceneConfigurations") {
      all.append(try SceneConfiguration(fields: fields))
    }
    return all
  }

  fileprivate var json: JSON {
    let members = [("name", name), ("delegateClass", delegateClass)]
    return .object(members.compactMap { key, text in text.map { JSON.Member(key, .string($0)) } })
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(
      name: try fields.optionalString("name"),
      delegateClass: try fields.optionalString("delegateClass"))
  }
}
