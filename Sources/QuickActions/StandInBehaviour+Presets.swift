extension StandInBehaviour {
  /// A behaviour that can be asked for by name.
  package struct Preset: Sendable {
    package let name: String
    private let change: @Sendable (inout StandInBehaviour) -> Void

    fileprivate init(
      _ name: String, _ change: @escaping @Sendable (inout StandInBehaviour) -> Void
    ) {
      self.name = name
      self.change = change
    }

    /// Several presets add up.
    package func apply(to behaviour: inout StandInBehaviour) { change(&behaviour) }

    package var behaviour: StandInBehaviour {
      var behaviour = StandInBehaviour()
      apply(to: &behaviour)
      return behaviour
    }
  }

  /// What real delegates do, right and wrong: the first is right, so are the next two.
  package static let presets: [Preset] = [
    Preset("well behaved") { _ in },
    Preset("keeps it until active") {
      $0.didFinishLaunching = .answers(false)
      $0.handling = .inDidBecomeActive(clears: true)
    },
    Preset("handles in launch") {
      $0.didFinishLaunching = .answers(false)
      $0.handling = .inDidFinishLaunching
    },
    Preset("handles twice") { $0.handling = .inDidFinishLaunching },
    Preset("loses it at launch") { $0.didFinishLaunching = .answers(false) },
    Preset("forgets to clear it") {
      $0.didFinishLaunching = .answers(false)
      $0.handling = .inDidBecomeActive(clears: false)
    },
    Preset("lacks performActionFor") {
      $0.notImplemented.formUnion([.performAction, .scenePerformAction])
    },
    Preset("lacks the scene's performActionFor") { $0.notImplemented.insert(.scenePerformAction) },
    Preset("ignores connection options") { $0.handling = .inPerformAction },
    Preset("configures scenes") { $0.notImplemented.remove(.configurationForConnecting) },
    Preset("makes a scene for each target") { $0.hasSceneForEachTarget = true },
    Preset("completes with false") { $0.completion = .calls(false) },
    Preset("never completes") { $0.completion = .never },
    Preset("completes twice") { $0.completion = .twice(true) },
    Preset("completes 3 s late") { $0.completion = .late(.seconds(3)) },
    Preset("completes off the main thread") { $0.completion = .offMainThread(true) },
    Preset("crashes in the action") { $0.crashesIn = [.performAction, .scenePerformAction] },
    Preset("hangs in the action") { $0.hangsIn = [.performAction, .scenePerformAction] },
    Preset("hangs at launch") { $0.hangsIn = [.didFinishLaunching] },
  ]

  /// The name of this behaviour, where it has one.
  package var presetName: String {
    StandInBehaviour.presets.first { $0.behaviour == self }?.name ?? "its own"
  }
}
