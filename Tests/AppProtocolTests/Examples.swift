import AppProtocol
import QuickActions

/// One message of each kind, and of each kind of what can be in it.
enum Examples {
  static let items = [
    ShortcutItem(type: "search", localizedTitle: "Search"),
    ShortcutItem(
      type: "", localizedTitle: "\"quoted\" \\ \n\t\u{0}\u{1F}\u{7F}\u{85}\u{2028}\u{202E}",
      localizedSubtitle: "日本 👩‍👩‍👧 é",
      icon: .system(.capturePhoto), userInfo: userInfo, targetContentIdentifier: "scene-1"),
    ShortcutItem(type: "a", localizedTitle: "b", icon: .symbol("note.text")),
    ShortcutItem(type: "a", localizedTitle: "b", icon: .file("Images/Star")),
  ]

  static let userInfo: [String: PropertyValue] = [
    "string": .string("{\"real\":1}"), "least": .integer(.min), "most": .integer(.max),
    "whole": .real(3), "less than nothing": .real(-0.0), "tenth": .real(0.1), "huge": .real(1e300),
    "infinite": .real(-.infinity),
    "yes": .boolean(true), "date": .date(-0.5), "data": .data([0, 255, 16]), "none": .data([]),
    "list": .array([.integer(1), .array([]), .dictionary(["a": .boolean(false)])]),
    "tagged": .dictionary(["real": .string("not a number")]),
    "twice": .dictionary(["dictionary": .dictionary(["date": .integer(1)])]),
    "empty": .dictionary([:]),
  ]

  static let calls: [DelegateCall] =
    items.enumerated().flatMap { index, item -> [DelegateCall] in
      let delivered = DeliveredItem(id: DeliveredItem.ID(index), item: item)
      let options = LaunchOptions(shortcutItem: delivered)
      return [
        .willFinishLaunching(options), .didFinishLaunching(options), .performAction(delivered),
        .configurationForConnecting(SceneID(1), ConnectionOptions(shortcutItem: delivered)),
        .scene(SceneID(2), .willConnect(ConnectionOptions(shortcutItem: delivered))),
        .scene(SceneID(3), .performAction(delivered)),
      ]
    } + [
      .configurationForConnecting(SceneID(1), ConnectionOptions()),
      .didDiscardSceneSessions([]), .didDiscardSceneSessions([SceneID(1), SceneID(2)]),
      .scene(SceneID(1), .willConnect(ConnectionOptions())),
      .scene(SceneID(1), .willEnterForeground), .scene(SceneID(1), .didBecomeActive),
      .scene(SceneID(1), .willResignActive), .scene(SceneID(1), .didEnterBackground),
      .scene(SceneID(1), .didDisconnect),
      .willFinishLaunching(LaunchOptions()), .didFinishLaunching(LaunchOptions()),
      .willEnterForeground, .didBecomeActive, .willResignActive, .didEnterBackground,
      .willTerminate, .preview(.viewController(ControlID(3))), .preview(.commit),
      .preview(.action(PreviewAction.ID(2), title: "Delete")),
    ]

  static let phoneMessages: [PhoneMessage] =
    [
      .hello(PhoneHello(bundleIdentifier: "org.example")),
      .hello(
        PhoneHello(
          protocolVersion: 2, bundleIdentifier: "",
          environment: AppEnvironment(
            model: .iPhone6s, ios: IOSVersion(12, 4), languages: ["de", "en"],
            hasForceTouch: false),
          sceneConfigurations: [SceneConfiguration()], shortcutItems: items)),
      .hello(
        PhoneHello(
          bundleIdentifier: "a",
          sceneConfigurations: [
            SceneConfiguration(
              name: "Default Configuration", delegateClass: "App.SceneDelegate"),
            SceneConfiguration(name: "Second"),
          ])),
      .tapped(ControlID(4)), .previewCancelled, .environmentChanged(AppEnvironment()),
      .backgroundTimeExpired,
    ]
    + calls.flatMap { call in
      ApplicationState.allCases.map { .call(CallID(7), call, state: $0) }
    }

  static let appMessages: [AppMessage] = [
    .hello(protocolVersion: 1), .hello(protocolVersion: 1, configuresScenes: true),
    .returned(CallID(1), .notImplemented), .returned(CallID(1), .noDelegate),
    .returned(CallID(.max), .returned),
    .returned(CallID(-1), .answered(true)), .returned(CallID(0), .answered(false)),
    .completed(CallID(2), success: true, onMainThread: false),
    .completed(CallID(3), success: false, onMainThread: true),
    .handled(DeliveredItem.ID(4)),
    .setShortcutItems([]), .setShortcutItems(items),
    .screen(AppScreen()),
    .screen(
      AppScreen(
        lines: AppScreen.Look.allCases.map {
          AppScreen.Line(
            "Add", control: AppScreen.Control(ControlID(3), look: $0, isSelected: true))
        })),
    .screen(
      AppScreen(
        alert: AppScreen.Alert(
          title: "Delete?",
          lines: [AppScreen.Line("OK", control: AppScreen.Control(ControlID(1)))]))),
    .screen(AppScreen(alert: AppScreen.Alert(lines: [], isSheet: true))),
    .screen(
      AppScreen(lines: [
        AppScreen.Line("Bread", control: AppScreen.Control(ControlID(2), previews: true))
      ])),
    .preview(Preview()),
    .preview(
      Preview(
        title: "Bread", lines: [AppScreen.Line("500 g flour")],
        actions: PreviewAction.Style.allCases.enumerated().map { index, style in
          PreviewAction(
            PreviewAction.ID(index), title: "Delete", style: style,
            actions: [PreviewAction(PreviewAction.ID(9), title: "Keep")])
        }, height: 4)),
    .setActivationConditions(SceneID(1), ActivationConditions()),
    .setActivationConditions(
      SceneID(2),
      ActivationConditions(canActivate: .oneOf(["a", "b"]), prefersToActivate: .prefix("x"))),
    .setActivationConditions(
      SceneID(2), ActivationConditions(canActivate: .contains("c"), prefersToActivate: .any)),
    .beganBackgroundTask(BackgroundTaskID(1)), .endedBackgroundTask(BackgroundTaskID(1)),
    .screen(
      AppScreen(
        title: "Title", lines: AppScreen.Style.allCases.map { AppScreen.Line("text", style: $0) })),
  ]
}
