import Canvas
import HomeScreen
import Phone
import QuickActions

extension Picture {
  /// A trace with a line of each kind, odd texts among them.
  static var traceOfEachKind: Frame {
    var stage = StagedPhone(size: Size(rows: 44, columns: 110))
    let app = StagedPhone.id(StagedPhone.appSearch)
    for (index, event) in events(of: app).enumerated() {
      let at = Instant(sinceStart: .milliseconds(98_000 + 640 * index))
      stage.trace.record(TraceEntry(at: at, app: app, pid: 4711, event: event))
    }
    stage.trace.record(
      TraceEntry(at: Instant(sinceStart: .seconds(107)), event: .user("memory pressure")))
    return stage.draw()
  }

  private static func events(of app: AppID) -> [TraceEvent] {
    let process = AppProcess(app: app, launch: 1)
    let item = ShortcutItem(type: "search", localizedTitle: "Search")
    let delivered = DeliveredItem(id: DeliveredItem.ID(1), item: item)
    return [
      .user("force press"),
      .chose(.item(item, .static)),
      .processStarted,
      .stateChanged(from: .notRunning, to: .foregroundInactive),
      .called(process, CallID(1), .didFinishLaunching(LaunchOptions(shortcutItem: delivered))),
      .returned(process, CallID(1), .answered(true)),
      .called(process, CallID(2), .performAction(delivered)),
      .notCalled(.willEnterForeground, .firstLaunch),
      .completion(.called(true, onMainThread: true)),
      .completion(.called(false, onMainThread: false)),
      .completion(.neverCalled),
      .warning(.handledTwice(item, first: "didFinishLaunching", second: "performActionFor")),
      .console("escape \u{1B}[31m, wide 写真, long \(String(repeating: "x", count: 90))"),
      .processEnded(.signalled(11)),
    ]
  }
}
