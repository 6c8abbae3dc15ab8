import QuickActions

extension TraceEvent: CustomStringConvertible {
  package var description: String {
    switch self {
    case .user(let text): text
    case .menuOpened(let menu): menu.account
    case .noMenu(let reason): reason
    case .chose(let row): "chose \(row.account)"
    case .stateChanged(let from, let to): "\(from) → \(to)"
    case .called(_, _, let call): call.description
    case .returned(_, let id, let outcome): "call \(id.number) \(outcome)"
    case .handled(let item, let place): "handles \(item) in \(place)"
    case .notCalled(let method, let reason): "\(method) not called: \(reason)"
    case .completion(let result): result.description
    case .warning(let warning): warning.description
    case .console(let line): line
    case .processStarted: "process started"
    case .processEnded(let exit): "process \(exit)"
    case .note(let text): text
    }
  }
}

extension ShortcutMenu {
  fileprivate var account: String {
    let titles = rows.map { "\"\($0.title)\"" }.joined(separator: ", ")
    let reasons = HiddenItem.Reason.allCases.compactMap(account(ofHiddenBy:))
    return (["menu: \(titles)"] + reasons).joined(separator: "; ")
  }

  private func account(ofHiddenBy reason: HiddenItem.Reason) -> String? {
    let items = hidden.filter { $0.reason == reason }
    let titles = items.map { "\"\($0.item.localizedTitle)\"" }.joined(separator: ", ")
    guard !items.isEmpty else { return nil }
    return reason == .cap
      ? "hidden by the cap of four: \(titles)"
      : "hidden until the app sets its items again, since \(reason): \(titles)"
  }
}

extension MenuRow {
  fileprivate var account: String {
    switch self {
    case .item(let item, let origin): "\(item), \(origin.rawValue)"
    case .system(let action): "\"\(action.title)\", a row of the system"
    }
  }
}

extension NotCalledReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .launchAnsweredFalse(let method): "\(method) answered false"
    case .notImplemented: "the delegate does not implement it"
    case .alreadyRunning: "the process is already running"
    case .firstLaunch: "it is not part of a first launch"
    case .killedWithoutNotice: "the process is killed without notice"
    case .processEnded: "the process ended before its turn"
    case .cameBackEarly: "the app came back before it reached the background (assumed)"
    case .sceneBased: "the app has scenes, so the delegate of the scene is called"
    case .inConnectionOptions:
      "the item travels in the options of \(DelegateCall.Method.sceneWillConnect)"
    case .sceneAlreadyConnected: "the scene is already connected"
    case .noSceneDelegate: "the scene has no delegate"
    case .noForceTouch: "this device has no 3D Touch (documented)"
    case .forceTouchOff: "3D Touch is switched off in Settings (documented)"
    case .notRegistered:
      "it lies in no view that was registered by registerForPreviewing(with:sourceView:) "
        + "(documented)"
    case .noPreview: "\(DelegateCall.Method.previewViewController) returned nil (documented)"
    case .tooLight(let force, let needed):
      "closed at force \(force.hundredths), opening takes \(needed.hundredths) (reported)"
    case .previewActionChosen: "a preview action was chosen (inferred)"
    }
  }
}

extension CompletionResult: CustomStringConvertible {
  package var description: String {
    switch self {
    case .called(let success, let onMainThread):
      "completionHandler(\(success))" + (onMainThread ? "" : " off the main thread")
    case .neverCalled: "completionHandler was never called before the app left"
    case .calledTwice(let success): "completionHandler(\(success)) called again: ignored"
    }
  }
}

extension Warning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .handledTwice(let item, let first, let second):
      "handled twice: \(item) in \(first) and again in \(second)"
    case .lost(let item): "lost: nothing handled \(item)"
    case .stale(let item, let place):
      "stale: \(item) of an earlier activation handled again in \(place); clear the saved item"
    case .dropped(let item, let method):
      "dropped: \(item), as no one implements \(method)"
        + (method == .scenePerformAction ? "; the app delegate's is not called in its place" : "")
    case .backgroundTasksLeft(let count):
      "0x8badf00d: killed, as \(count == 1 ? "a background task" : "\(count) background tasks") did not "
        + "end in time"
    case .completionOffMainThread:
      "completion handler called off the main thread; with true iOS ends the app for it"
    case .watchdog(let limit, let place):
      "0x8badf00d: killed by the watchdog, \(limit.milliseconds / 1000) s passed in \(place)"
    case .crashed(let exit): exit.crashAccount
    case .menu(let remark): remark.description
    case .buildFailed(let account): "build failed: \(account)"
    }
  }
}

extension ProcessExit {
  /// `SIGHUP`, `SIGINT`, `SIGKILL` and `SIGTERM` come from somebody; the others are faults.
  private static func isRequest(_ number: Int32) -> Bool { [1, 2, 9, 15].contains(number) }

  fileprivate var crashAccount: String {
    switch self {
    case .exited(let status): "the app ended by itself with status \(status)"
    case .signalled(let number) where ProcessExit.isRequest(number):
      "the app was ended by \(ProcessExit.signalName(number))"
    case .signalled(let number): "the app crashed: \(ProcessExit.signalName(number))"
    }
  }
}
