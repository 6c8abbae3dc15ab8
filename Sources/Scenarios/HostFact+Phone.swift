import AppHosting
import AppProtocol
import Phone
import QuickActions

extension HostFact {
  /// The fact as the phone takes it.
  var forPhone: ProcessFact {
    switch self {
    case .started(let pid): .started(pid: pid)
    case .failedToStart(let reason): .failedToStart(reason)
    case .said(let message): message.forPhone
    case .printed(let line): .printed(line)
    case .misbehaved(let account): .misbehaved(account)
    case .exited(let exit): .exited(exit)
    }
  }

  /// No fact follows.
  var isLast: Bool {
    switch self {
    case .failedToStart, .exited: true
    case .started, .said, .printed, .misbehaved: false
    }
  }
}

extension AppMessage {
  fileprivate var forPhone: ProcessFact {
    switch self {
    // The host has made sure that both speak the same version.
    case .hello(_, let configuresScenes): .connected(configuresScenes: configuresScenes)
    case .returned(let id, let outcome): .returned(id, outcome)
    case .completed(let id, let success, let onMainThread):
      .completed(id, success: success, onMainThread: onMainThread)
    case .handled(let id): .handled(id)
    case .setShortcutItems(let items): .shortcutItemsSet(items)
    case .screen(let screen): .screenChanged(screen)
    case .preview(let preview): .previewOffered(preview)
    case .setActivationConditions(let scene, let conditions):
      .activationConditionsSet(scene, conditions)
    case .beganBackgroundTask(let id): .backgroundTaskBegan(id)
    case .endedBackgroundTask(let id): .backgroundTaskEnded(id)
    }
  }
}

extension ProcessSignal {
  var forHost: HostSignal {
    switch self {
    case .stop: .stop
    case .resume: .resume
    case .kill: .kill
    }
  }
}

extension ProcessNews {
  var message: PhoneMessage {
    switch self {
    case .tapped(let control): .tapped(control)
    case .previewCancelled: .previewCancelled
    case .environmentChanged(let environment): .environmentChanged(environment)
    case .backgroundTimeExpired: .backgroundTimeExpired
    }
  }
}
