import QuickActions

/// What the Home Screen keeps for apps: setting, keeping, hiding their dynamic items.
extension Phone {
  /// Setting replaces the whole array [documented]; the first ten are kept [undocumented]. An empty
  /// array clears. [not found: an assumption]
  mutating func itemsSet(
    _ items: [ShortcutItem], byAppAt index: Int, _ outbox: inout Outbox
  ) {
    let app = apps[index]
    let version = app.lifeCycle.itemsVersion ?? app.description.itemsVersion
    let stored = StoredItems(items, itemsVersion: version, languages: settings.languages)
    apps[index].stored = items.isEmpty ? nil : stored
    let dropped = items.count - stored.items.count
    let loss = dropped > 0 ? "; \(dropped) beyond the first \(StoredItems.limit) dropped" : ""
    outbox.record(
      .note("dynamic items set: \(stored.titles)\(loss)"), app: app.id, pid: app.pid)
    outbox.order(.keep(app.id, apps[index].stored))
  }

  mutating func itemsRestored(_ stored: StoredItems, of id: AppID, _ outbox: inout Outbox) {
    guard let index = index(of: id) else { return }
    apps[index].stored = stored
    outbox.record(.note("dynamic items set earlier: \(stored.titles)"), app: id)
    recordHiding(asItWas: [:], of: [apps[index]], &outbox)
  }

  /// Why the dynamic items of each app stay out of its menu, where they do.
  var hiding: [AppID: HiddenItem.Reason] {
    let reasons = apps.compactMap { app in
      app.reasonToHideDynamicItems(with: settings).map { (app.id, $0) }
    }
    return Dictionary(reasons) { first, _ in first }
  }

  /// Says which apps' items are hidden, or shown again, since then.
  func recordHiding(asItWas before: [AppID: HiddenItem.Reason], _ outbox: inout Outbox) {
    recordHiding(asItWas: before, of: apps, &outbox)
  }

  private func recordHiding(
    asItWas before: [AppID: HiddenItem.Reason], of apps: [InstalledApp], _ outbox: inout Outbox
  ) {
    for app in apps {
      let reason = app.reasonToHideDynamicItems(with: settings)
      guard let stored = app.stored, reason != before[app.id] else { continue }
      let account =
        reason.map { "hidden until the app sets them again, since \($0) (undocumented)" }
        ?? "shown again"
      outbox.record(.note("dynamic items \(stored.titles) \(account)"), app: app.id)
    }
  }
}

extension InstalledApp {
  fileprivate func reasonToHideDynamicItems(with settings: Settings) -> HiddenItem.Reason? {
    stored?.reasonToHide(
      in: description, on: settings.profile.ios, languages: settings.languages)
  }
}

extension StoredItems {
  fileprivate var titles: String {
    items.isEmpty ? "none" : items.map { quoted($0.localizedTitle) }.joined(separator: ", ")
  }
}
