import Canvas
import HomeScreen
import Phone
import QuickActions
import Scenarios

/// What a person types.
extension PlainSession {
  mutating func take(_ line: String) {
    if unfinished != nil {
      if !addToBlock(line) { following = line }
      return
    }
    switch PlainOrder(line) {
    case .nothing: break
    case .pick(let number): pick(number)
    case .word(let word, let rest): take(word, rest)
    case .statement(let form, let rest): take(form, rest)
    case .unknown(let word):
      let near = didYouMean(word, among: PlainOrder.verbs)
      output.tell("\(quoted(word)) is no word\(near.isEmpty ? "; help lists them" : near)")
    }
  }

  mutating func pick(_ number: Int) {
    let choices = view.choices
    guard choices.indices.contains(number - 1) else {
      return output.tell("there is no choice \(number); look lists 1 to \(choices.count)")
    }
    switch choices[number - 1].deed {
    case .say(let line): take(line)
    case .open(let page): open(page)
    case .perform(let moves):
      let sheet = view.sheet(afterChoice: number - 1)
      page = sheet.page
      isAsked = true
      afterword = sheet.lines
      perform(moves)
    }
  }

  private mutating func open(_ page: PlainPage?) {
    self.page = page
    tellPlaceAgain()
  }

  private mutating func take(_ word: PlainWord, _ rest: String) {
    switch word {
    case .look: tellPlaceAgain()
    case .app: app(rest) { .app($0) }
    case .switcher: open(.switcher)
    case .settings: open(.settings)
    case .more: open(.more)
    case .back: open(page?.parent)
    case .reinstall: reinstall(rest)
    case .step: step()
    case .run:
      isAsked = true
      perform([.send(.steppingEnded)])
    case .trace: tellTrace(holding: rest)
    case .filter:
      news.filter = rest
      output.tell(rest.isEmpty ? "everything is told" : "only what holds \(quoted(rest)) is told")
    case .save: save([.log(simulation.trace)])
    case .picture: savePicture()
    case .help: output.tell(PlainHelp.lines(about: rest))
    case .quit: isOver = true
    }
  }

  /// Apps go by their names here; the file that `save` writes has their processes too.
  private func tellTrace(holding text: String) {
    let trace = simulation.trace
    let lines = trace.lines.map { "\($0.entry.at)  \($0.told(stage.name(of:)))" }
      .filter { $0.holds(text) }
    output.tell(lines.isEmpty ? ["nothing holds \(quoted(text))"] : trace.gap + lines)
  }

  private mutating func app(_ name: String, page: (AppID) -> PlainPage) {
    let names = view.names.apps
    let known = PlainNames.name(name, among: names) ?? name
    do throws(ScenarioRun.Failure) {
      open(page(try stage.app(known)))
    } catch {
      output.tell(error.message)
    }
  }

  private mutating func reinstall(_ name: String) {
    let deleted = simulation.phone.deletedApps
    let names = deleted.map(\.description.name)
    guard let known = PlainNames.name(name, among: names),
      let app = deleted.first(where: { $0.description.name == known })
    else {
      return output.tell(
        "no deleted app is called \(quoted(name))" + didYouMean(name, among: names))
    }
    perform([.send(app.reinstallation)])
  }

  private mutating func step() {
    isAsked = true
    toldHeldCall = nil
    guard !simulation.phone.settings.stepping else { return perform([.send(.stepTaken)]) }
    var settings = simulation.phone.settings
    settings.stepping = true
    output.tell("step mode: step lets one call through, run ends it")
    perform([.send(.settingsChanged(settings))])
  }

  // MARK: Files

  private func savePicture() {
    var screen = Screen(ascii: false, mouse: false)
    while !screen.follow(simulation.trace, of: simulation.phone) {}
    let frame = screen.draw(
      phone: simulation.phone, trace: simulation.trace, size: Size(rows: 24, columns: 80),
      clock: "9:41")
    let files: [FilesToSave?] = [
      .picture(of: frame), .diagram(of: simulation.trace, on: simulation.phone),
    ]
    save(files.compactMap(\.self))
  }

  private func save(_ files: [FilesToSave]) {
    do throws(SavingError) {
      for file in files { output.tell("saved \(try file.save())") }
    } catch {
      output.tell("not saved: \(error)")
    }
  }
}

extension String {
  fileprivate func holds(_ text: String) -> Bool {
    text.isEmpty || lowercased().contains(text.lowercased())
  }
}
