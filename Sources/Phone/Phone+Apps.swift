import QuickActions

/// Installing, bringing to front, leaving, ending: what the phone does to whole apps.
extension Phone {
  mutating func install(
    _ id: AppID, _ description: AppDescription, from source: InstallSource,
    standIn: StandInBehaviour?, _ outbox: inout Outbox
  ) {
    guard index(of: id) == nil else { return update(id, to: description, &outbox) }
    let deleted = deletedApps.first { $0.id == id }
    deletedApps.removeAll { $0.id == id }
    apps.append(
      InstalledApp(
        id: id, description: description, source: source, standIn: standIn,
        launches: deleted?.launches ?? 0))
    if deleted != nil { outbox.record(.note("installed again, without dynamic items"), app: id) }
  }

  mutating func changeSource(of id: AppID, to source: InstallSource) {
    guard let index = index(of: id) else { return }
    apps[index].source = source
  }

  mutating func changeStandIn(of id: AppID, to behaviour: StandInBehaviour) {
    guard let index = index(of: id), apps[index].standIn != nil else { return }
    apps[index].standIn = behaviour
  }

  /// The new static items count at once; the dynamic items of the previous version stay until the new
  /// one runs. [documented] A running app is ended for it.
  mutating func update(
    _ id: AppID, to description: AppDescription, _ outbox: inout Outbox
  ) {
    guard let index = index(of: id) else { return }
    closeTouch(on: id)
    leaveFront(id)
    let hidden = hiding
    apps[index].description = description
    outbox.record(.note("updated to version \(description.version)"), app: id)
    recordHiding(asItWas: hidden, &outbox)
    apps[index].lifeCycle.end(because: .update, &outbox)
  }

  /// Its dynamic items go with it. [undocumented]
  mutating func delete(_ id: AppID, _ outbox: inout Outbox) {
    guard let index = index(of: id) else { return }
    closeTouch(on: id)
    leaveFront(id)
    outbox.record(.note("deleted, and its dynamic items with it"), app: id)
    apps[index].lifeCycle.end(because: .deletion, &outbox)
    deletedApps.insert(DeletedApp(apps.remove(at: index)), at: 0)
    outbox.order(.keep(id, nil))
  }

  /// Launches the app or brings it to the front, with the quick action that asked for it.
  mutating func activate(_ id: AppID, with item: ShortcutItem?, _ outbox: inout Outbox) {
    guard let index = index(of: id) else { return }
    endTouch(&outbox)
    if case .app(let other) = front, other != id { leaveFrontApp(&outbox) }
    front = .app(id)
    if apps[index].lifeCycle.isOver { apps[index].screen = nil }
    let delivered = item.map { item in
      deliveries += 1
      return DeliveredItem(id: DeliveredItem.ID(deliveries), item: item)
    }
    apps[index].lifeCycle.activate(with: delivered, apps[index].launchKit, &outbox)
  }

  mutating func goHome(_ outbox: inout Outbox) {
    endTouch(&outbox)
    guard let id = frontApp else { return }
    outbox.record(.user("home"), app: id)
    leaveFrontApp(&outbox)
  }

  private mutating func leaveFrontApp(_ outbox: inout Outbox) {
    guard let id = frontApp, let index = index(of: id) else { return }
    front = .homeScreen
    apps[index].lifeCycle.leaveForeground(&outbox)
  }

  mutating func forceQuit(_ id: AppID, _ outbox: inout Outbox) {
    guard let index = index(of: id) else { return }
    leaveFront(id)
    outbox.record(.user("force-quit in the switcher"), app: id)
    apps[index].lifeCycle.forceQuit(&outbox)
  }

  /// A scene may be disconnected once it is in the background. [documented]
  mutating func reclaimScenes(of id: AppID, _ outbox: inout Outbox) {
    guard let index = index(of: id) else { return }
    outbox.record(.user("scenes reclaimed"), app: id)
    apps[index].lifeCycle.reclaimScenes(&outbox)
  }

  /// iOS reclaims memory from apps that nobody looks at, without a word to them.
  mutating func memoryPressureBegan(_ outbox: inout Outbox) {
    outbox.record(.user("memory pressure"))
    for index in apps.indices where apps[index].id != frontApp {
      apps[index].lifeCycle.end(because: .memoryPressure, &outbox)
    }
  }

  /// Every process ends; the dynamic items stay. [inferred]
  mutating func restart(_ outbox: inout Outbox) {
    outbox.record(.user("restart of the phone"))
    touch = .none
    front = .homeScreen
    for index in apps.indices { apps[index].lifeCycle.end(because: .restart, &outbox) }
  }

  /// An app that is not active takes no touches.
  mutating func controlTapped(_ control: ControlID, _ outbox: inout Outbox) {
    guard let id = frontApp, let app = app(id), app.state == .foregroundActive,
      let process = app.lifeCycle.process,
      let name = app.screen?.name(of: control)
    else { return }
    outbox.record(.user("tap on \(quoted(name))"), app: id)
    outbox.order(.tell(process, .tapped(control)))
  }

  var frontApp: AppID? {
    switch front {
    case .homeScreen: nil
    case .app(let id): id
    }
  }

  func isFront(_ id: AppID) -> Bool { front == .app(id) }

  /// The Home Screen shows again where this app was in front.
  mutating func leaveFront(_ id: AppID) {
    guard isFront(id) else { return }
    front = .homeScreen
    if case .onControl = touch { touch = .none }
  }

  private mutating func closeTouch(on id: AppID) {
    switch touch {
    case .none: break
    case .pressing(let press): if press.app == id { touch = .none }
    case .menuOpen(let open): if open.app == id { touch = .none }
    case .onControl(let press): if press.app == id { touch = .none }
    }
  }
}
