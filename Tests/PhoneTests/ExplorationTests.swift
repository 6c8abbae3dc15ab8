import Phone
import QuickActions
import TestMaterial
import Testing

/// Every order of events that a small phone can meet, and long random ones: the invariants hold at
/// each step.
@Suite struct ExplorationTests {
  /// A state of the world: the phone, and the processes that the outside keeps for it.
  private struct World: Hashable {
    var phone = Phone()
    var processes: Set<AppProcess> = []
    var now = Instant.start
    /// What a person may still do: it keeps the world finite.
    var actionsLeft: Int

    mutating func step(_ input: Input) {
      if input.isOfPerson { actionsLeft -= 1 }
      if input == .timePassed, let due = phone.nextDue { now = max(now, due) }
      for effect in phone.handle(input, at: now) {
        switch effect {
        case .spawn(let process, _, _): processes.insert(process)
        case .deliver, .tell, .signal, .keep, .record: break
        }
      }
      if case .process(let process, .exited) = input { processes.remove(process) }
      if case .process(let process, .failedToStart) = input { processes.remove(process) }
    }

    /// Lets the apps answer until they have nothing more to answer.
    mutating func settle() {
      for process in processes {
        step(.process(process, .started(pid: 1)))
        step(.process(process, .connected(configuresScenes: false)))
        while let call = phone.app(process.app)?.lifeCycle.callInFlight {
          step(.process(process, .returned(call.id, .returned)))
        }
      }
    }

    /// All that can happen next.
    func inputs() -> [Input] {
      (actionsLeft > 0 ? actions : []) + (phone.nextDue == nil ? [] : [.timePassed])
        + processes.sorted { ($0.app, $0.launch) < ($1.app, $1.launch) }.flatMap { process in
          facts(about: process).map { .process(process, $0) }
        }
    }

    private var actions: [Input] {
      var actions: [Input] = [
        .homePressed, .rowChosen(0), .rowChosen(1), .menuDismissed, .pressEnded, .pressConfirmed,
        .pressCancelled, .memoryPressureBegan, .restarted, .stepTaken, .steppingEnded,
        .settingsChanged(stepping),
      ]
      for app in phone.apps {
        actions += [
          .tapped(app.id), .appForceQuit(app.id), .appDeleted(app.id),
          .appUpdated(app.id, app.description), .scenesReclaimed(app.id),
        ]
        guard let position = IconPosition(row: 5, column: 3) else { continue }
        actions += [
          .forcePressed(app.id, at: position),
          .pressBegan(app.id, at: position, confirmed: false),
        ]
      }
      return actions
    }

    private var stepping: Settings {
      var settings = phone.settings
      settings.stepping = true
      return settings
    }

    private func facts(about process: AppProcess) -> [ProcessFact] {
      let call = phone.app(process.app)?.lifeCycle.callInFlight
      let answers: [ProcessFact] =
        call.map { call in
          [.returned(call.id, .answered(false)), .returned(call.id, .returned)]
            + (call.call.deliveredItem.map { [.handled($0.id)] } ?? [])
            + [.completed(call.id, success: true, onMainThread: true)]
        } ?? []
      return [
        .started(pid: 1), .failedToStart("gone"), .connected(configuresScenes: false),
        .exited(.signalled(6)),
      ]
        + answers
    }
  }

  private func world(apps: Int, actions: Int, scenes: AppScenes? = nil) -> World {
    var world = World(actionsLeft: actions)
    for number in 0..<apps {
      let item = StaticShortcutItem(index: 0, type: "t", title: "T")
      let description = AppDescription(
        bundleIdentifier: "app\(number)", name: "App", staticItems: [item], scenes: scenes)
      world.step(.appInstalled(AppID("app\(number)"), description, from: .appStore))
    }
    return world
  }

  /// An app in each state of its life, in the answers that it gives by itself.
  private func starts(_ scenes: AppScenes?) -> [World] {
    var world = world(apps: 1, actions: .max, scenes: scenes)
    var starts = [world]
    world.step(.tapped(AppID("app0")))
    world.settle()
    starts.append(world)
    world.step(.homePressed)
    world.settle()
    starts.append(world)
    world.step(.timePassed)
    starts.append(world)
    return starts.map { start in
      var start = start
      start.actionsLeft = 2
      return start
    }
  }

  /// All orders of two things that a person does, from each state of an app, with all that the app and
  /// the clock can do between them. Breadth first, so that the first failure is also a shortest way.
  @Test(arguments: [nil, AppScenes()])
  func everyOrderOfEventsKeepsTheInvariants(scenes: AppScenes?) {
    var frontier: [(world: World, path: [Input])] = starts(scenes).map { ($0, []) }
    var seen = Set(frontier.map(\.world))
    var states: Set<ApplicationState> = []
    while !frontier.isEmpty {
      var next: [(world: World, path: [Input])] = []
      for (world, path) in frontier {
        for input in world.inputs() {
          var successor = world
          successor.step(input)
          states.formUnion(successor.phone.apps.map(\.state))
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
    #expect(states == Set(ApplicationState.allCases), "a state was never reached")
    #expect(seen.count > 5_000)
  }

  @Test(
    arguments: [1, 2, 3, 4] as [UInt64], [nil, AppScenes(supportsMultiple: true)])
  func longRandomRunsKeepTheInvariantsAndComeToRest(seed: UInt64, scenes: AppScenes?) {
    var random = SeededGenerator(seed: seed)
    var world = world(apps: 3, actions: .max, scenes: scenes)
    for step in 0..<3000 {
      let inputs = world.inputs()
      world.step(inputs[Int(random.next() % UInt64(inputs.count))])
      let broken = world.phone.brokenInvariants()
      #expect(broken.isEmpty, "seed \(seed), step \(step)")
      if !broken.isEmpty { return }
    }
    world.step(.steppingEnded)
    world.step(.homePressed)
    var steps = 0
    while world.phone.nextDue != nil, steps < 500 {
      steps += 1
      world.step(.timePassed)
      for process in world.processes { world.step(.process(process, .exited(.signalled(9)))) }
    }
    #expect(world.phone.nextDue == nil, "seed \(seed): something stays due for ever")
  }
}

extension Input {
  /// A person did it; the rest is what apps and the clock do.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .process, .timePassed, .appInstalled, .dynamicItemsRestored: false
    default: true
    }
  }
}
