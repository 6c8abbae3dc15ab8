import QuickActions

extension PhoneMessage: LineMessage {
  private enum Kind: String, CaseIterable { case hello, call }

  package func encodedLine() -> [UInt8] {
    switch self {
    case .hello(let version, let identifier, let items):
      Line.encode(
        Kind.hello,
        [
          JSON.Member("protocolVersion", .integer(Int64(version))),
          JSON.Member("bundleIdentifier", .string(identifier)),
          JSON.Member("shortcutItems", .array(items.map(\.json))),
        ])
    case .call(let id, let call, let state):
      Line.encode(
        Kind.call,
        [
          JSON.Member("id", .integer(Int64(id.number))),
          JSON.Member("method", .string(call.method.rawValue)),
          JSON.Member("state", .string(state.rawValue)),
        ] + call.arguments)
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    switch try fields.choice(Line.kindKey, Kind.self) {
    case .hello:
      self = .hello(
        protocolVersion: try fields.integer("protocolVersion"),
        bundleIdentifier: try fields.string("bundleIdentifier"),
        shortcutItems: try ShortcutItem.items(fields))
    case .call:
      self = .call(
        CallID(try fields.integer("id")), try DelegateCall(fields: fields),
        state: try fields.choice("state", ApplicationState.self))
    }
  }
}

extension DelegateCall {
  fileprivate var arguments: [JSON.Member] {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      let item = options.shortcutItem.map { [JSON.Member("shortcutItem", $0.json)] } ?? []
      return [JSON.Member("launchOptions", .object(item))]
    case .performAction(let delivered):
      return [JSON.Member("shortcutItem", delivered.json)]
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willTerminate:
      return []
    }
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    switch try fields.choice("method", Method.self) {
    case .willFinishLaunching: self = .willFinishLaunching(try LaunchOptions(fields: fields))
    case .didFinishLaunching: self = .didFinishLaunching(try LaunchOptions(fields: fields))
    case .performAction:
      self = .performAction(try DeliveredItem(fields: fields.object("shortcutItem")))
    case .willEnterForeground: self = .willEnterForeground
    case .didBecomeActive: self = .didBecomeActive
    case .willResignActive: self = .willResignActive
    case .didEnterBackground: self = .didEnterBackground
    case .willTerminate: self = .willTerminate
    }
  }
}

extension LaunchOptions {
  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    let item = try fields.optionalObject("launchOptions")?.optionalObject("shortcutItem")
    self.init(shortcutItem: try item.map(DeliveredItem.init(fields:)))
  }
}
