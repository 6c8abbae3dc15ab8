import QuickActions

/// What the phone learns from apps, from the clock and from the settings.
extension Phone {
  mutating func learned(
    _ fact: ProcessFact, of process: AppProcess, _ outbox: inout Outbox
  ) {
    guard let index = index(of: process.app), apps[index].lifeCycle.process == process else {
      return
    }
    switch fact {
    case .screenChanged(let screen): apps[index].screen = screen
    case .shortcutItemsSet(let items): store(items, ofAppAt: index, &outbox)
    case .started, .failedToStart, .connected, .returned, .completed, .handled, .printed,
      .misbehaved, .exited:
      apps[index].lifeCycle.learned(fact, apps[index].launchKit, &outbox)
      if apps[index].lifeCycle.isOver { leaveFront(process.app) }
    }
  }

  /// Setting replaces the whole array [documented]; the first ten are kept [undocumented].
  mutating func store(
    _ items: [ShortcutItem], ofAppAt index: Int, _ outbox: inout Outbox
  ) {
    let kept = Array(items.prefix(InstalledApp.storedItemLimit))
    apps[index].dynamicItems = kept
    let titles = kept.map { quoted($0.localizedTitle) }.joined(separator: ", ")
    let dropped = items.count - kept.count
    let loss = dropped > 0 ? "; \(dropped) beyond the first \(kept.count) dropped" : ""
    outbox.record(
      .note("dynamic items set: \(kept.isEmpty ? "none" : titles)\(loss)"), app: apps[index].id,
      pid: apps[index].pid)
  }

  mutating func timePassed(_ outbox: inout Outbox) {
    if case .pressing(let press) = touch { grow(press, &outbox) }
    for index in apps.indices {
      apps[index].lifeCycle.timePassed(&outbox)
    }
  }

  mutating func change(to settings: Settings, _ outbox: inout Outbox) {
    self.settings = settings
    if case .pressing = touch { touch = .none }
    setStepping(settings.stepping, &outbox)
  }

  mutating func stepTaken(_ outbox: inout Outbox) {
    guard let index = apps.firstIndex(where: { $0.heldCall != nil }) else { return }
    apps[index].lifeCycle.releaseHeldCall(&outbox)
  }

  mutating func steppingEnded(_ outbox: inout Outbox) {
    settings.stepping = false
    setStepping(false, &outbox)
  }

  private mutating func setStepping(_ isStepping: Bool, _ outbox: inout Outbox) {
    let hasChanged = outbox.stepping != isStepping
    outbox.stepping = isStepping
    guard hasChanged else { return }
    for index in apps.indices {
      apps[index].lifeCycle.watch(outbox)
      if !isStepping { apps[index].lifeCycle.releaseHeldCall(&outbox) }
    }
  }
}
