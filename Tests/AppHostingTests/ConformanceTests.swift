import AppHosting
import AppProtocol
import BuiltProducts
import QuickActions
import Testing

/// A stand-in's behaviour, and the arguments that make the real app behave so.
struct Conformance: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var behaviour: StandInBehaviour
  var arguments: [String]

  init(_ name: String, _ arguments: [String], _ change: (inout StandInBehaviour) -> Void) {
    testDescription = name
    behaviour = StandInBehaviour()
    change(&behaviour)
    self.arguments =
      ["will=missing", "handle=perform"].filter { standard in
        !arguments.contains { $0.hasPrefix(standard.prefix { $0 != "=" }) }
      } + arguments
  }

  static let all =
    [
      Conformance("well behaved", []) { _ in },
      Conformance("willFinish answers true", ["will=true"]) {
        $0.willFinishLaunching = .answers(true)
      },
      Conformance("willFinish answers false", ["will=false"]) {
        $0.willFinishLaunching = .answers(false)
      },
      Conformance("handles at launch, answers false", ["handle=launch", "did=false"]) {
        $0.handling = .inDidFinishLaunching
        $0.didFinishLaunching = .answers(false)
      },
      Conformance("handles when active and clears", ["handle=active-clear", "did=false"]) {
        $0.handling = .inDidBecomeActive(clears: true)
        $0.didFinishLaunching = .answers(false)
      },
      Conformance("handles when active and keeps", ["handle=active-keep"]) {
        $0.handling = .inDidBecomeActive(clears: false)
      },
      Conformance("handles nowhere", ["handle=nowhere"]) { $0.handling = .nowhere },
      Conformance("completes with false", ["complete=false"]) { $0.completion = .calls(false) },
      Conformance("never completes", ["complete=never"]) { $0.completion = .never },
      Conformance("completes twice", ["complete=twice"]) { $0.completion = .twice(true) },
      Conformance("completes late", ["complete=late"]) {
        $0.completion = .late(.milliseconds(50))
      },
      Conformance("sets dynamic items", ["items=set"]) { $0.dynamicItems = [dynamicItem] },
      Conformance("has no methods", ["will=none"]) {
        $0.didFinishLaunching = .notImplemented
        $0.notImplemented = Set(DelegateCall.Method.allCases)
      },
    ]
    + [.didFinishLaunching, .performAction, .didEnterBackground].flatMap(accidents)
    + withScenes

  private static let withScenes: [Conformance] = [
    scenes("well behaved", ["scenes=full"]) { _ in },
    scenes("handles when active and keeps", ["scenes=full", "handle=active-keep"]) {
      $0.handling = .inDidBecomeActive(clears: false)
    },
    scenes("handles nowhere", ["scenes=full", "handle=nowhere"]) { $0.handling = .nowhere },
    scenes("completes with false", ["scenes=full", "complete=false"]) {
      $0.completion = .calls(false)
    },
    scenes("has no methods", ["scenes=silent"]) {
      $0.notImplemented.formUnion(DelegateCall.Method.allCases.filter(\.isOfAScene))
    },
    scenes(
      "crashes in an action", ["scenes=full", "crash=\(DelegateCall.Method.scenePerformAction)"]
    ) { $0.crashesIn = [.scenePerformAction] },
  ]

  private static func scenes(
    _ name: String, _ arguments: [String], _ change: (inout StandInBehaviour) -> Void
  ) -> Conformance {
    Conformance("scenes: \(name)", arguments) {
      $0.notImplemented.remove(.configurationForConnecting)
      change(&$0)
    }
  }

  private static func accidents(in method: DelegateCall.Method) -> [Conformance] {
    [
      Conformance("crashes in \(method)", ["crash=\(method)"]) { $0.crashesIn = [method] },
      Conformance("hangs in \(method)", ["hang=\(method)"]) { $0.hangsIn = [method] },
    ]
  }

  private static let dynamicItem = ShortcutItem(
    type: "dynamic", localizedTitle: "Dynamic", localizedSubtitle: "set at launch",
    icon: .system(.play), userInfo: ["id": .integer(7)])
}

extension DelegateCall.Method {
  fileprivate var isOfAScene: Bool { "\(self)".hasPrefix("scene") || self == .scenePerformAction }
}

/// Both hosts are held to the same facts, call for call.
@Suite struct ConformanceTests {
  @Test(arguments: Conformance.all)
  func aStandInAndARealAppTellTheSameFacts(_ conformance: Conformance) {
    let standIn = HostRun(InlineHost(name: "Conformance", behaviour: conformance.behaviour))
    let app = HostRun(
      ProcessHost(
        executable: BuiltProducts.path("ConformanceApp"), arguments: conformance.arguments))
    perform(conformance.behaviour, on: standIn)
    perform(conformance.behaviour, on: app)
    #expect(transcript(standIn) == transcript(app))
    #expect(standIn.hasExited)
  }

  @Test(arguments: [true, false])
  func aStoppedAppSaysNothingUntilItIsResumed(isProcess: Bool) {
    let run = HostRun(
      isProcess
        ? ProcessHost(executable: BuiltProducts.path("ConformanceApp"))
        : InlineHost(name: "Conformance"))
    run.wait(for: "hello") { $0 == .said(.hello(protocolVersion: appProtocolVersion)) }
    run.host.signal(.stop)
    if let pid = run.pid { Processes.waitForStop(pid) }
    run.begin(.willEnterForeground, state: .background)
    #expect(run.host.facts(at: run.now) == [])
    run.host.signal(.resume)
    run.make(.didBecomeActive, state: .foregroundActive)
    #expect(
      run.facts.contains { if case .said(.returned(CallID(1), _)) = $0 { true } else { false } })
    run.host.signal(.stop)
    run.host.signal(.kill)
    #expect(run.waitForExit() == .signalled(9))
    #expect(run.host.facts(at: run.now) == [])
    #expect(run.host.nextDue == nil)
    #expect(run.host.descriptors.isEmpty)
  }

  /// A cold launch with an item, the way home, and a second item.
  private func perform(_ behaviour: StandInBehaviour, on run: HostRun) {
    let hasScenes = !behaviour.notImplemented.contains(.configurationForConnecting)
    run.wait(for: "hello") {
      $0 == .said(.hello(protocolVersion: appProtocolVersion, configuresScenes: hasScenes))
    }
    run.host.send(
      .hello(PhoneHello(bundleIdentifier: "org.example")))
    let calls = hasScenes ? ConformanceTests.sceneCalls : ConformanceTests.calls
    for (call, state) in calls where !run.hasExited {
      if behaviour.hangsIn.contains(call.method) {
        run.begin(call, state: state)
        break
      }
      run.make(call, state: state)
      if case .late = behaviour.completion, call.method == .performAction {
        run.wait(for: "the late completion") {
          if case .said(.completed) = $0 { true } else { false }
        }
      }
    }
    run.host.signal(.kill)
    if !run.hasExited { run.waitForExit() }
  }

  private static let first = delivered(1)
  private static let second = delivered(2)

  private static func delivered(_ number: Int) -> DeliveredItem {
    DeliveredItem(
      id: DeliveredItem.ID(number), item: ShortcutItem(type: "search", localizedTitle: "Search"))
  }

  /// The same with a scene, which is disconnected and discarded in the end.
  private static let sceneCalls: [(DelegateCall, ApplicationState)] = {
    let scene = SceneID(1)
    let options = ConnectionOptions(shortcutItem: first)
    return [
      (.willFinishLaunching(LaunchOptions()), .foregroundInactive),
      (.didFinishLaunching(LaunchOptions()), .foregroundInactive),
      (.configurationForConnecting(scene, options), .foregroundInactive),
      (.scene(scene, .willConnect(options)), .foregroundInactive),
      (.scene(scene, .willEnterForeground), .foregroundInactive),
      (.scene(scene, .didBecomeActive), .foregroundActive),
      (.scene(scene, .willResignActive), .foregroundActive),
      (.scene(scene, .didEnterBackground), .background),
      (.scene(scene, .willEnterForeground), .background),
      (.scene(scene, .performAction(second)), .foregroundInactive),
      (.scene(scene, .didBecomeActive), .foregroundActive),
      (.scene(scene, .didDisconnect), .background),
      (.didDiscardSceneSessions([scene]), .background),
    ]
  }()

  private static let calls: [(DelegateCall, ApplicationState)] =
    [
      (.willFinishLaunching(LaunchOptions(shortcutItem: first)), .foregroundInactive),
      (.didFinishLaunching(LaunchOptions(shortcutItem: first)), .foregroundInactive),
      (.performAction(first), .foregroundInactive),
      (.didBecomeActive, .foregroundActive),
      (.willResignActive, .foregroundActive),
      (.didEnterBackground, .background),
      (.willEnterForeground, .background),
      (.performAction(second), .foregroundInactive),
      (.didBecomeActive, .foregroundActive),
      (.willTerminate, .foregroundActive),
    ]

  /// What may differ is left out: the process id, the console, and which signal a crash is.
  private func transcript(_ run: HostRun) -> [HostFact] {
    run.facts.compactMap { fact in
      switch fact {
      case .started: .started(pid: nil)
      case .printed: nil
      case .exited(.signalled(let number)) where number != 9: .exited(.signalled(0))
      case .failedToStart, .said, .misbehaved, .exited: fact
      }
    }
  }
}
