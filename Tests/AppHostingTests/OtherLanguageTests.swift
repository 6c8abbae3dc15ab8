import AppHosting
import AppProtocol
import QuickActions
import Testing

/// The protocol is not Swift's alone: an app in Python is held to what a stand-in tells.
@Suite struct OtherLanguageTests {
  private static let program: String = {
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(tests)/Apps/PythonApp/app.py"
  }()

  private static let item = ShortcutItem(type: "search", localizedTitle: "Søk \"日本\"")

  private static func delivered(_ number: Int) -> DeliveredItem {
    DeliveredItem(id: DeliveredItem.ID(number), item: item)
  }

  static let appDelegate: [DelegateCall] = [
    .willFinishLaunching(LaunchOptions(shortcutItem: delivered(1))),
    .didFinishLaunching(LaunchOptions(shortcutItem: delivered(1))), .performAction(delivered(1)),
    .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
    .performAction(delivered(2)), .didBecomeActive, .willTerminate,
  ]

  static let scenes: [DelegateCall] = [
    .willFinishLaunching(LaunchOptions()), .didFinishLaunching(LaunchOptions()),
    .configurationForConnecting(SceneID(1), ConnectionOptions(shortcutItem: delivered(1))),
    .scene(SceneID(1), .willConnect(ConnectionOptions(shortcutItem: delivered(1)))),
    .scene(SceneID(1), .willEnterForeground), .scene(SceneID(1), .didBecomeActive),
    .scene(SceneID(1), .willResignActive), .scene(SceneID(1), .didEnterBackground),
    .scene(SceneID(1), .performAction(delivered(2))), .scene(SceneID(1), .didDisconnect),
    .didDiscardSceneSessions([SceneID(1)]),
  ]

  @Test(arguments: [appDelegate, scenes])
  func anAppInPythonTellsWhatAStandInTells(calls: [DelegateCall]) {
    let standIn = run(InlineHost(name: "Conformance"), calls)
    let app = run(ProcessHost(executable: OtherLanguageTests.program), calls)
    #expect(app == standIn)
    #expect(app.last == .exited(.signalled(9)))
    #expect(app.count { if case .said(.returned) = $0 { true } else { false } } == calls.count)
  }

  /// What was told, without the process id and the console.
  private func run(_ host: any AppHost, _ calls: [DelegateCall]) -> [HostFact] {
    let run = HostRun(host)
    run.wait(for: "hello") { $0 == .said(.hello(protocolVersion: appProtocolVersion)) }
    host.send(.hello(PhoneHello(bundleIdentifier: "org.example")))
    for call in calls { run.make(call, state: .foregroundInactive) }
    host.signal(.kill)
    run.waitForExit()
    return run.facts.compactMap { fact in
      switch fact {
      case .started: .started(pid: nil)
      case .printed: nil
      case .failedToStart, .said, .misbehaved, .exited: fact
      }
    }
  }
}
