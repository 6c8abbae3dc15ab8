import Phone
import QuickActions

/// What statements come to.
extension ScenarioStage {
  package typealias Failure = ScenarioRun.Failure

  /// - Throws: why it cannot be performed as the phone is now.
  package func moves(of action: Statement.Action) throws(Failure) -> [Move] {
    switch action {
    case .device(let model, let ios): try changeDevice(model, ios)
    case .language(let languages): change { $0.languages = languages }
    case .install(let installation): try install(installation)
    case .update(let name, let path): try update(name, path)
    case .delete(let name): [.send(.appDeleted(try app(name)))]
    case .setDynamic(let name, let source): try setDynamic(source, of: name)
    case .setSource(let name, let source):
      [.send(.installSourceChanged(try app(name), source))]
    case .behaviour(let name, let behaviour):
      [.send(.standInChanged(try standIn(name), behaviour))]
    case .setting(let setting, let word): change { setting.set(word, in: &$0) }
    case .press(let name): try press(name)
    case .hold(let name, let duration):
      try press(name) + [.pass(duration), .send(.pressEnded)] + lookAtApp
    case .force(let name, let force): try self.force(name, force)
    case .release(let release): try self.release(release)
    case .tap(let name): try tap(name)
    case .switchTo(let name): [.send(.tapped(try app(name))), look]
    case .choose(let title): try choose(title)
    case .pop: try pop()
    case .previewAction(let titles): try previewAction(titles)
    case .dismiss: try dismiss()
    case .home: [.send(.homePressed)]
    case .wait(let duration, let isReal): [isReal ? .live(duration) : .pass(duration)]
    case .background(let name): background(try app(name))
    case .suspend(let name): suspend(try app(name))
    case .kill(let name): [.send(.appForceQuit(try app(name)))]
    case .crash(let name): try crash(try app(name))
    case .disconnect(let name): [.send(.scenesReclaimed(try app(name)))]
    case .memoryPressure: [.send(.memoryPressureBegan)]
    case .restart: [.send(.restarted)]
    case .expect, .say, .sure, .ask, .vary: []
    }
  }

  // MARK: The phone

  private func change(_ change: (inout Settings) -> Void) -> [Move] {
    var settings = simulation.phone.settings
    change(&settings)
    return [.send(.settingsChanged(settings))]
  }

  private func changeDevice(
    _ model: DeviceModel?, _ ios: IOSVersion?
  ) throws(Failure) -> [Move] {
    do {
      let profile = try DeviceProfile(
        model: model ?? simulation.phone.settings.profile.model, ios: ios)
      return change { $0.profile = profile }
    } catch {
      throw Failure(message: "\(error)")
    }
  }

  // MARK: Apps

  private func install(
    _ installation: Statement.Installation
  ) throws(Failure) -> [Move] {
    let read = try read(installation.path)
    var description = read.description
    if let name = installation.name { description.name = name }
    let name = description.name
    guard apps[name].flatMap(simulation.phone.app) == nil else {
      throw Failure(
        message:
          "an app called \(quoted(name)) is there already: call this one otherwise, `named …`")
    }
    let id = freeID(description.bundleIdentifier)
    apps[name] = id
    paths[id] = installation.path
    positions[id] = installation.position ?? nextPosition
    lastApp = lastApp ?? id
    return [
      .install(
        id, description, from: installation.source,
        executable: installation.isStandIn ? nil : read.executable)
    ]
  }

  private func read(_ path: String) throws(Failure) -> ScenarioApp {
    do throws(Diagnostic) {
      return try files.app(at: path, ofScenario: file)
    } catch {
      throw Failure(message: error.sentence, word: path)
    }
  }

  private func freeID(_ identifier: String) -> AppID {
    var id = AppID(identifier)
    while simulation.phone.app(id) != nil {
      let number = namesakes[identifier, default: 1] + 1
      namesakes[identifier] = number
      id = AppID("\(identifier) \(number)")
    }
    return id
  }

  private var nextPosition: IconPosition? { position(ofApp: simulation.phone.apps.count) }

  private func update(_ name: String, _ path: String?) throws(Failure) -> [Move] {
    let id = try app(name)
    guard let app = simulation.phone.app(id) else { return [] }
    let new = try path.map { path throws(Failure) in try read(path) }
    var description = new?.description ?? app.description
    description.name = name
    guard let new else { return [.send(.appUpdated(id, description))] }
    paths[id] = path
    // What was installed as a stand-in stays one.
    let executable = app.standIn == nil ? new.executable : nil
    return [.update(id, description, executable: executable)]
  }

  private func setDynamic(
    _ source: Statement.DynamicSource, of name: String
  ) throws(Failure) -> [Move] {
    let id = try app(name)
    let items: [ShortcutItem]
    switch source {
    case .items(let written): items = written
    case .file(let path):
      do throws(Diagnostic) {
        items = try files.dynamicItems(at: path, ofScenario: file)
      } catch {
        throw Failure(message: error.sentence, word: path)
      }
    }
    let version = simulation.phone.app(id)?.description.itemsVersion ?? 0
    let stored = StoredItems(
      items, itemsVersion: version, languages: simulation.phone.settings.languages)
    return [.send(.dynamicItemsRestored(id, stored))]
  }

  private func standIn(_ name: String) throws(Failure) -> AppID {
    let id = try app(name)
    guard simulation.phone.app(id)?.standIn != nil else {
      throw Failure(
        message: "\(quoted(name)) runs code of its own: install it `as stand-in`", word: name)
    }
    return id
  }

  // MARK: Touches

  /// How long a person looks at what an activation brought: enough for an item to count as lost.
  private var look: Move { .pass(.seconds(1)) }

  /// A finger that leaves something of a window may have tapped it.
  private var lookAtApp: [Move] { appInFront == nil ? [] : [look] }

  private func press(_ name: String) throws(Failure) -> [Move] {
    if case .app(let id) = simulation.phone.front {
      return [.send(.controlPressBegan(try pressable(name, in: id), confirmed: true))]
    }
    let id = try app(name)
    return positions[id].map { [.send(.pressBegan(id, at: $0, confirmed: true))] } ?? []
  }

  private func force(_ name: String, _ force: Force?) throws(Failure) -> [Move] {
    if let force {
      return try press(name) + [.press(until: force), .send(.pressEnded)] + lookAtApp
    }
    if case .app(let id) = simulation.phone.front {
      return [.send(.controlForcePressed(try pressable(name, in: id)))]
    }
    let id = try app(name)
    return positions[id].map { [.send(.forcePressed(id, at: $0))] } ?? []
  }

  private func release(_ release: Statement.Release) throws(Failure) -> [Move] {
    switch (release, simulation.phone.touch) {
    case (_, .none): throw Failure(message: "no finger is down: `press` an icon first")
    case (.inPlace, _): [.send(.pressEnded)] + lookAtApp
    case (.outside, .menuOpen): [.send(.menuDismissed)]
    case (.outside, _): [.send(.pressCancelled)]
    case (.over(let title), .onControl): try previewAction([title])
    case (.over(let title), _): try choose(title)
    }
  }

  private func dismiss() throws(Failure) -> [Move] {
    switch simulation.phone.touch {
    case .menuOpen: [.send(.menuDismissed)]
    case .onControl: [.send(.pressCancelled)]
    case .none, .pressing:
      throw Failure(message: "no menu is open that could be closed")
    }
  }

  private func openPreview() throws(Failure) -> (press: ControlPress, preview: Preview) {
    guard let press = simulation.phone.touch.controlPress, let preview = press.preview else {
      throw Failure(message: "no preview is open: `force` something on an app's window first")
    }
    return (press, preview)
  }

  private func pop() throws(Failure) -> [Move] {
    _ = try openPreview()
    return [.send(.pressedDeeper), look]
  }

  /// A swipe up brings the actions, and a group brings its own.
  private func previewAction(_ titles: [String]) throws(Failure) -> [Move] {
    let (press, preview) = try openPreview()
    var moves: [Move] = []
    var choices = press.choices
    if case .peeking = press.stage {
      moves.append(.send(.previewSwipedUp))
      choices = preview.actions
    }
    for title in titles {
      guard let action = choices.first(where: { $0.title == title }) else {
        let known = choices.map(\.title)
        let near = didYouMean(title, among: known, spelled: quoted)
        throw Failure(
          message: "the preview has no action \(quoted(title))\(near)", expected: [title],
          found: known, word: title)
      }
      moves.append(.send(.previewActionChosen(action.id)))
      choices = action.actions
    }
    return moves + [look]
  }

  private func tap(_ name: String) throws(Failure) -> [Move] {
    if case .app(let id) = simulation.phone.front {
      return [.send(.controlTapped(try control(name, in: id))), look]
    }
    return [.send(.tapped(try app(name))), look]
  }

  /// An app in front hides the icons.
  private func pressable(_ text: String, in id: AppID) throws(Failure) -> ControlID {
    let texts = simulation.phone.app(id)?.screen?.foreground.map(\.text) ?? []
    if let app = appInFront, apps[text] != nil, !texts.contains(text) {
      throw Failure(
        message: "\(quoted(app.description.name)) is in front, its icon is not: go `home` first")
    }
    return try control(text, in: id)
  }

  private func control(_ text: String, in id: AppID) throws(Failure) -> ControlID {
    let controls = simulation.phone.app(id)?.screen?.foreground.filter { $0.control != nil } ?? []
    guard let control = controls.first(where: { $0.text == text })?.control else {
      throw Failure(
        message: "nothing on the app's window that can be tapped says \(quoted(text))"
          + (apps[text] == nil ? "" : "; to tap an icon go `home` first"),
        expected: [text], found: controls.map(\.text), word: text)
    }
    lastApp = id
    return control.id
  }

  private func choose(_ title: String) throws(Failure) -> [Move] {
    guard case .menuOpen(let open) = simulation.phone.touch else {
      throw Failure(message: "no menu is open: hold or force an icon first")
    }
    guard let row = open.menu.rows.firstIndex(where: { $0.title == title }) else {
      let titles = open.menu.rows.map(\.title)
      let near = didYouMean(title, among: titles, spelled: quoted)
      throw Failure(
        message: "the menu has no row \(quoted(title))\(near)", expected: [title], found: titles,
        word: title)
    }
    lastApp = open.app
    return [.send(.rowChosen(row)), look]
  }

  // MARK: States

  private func background(_ id: AppID) -> [Move] {
    if simulation.phone.app(id)?.state == .background { return [] }
    let opening: [Move] = simulation.phone.front == .app(id) ? [] : [.send(.tapped(id))]
    return opening + [.send(.homePressed)]
  }

  private func suspend(_ id: AppID) -> [Move] {
    if simulation.phone.app(id)?.state == .suspended { return [] }
    return background(id) + [.pass(.seconds(5))]
  }

  private func crash(_ id: AppID) throws(Failure) -> [Move] {
    guard let state = simulation.phone.app(id)?.state, state != .notRunning else {
      throw Failure(message: "the app does not run")
    }
    return [.crash(id)]
  }
}

extension Diagnostic {
  /// In the report of a scenario, which has a place of its own.
  fileprivate var sentence: String {
    "\(place): \(message)" + (fix.map { "; \($0)" } ?? "")
  }
}
