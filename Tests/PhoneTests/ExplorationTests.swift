import Phone
import QuickActions
import Testing

/// Every order of events that a small phone can meet, and long random ones: the invariants hold at
/// each step.
@Suite struct ExplorationTests {
  /// A state of the world: the phone, and the processes that the outside keeps for it.
  private struct World: Hashable {
    var phone = Phone()
    var processes: Set<AppProcess> = []
    var now = Instant.start

    mutating func step(_ input: Input) {
      for effect in phone.handle(input, at: now) {
        switch effect {
        case .spawn(let process, _, _): processes.insert(process)
        case .deliver, .signal, .keep, .record: break
        }
      }
      if case .process(let process, .exited) = input { processes.remove(process) }
      if case .process(let process, .failedToStart) = input { processes.remove(process) }
    }

    /// All that can happen next.
    func inputs() -> [Input] {
      let apps = phone.apps.map(\.id)
      var inputs: [Input] = [
        .homePressed, .rowChosen(0), .rowChosen(1), .menuDismissed, .pressEnded, .pressConfirmed,
        .pressCancelled, .memoryPressureBegan, .restarted,
      ]
      if let position = IconPosition(row: 5, column: 3) {
        inputs += apps.map { .forcePressed($0, at: position) }
        inputs += apps.map { .pressBegan($0, at: position, confirmed: false) }
      }
      inputs += apps.map { .tapped($0) } + apps.map { .appForceQuit($0) }
      for process in processes.sorted(by: { ($0.app, $0.launch) < ($1.app, $1.launch) }) {
        inputs += facts(about: process).map { .process(process, $0) }
      }
      return inputs
    }

    private func facts(about process: AppProcess) -> [ProcessFact] {
      let call = phone.app(process.app)?.lifeCycle.callInFlight
      let answers: [ProcessFact] =
        call.map { call in
          [.returned(call.id, .answered(false)), .returned(call.id, .returned)]
            + (call.call.deliveredItem.map { [.handled($0.id)] } ?? [])
            + [.completed(call.id, success: true, onMainThread: true)]
        } ?? []
      return [.started(pid: 1), .connected, .exited(.signalled(6))] + answers
    }
  }

  private func world(apps: Int) -> World {
    var world = World()
    for number in 0..<apps {
      let item = StaticShortcutItem(index: 0, type: "t", title: "T")
      let description = AppDescription(
        bundleIdentifier: "app\(number)", name: "App", staticItems: [item])
      world.step(.appInstalled(AppID("app\(number)"), description, from: .appStore))
    }
    return world
  }

  /// Breadth first, so that the first failure is also a shortest way to it.
  @Test func everyOrderOfEventsKeepsTheInvariants() {
    var frontier: [(world: World, path: [Input])] = [(world(apps: 1), [])]
    var seen = Set(frontier.map(\.world))
    var edges = 0
    while !frontier.isEmpty, seen.count < 6000 {
      var next: [(world: World, path: [Input])] = []
      for (world, path) in frontier {
        for input in world.inputs() {
          var successor = world
          successor.step(input)
          edges += 1
          let broken = successor.phone.brokenInvariants()
          guard broken.isEmpty else {
            Issue.record("\(broken) after \((path + [input]).map { "\($0)" })")
            return
          }
          if seen.insert(successor).inserted { next.append((successor, path + [input])) }
        }
      }
      frontier = next
    }
    #expect(edges > 20_000)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func longRandomRunsKeepTheInvariantsAndAlwaysComeToRest(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var world = world(apps: 3)
    for step in 0..<4000 {
      if random.next() % 4 == 0, let due = world.phone.nextDue {
        world.now = max(world.now, due)
        world.step(.timePassed)
      } else {
        let inputs = world.inputs()
        world.step(inputs[Int(random.next() % UInt64(inputs.count))])
      }
      let broken = world.phone.brokenInvariants()
      #expect(broken.isEmpty, "seed \(seed), step \(step)")
      if !broken.isEmpty { return }
    }
    world.step(.homePressed)
    for _ in 0..<2000 {
      guard let due = world.phone.nextDue else { return }
      #expect(due > world.now || world.phone.nextDue != nil)
      world.now = max(world.now, due)
      world.step(.timePassed)
      for process in world.processes {
        world.step(.process(process, .exited(.signalled(9))))
      }
    }
    #expect(world.phone.nextDue == nil, "seed \(seed): something stays due for ever")
  }
}

/// A small generator with a seed, so that a failing run can be run again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
