import QuickActions

extension DelegateCall {
  /// What a call hands over, beside its method.
  var arguments: [JSON.Member] {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      [JSON.Member("launchOptions", DelegateCall.json(options.shortcutItem))]
    case .configurationForConnecting(let scene, let options):
      [scene.member, JSON.Member("options", DelegateCall.json(options.shortcutItem))]
    case .didDiscardSceneSessions(let scenes):
      [JSON.Member("scenes", .array(scenes.map { .integer(Int64($0.number)) }))]
    case .performAction(let delivered): [JSON.Member("shortcutItem", delivered.json)]
    case .scene(let scene, let call): [scene.member] + call.arguments
    case .preview(let call): call.arguments
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willTerminate:
      []
    }
  }

  fileprivate static func json(_ item: DeliveredItem?) -> JSON {
    .object(item.map { [JSON.Member("shortcutItem", $0.json)] } ?? [])
  }

  init(fields: Fields) throws(ProtocolViolation) {
    let method = try fields.choice("method", Method.self)
    switch method {
    case .willFinishLaunching: self = .willFinishLaunching(try LaunchOptions(fields: fields))
    case .didFinishLaunching: self = .didFinishLaunching(try LaunchOptions(fields: fields))
    case .configurationForConnecting:
      self = .configurationForConnecting(
        try SceneID(fields: fields), try ConnectionOptions(fields: fields))
    case .didDiscardSceneSessions:
      self = .didDiscardSceneSessions(try fields.integers("scenes").map(SceneID.init))
    case .performAction:
      self = .performAction(try DeliveredItem(fields: fields.object("shortcutItem")))
    case .willEnterForeground: self = .willEnterForeground
    case .didBecomeActive: self = .didBecomeActive
    case .willResignActive: self = .willResignActive
    case .didEnterBackground: self = .didEnterBackground
    case .willTerminate: self = .willTerminate
    case .sceneWillConnect, .scenePerformAction, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneDidDisconnect:
      guard let call = try SceneCall(method, fields: fields) else {
        throw fields.unknown(method.rawValue, "method", expected: ["a call on a scene"])
      }
      self = .scene(try SceneID(fields: fields), call)
    case .previewViewController:
      self = .preview(.viewController(ControlID(try fields.integer("control"))))
    case .previewCommit: self = .preview(.commit)
    case .previewAction:
      self = .preview(
        .action(
          PreviewAction.ID(try fields.integer("action")), title: try fields.string("title")))
    }
  }
}

extension SceneCall {
  fileprivate var arguments: [JSON.Member] {
    switch self {
    case .willConnect(let options):
      [JSON.Member("options", DelegateCall.json(options.shortcutItem))]
    case .performAction(let delivered): [JSON.Member("shortcutItem", delivered.json)]
    case .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .didDisconnect:
      []
    }
  }

  /// Nil where the method is none of a scene's delegate.
  fileprivate init?(
    _ method: DelegateCall.Method, fields: Fields
  ) throws(ProtocolViolation) {
    switch method {
    case .sceneWillConnect: self = .willConnect(try ConnectionOptions(fields: fields))
    case .scenePerformAction:
      self = .performAction(try DeliveredItem(fields: fields.object("shortcutItem")))
    case .sceneWillEnterForeground: self = .willEnterForeground
    case .sceneDidBecomeActive: self = .didBecomeActive
    case .sceneWillResignActive: self = .willResignActive
    case .sceneDidEnterBackground: self = .didEnterBackground
    case .sceneDidDisconnect: self = .didDisconnect
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .didDiscardSceneSessions, .performAction, .willEnterForeground, .didBecomeActive,
      .willResignActive, .didEnterBackground, .willTerminate, .previewViewController,
      .previewCommit, .previewAction:
      return nil
    }
  }
}

extension LaunchOptions {
  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(shortcutItem: try fields.deliveredItem(in: "launchOptions"))
  }
}

extension ConnectionOptions {
  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    self.init(shortcutItem: try fields.deliveredItem(in: "options"))
  }
}

extension Fields {
  fileprivate func deliveredItem(in key: String) throws(ProtocolViolation) -> DeliveredItem? {
    try optionalObject(key)?.optionalObject("shortcutItem").map(DeliveredItem.init(fields:))
  }
}

extension SceneID {
  var member: JSON.Member { JSON.Member("scene", .integer(Int64(number))) }

  init(fields: Fields) throws(ProtocolViolation) {
    self.init(try fields.integer("scene"))
  }
}
