import QuickActions

/// A scene of an app as it stands now: connected to a process, or kept as a session alone.
package struct SceneState: Hashable, Sendable {
  package let id: SceneID
  package let isConnected: Bool
}

extension LifeCycle {
  /// Empty for an app that lives by its app delegate.
  package var scenes: [SceneState] {
    switch stage {
    case .notRunning: sessions.all
    case .running(let running): running.usesScenes ? running.sessions.all : []
    case .ending: []
    }
  }

  /// Nil while no process has said which it is.
  var livesByScenes: Bool? {
    switch stage {
    case .running(let running): running.usesScenes
    case .notRunning, .ending: nil
    }
  }
}

extension InstalledApp {
  /// Its scenes, oldest first; empty for an app that lives by its app delegate.
  package var scenes: [SceneState] { lifeCycle.scenes }

  /// Whether its scenes are told of its life rather than its app delegate. Where only the running app
  /// knows, the manifest decides until it runs.
  package func livesByScenes(on profile: DeviceProfile) -> Bool {
    guard profile.hasScenes else { return false }
    return lifeCycle.livesByScenes ?? (description.scenes != nil || !scenes.isEmpty)
  }
}
