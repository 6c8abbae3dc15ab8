import Canvas
import Glibc
import Phone
import QuickActions
import Scenarios

/// What a person did on a phone, as a scenario that does the same.
///
/// It listens to the facts that the phone is told, so that nothing that leads to a call is missed,
/// whatever key or button it came from.
package struct SessionRecording {
  private var setup: [String]
  private var installs: [Install]
  /// Of apps that came later.
  private var names: [AppID: String] = [:]
  private var statements: [String] = []
  /// Where `play` is in time after the statements so far.
  private var reached = Instant.start
  private var press: Pressing?
  /// The statement that is being performed was not written as it stands.
  var recordsFacts = true

  /// An app that is installed from the start.
  package struct App: Hashable, Sendable {
    package var id: AppID
    /// As a scenario names it.
    package var path: String
    package var name: String
    package var source: InstallSource
    /// A file with what it had set.
    package var dynamicFile: String?

    package init(
      id: AppID, path: String, name: String, source: InstallSource, dynamicFile: String? = nil
    ) {
      self.id = id
      self.path = path
      self.name = name
      self.source = source
      self.dynamicFile = dynamicFile
    }
  }

  private struct Install {
    var app: App
    /// No other app has its name.
    var name: String
    /// Where the icon was pressed.
    var position: IconPosition?
  }

  private struct Pressing {
    let app: AppID
    let began: Instant
  }

  package init(settings: Settings, apps: [App]) {
    setup = SessionRecording.changes(from: Settings(), to: settings, all: true)
    installs = apps.enumerated().map { index, app in
      let namesakes = apps[..<index].count { $0.name == app.name }
      return Install(app: app, name: namesakes == 0 ? app.name : "\(app.name) \(namesakes + 1)")
    }
  }

  package var text: String {
    let lines =
      ["title \"A recorded session\"", ""] + setup + installs.flatMap(lines) + [""] + statements
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of install: Install) -> [String] {
    let place = install.position.map { " at \($0.row),\($0.column)" } ?? ""
    let items = install.app.dynamicFile.map { file in
      "set dynamic \(install.name.asScenarioWord) \(file.asScenarioWord)"
    }
    return ["\(SessionRecording.line(installing: install))\(place)"] + [items].compactMap(\.self)
  }

  private static func line(installing install: Install) -> String {
    let (app, name) = (install.app, install.name)
    return "install \(app.path.asScenarioWord) from \(app.source.rawValue)"
      + (name == app.name ? "" : " named \(name.asScenarioWord)")
  }

  // MARK: Facts

  /// - Parameter phone: as it was before it was told.
  package mutating func note(_ fact: Input, on phone: Phone, at now: Instant) {
    switch fact {
    case .pressBegan(let id, let position, _): pressBegan(id, at: position, now)
    case .pressEnded where phone.touch.controlPress != nil: addLook("release", at: now)
    case .pressCancelled where phone.touch.controlPress != nil: add("release outside", at: now)
    case .pressEnded: pressEnded(at: now)
    case .pressCancelled: pressCancelled(at: now)
    case .pressConfirmed, .iconNotShown, .dynamicItemsRestored, .stepTaken, .steppingEnded,
      .process, .timePassed:
      break
    case .forcePressed(let id, let position):
      place(id, at: position)
      add("force \(name(of: id))", at: now)
    case .tapped(let id):
      let verb = phone.front == .homeScreen ? "tap" : "switch"
      add("\(verb) \(name(of: id))", at: now, lasting: .seconds(1))
    case .rowChosen(let row): chose(row, on: phone, at: now)
    case .menuDismissed: add("dismiss", at: now)
    case .homePressed: add("home", at: now)
    case .controlTapped(let control): tapped(control, on: phone, at: now)
    case .controlPressBegan, .controlForcePressed, .pressRested, .pressedDeeper, .previewSwipedUp,
      .previewActionChosen:
      notePress(fact, on: phone, at: now)
    case .settingsChanged(let settings):
      for line in SessionRecording.changes(from: phone.settings, to: settings) {
        add(line, at: now)
      }
    case .memoryPressureBegan: add("memory-pressure", at: now)
    case .restarted: add("restart", at: now)
    case .appInstalled, .appUpdated, .appDeleted, .appForceQuit, .scenesReclaimed,
      .installSourceChanged, .standInChanged:
      noteApp(fact, at: now)
    }
  }

  /// A finger on something of an app's window.
  private mutating func notePress(_ fact: Input, on phone: Phone, at now: Instant) {
    switch fact {
    case .controlPressBegan(let control, _): pressed("press", control, on: phone, at: now)
    case .controlForcePressed(let control): pressed("force", control, on: phone, at: now)
    case .pressedDeeper: if phone.touch.controlPress?.preview != nil { addLook("pop", at: now) }
    case .previewActionChosen(let id): chose(id, on: phone, at: now)
    default: break
    }
  }

  private mutating func noteApp(_ fact: Input, at now: Instant) {
    switch fact {
    case .appInstalled(let id, _, _, _):
      if let install = installs.first(where: { $0.app.id == id }) {
        add(SessionRecording.line(installing: install), at: now)
      }
    case .appUpdated(let id, _):
      let path = installs.first { $0.app.id == id }?.app.path
      add("update \(name(of: id))" + (path.map { " to \($0.asScenarioWord)" } ?? ""), at: now)
    case .appDeleted(let id): add("delete \(name(of: id))", at: now)
    case .appForceQuit(let id): add("kill \(name(of: id))", at: now)
    case .scenesReclaimed(let id): add("disconnect \(name(of: id))", at: now)
    case .installSourceChanged(let id, let source):
      add("set source \(name(of: id)) \(source.rawValue)", at: now)
    case .standInChanged(let id, let behaviour):
      add("behaviour \(name(of: id)) \(behaviour.presetName.asScenarioWord)", at: now)
    case .pressBegan, .pressEnded, .pressCancelled, .pressConfirmed, .forcePressed, .tapped,
      .rowChosen, .menuDismissed, .iconNotShown, .dynamicItemsRestored, .homePressed,
      .controlTapped, .controlPressBegan, .controlForcePressed, .pressRested, .pressedDeeper,
      .previewSwipedUp, .previewActionChosen, .settingsChanged, .memoryPressureBegan, .restarted,
      .stepTaken,
      .steppingEnded, .process, .timePassed:
      break
    }
  }

  // MARK: Statements

  /// What no fact tells of: the paths and items that a statement names.
  package mutating func note(_ line: String, at now: Instant) { add(line, at: now) }

  /// From now on the app goes by that name.
  package mutating func name(_ app: AppID, _ name: String) { names[app] = name }

  package mutating func noteCrash(of app: AppID, at now: Instant) {
    add("crash \(name(of: app))", at: now)
  }

  // MARK: Touches

  private mutating func pressBegan(_ id: AppID, at position: IconPosition, _ now: Instant) {
    place(id, at: position)
    press = Pressing(app: id, began: now)
  }

  private mutating func pressEnded(at now: Instant) {
    guard let press = takePress() else { return }
    hold(press, for: press.began.duration(to: now).milliseconds)
  }

  private mutating func pressCancelled(at now: Instant) {
    guard let press = takePress() else { return }
    add("press \(name(of: press.app))", at: press.began)
    add("release outside", at: now)
  }

  private mutating func takePress() -> Pressing? {
    defer { press = nil }
    return press
  }

  private mutating func hold(_ press: Pressing, for milliseconds: Int) {
    add(
      "hold \(name(of: press.app)) \(milliseconds)ms", at: press.began,
      lasting: .milliseconds(milliseconds))
  }

  private mutating func chose(_ row: Int, on phone: Phone, at now: Instant) {
    guard case .menuOpen(let open) = phone.touch, open.menu.rows.indices.contains(row) else {
      return
    }
    let title = open.menu.rows[row].title.quotedForScenario
    add("choose \(title)", at: now, lasting: .seconds(1))
  }

  private mutating func tapped(_ control: ControlID, on phone: Phone, at now: Instant) {
    guard case .app(let id) = phone.front,
      let name = phone.app(id)?.screen?.name(of: control)
    else { return }
    add("tap \(name.quotedForScenario)", at: now, lasting: .seconds(1))
  }

  private mutating func pressed(
    _ verb: String, _ control: ControlID, on phone: Phone, at now: Instant
  ) {
    guard case .app(let id) = phone.front, let name = phone.app(id)?.screen?.name(of: control)
    else { return }
    add("\(verb) \(name.quotedForScenario)", at: now)
  }

  /// A group that was opened is told with the action of it that is chosen.
  private mutating func chose(_ id: PreviewAction.ID, on phone: Phone, at now: Instant) {
    guard let press = phone.touch.controlPress,
      case .choosing(let preview, let group) = press.stage,
      let action = press.choices.first(where: { $0.id == id }), !action.isGroup
    else { return }
    let groupTitle = preview.actions.first { $0.id == group }?.title
    let words = [groupTitle, action.title].compactMap { $0?.quotedForScenario }
    addLook("preview-action \(words.joined(separator: " "))", at: now)
  }

  private mutating func addLook(_ line: String, at now: Instant) {
    add(line, at: now, lasting: .seconds(1))
  }

  // MARK: Lines

  /// - Parameter lasting: how much time passes as the statement is played.
  private mutating func add(_ line: String, at now: Instant, lasting duration: Duration = .zero) {
    if let press = takePress() {
      // It has opened its menu, so nobody is told of its end. A whole look at the pressure more makes
      // up for what is lost of a millisecond.
      hold(press, for: press.began.duration(to: now).milliseconds + 17)
    }
    let gap = reached.duration(to: now).milliseconds
    if gap > 0 {
      statements.append("wait \(gap)ms")
      reached = reached.advanced(by: .milliseconds(gap))
    }
    statements.append(line)
    reached = reached.advanced(by: duration)
  }

  private func name(of id: AppID) -> String {
    let name = names[id] ?? installs.first { $0.app.id == id }?.name
    return (name ?? id.rawValue).asScenarioWord
  }

  private mutating func place(_ id: AppID, at position: IconPosition) {
    guard let index = installs.firstIndex(where: { $0.app.id == id }) else { return }
    installs[index].position = installs[index].position ?? position
  }

  private static func changes(
    from old: Settings, to new: Settings, all: Bool = false
  ) -> [String] {
    var lines: [String] = []
    if all || old.profile != new.profile {
      lines.append("device \(new.profile.model.rawValue) ios \(new.profile.ios)")
    }
    if all || old.languages != new.languages {
      lines.append("language \(new.languages.joined(separator: ","))")
    }
    for setting in Setting.allCases where setting.word(in: old) != setting.word(in: new) {
      lines.append("setting \(setting.rawValue) \(setting.word(in: new))")
    }
    return lines
  }
}

extension HomeScreenOptions {
  func recording(of apps: [AppsToInstall.App]) -> SessionRecording? {
    guard recordFile != nil else { return nil }
    let dynamicFile = phone.dynamicFile.map(ScenarioFolder.fullPath)
    return SessionRecording(
      settings: phone.settings,
      apps: apps.map { app in
        SessionRecording.App(
          id: app.id, path: ScenarioFolder.name(forAppAt: app.path), name: app.description.name,
          source: phone.source, dynamicFile: dynamicFile)
      })
  }

  /// That a recording cannot be kept is said before the session and not after it.
  func checkRecordFile() throws(Diagnostic) {
    guard let recordFile else { return }
    guard access(recordFile, F_OK) != 0 else {
      throw Diagnostic(
        rule: "scenario", severity: .error, place: Diagnostic.Place(file: recordFile),
        message: "there is such a file already", fix: "name a new one, so that nothing is lost")
    }
    do throws(SavingError) {
      try ReplacedFile(recordFile).check()
    } catch {
      throw error.diagnostic("scenario")
    }
  }

  /// - Returns: what is to be told where it could not be written.
  func saveRecord(_ text: String?) -> String? {
    guard let recordFile, let text else { return nil }
    do throws(SavingError) {
      try ReplacedFile(recordFile).replace(with: Array(text.utf8))
      return nil
    } catch {
      return "homepress: the session is not written: \(safeText("\(error)"))\n"
    }
  }
}
