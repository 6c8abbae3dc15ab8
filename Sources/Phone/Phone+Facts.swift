import QuickActions

/// What the phone learns from apps, from the clock and from the settings.
extension Phone {
  mutating func learned(
    _ fact: ProcessFact, of process: AppProcess, _ outbox: inout Outbox
  ) {
    guard let index = index(of: process.app), apps[index].lifeCycle.process == process else {
      return learnedOfDeletedApp(fact, of: process, &outbox)
    }
    switch fact {
    case .screenChanged(let screen): apps[index].screen = screen
    case .previewOffered(let preview): previewOffered(preview, by: process.app)
    case .shortcutItemsSet(let items): itemsSet(items, byAppAt: index, &outbox)
    case .started, .failedToStart, .connected, .returned, .completed, .handled, .printed,
      .activationConditionsSet, .backgroundTaskBegan, .backgroundTaskEnded, .misbehaved, .exited:
      let call = apps[index].lifeCycle.callInFlight
      apps[index].lifeCycle.learned(fact, apps[index].launchKit, &outbox)
      if apps[index].lifeCycle.isOver { leaveFront(process.app) }
      if case (.returned(call?.id, let outcome), .preview(.viewController)) = (fact, call?.call) {
        previewAnswered(outcome, by: process.app, &outbox)
      }
    }
  }

  /// The process of a deleted app has last words too.
  private mutating func learnedOfDeletedApp(
    _ fact: ProcessFact, of process: AppProcess, _ outbox: inout Outbox
  ) {
    guard let index = deletedApps.firstIndex(where: { $0.ending?.process == process }) else {
      return
    }
    if deletedApps[index].ending?.learned(fact, &outbox) == false {
      deletedApps[index].ending = nil
    }
  }

  mutating func timePassed(_ outbox: inout Outbox) {
    if case .pressing(let press) = touch { grow(press, &outbox) }
    if case .onControl(let press) = touch { grow(press, &outbox) }
    for index in apps.indices {
      apps[index].lifeCycle.timePassed(&outbox)
    }
  }

  mutating func change(to settings: Settings, _ outbox: inout Outbox) {
    let (hidden, old) = (hiding, self.settings)
    self.settings = settings
    recordHiding(asItWas: hidden, &outbox)
    if case .menuOpen = touch {} else { endTouch(&outbox) }
    settingsTookEffect(since: old, &outbox)
  }

  mutating func stepTaken(_ outbox: inout Outbox) {
    guard let index = apps.firstIndex(where: { $0.heldCall != nil }) else { return }
    apps[index].lifeCycle.releaseHeldCall(&outbox)
  }

  mutating func steppingEnded(_ outbox: inout Outbox) {
    let old = settings
    settings.stepping = false
    settingsTookEffect(since: old, &outbox)
  }

  /// What running apps have of new settings.
  private mutating func settingsTookEffect(since old: Settings, _ outbox: inout Outbox) {
    let sleptBefore = outbox.watchdogSleeps
    outbox.settings = settings
    for index in apps.indices {
      if outbox.watchdogSleeps != sleptBefore { apps[index].lifeCycle.watch(outbox) }
      if old.stepping, !settings.stepping { apps[index].lifeCycle.releaseHeldCall(&outbox) }
      if old.environment != settings.environment, let process = apps[index].lifeCycle.process {
        outbox.order(.tell(process, .environmentChanged(settings.environment)))
      }
    }
  }
}
