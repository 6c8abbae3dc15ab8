import Phone
import QuickActions

/// Reads one statement: its line, and the lines of its block.
struct StatementReader {
  private let form: StatementForm?
  private var words: WordCursor
  private let block: [ScenarioLine]
  private let file: String
  /// It stands in the block of another one.
  private let isNested: Bool

  init(line: ScenarioLine, block: [ScenarioLine], file: String, isNested: Bool = false) {
    words = WordCursor(line, file: file)
    form = line.words.first.flatMap { StatementForm(rawValue: $0.text) }
    self.block = block
    self.file = file
    self.isNested = isNested
  }

  /// The title, where the line gives one.
  mutating func title() throws(Diagnostic) -> String? {
    guard form == .title else { return nil }
    _ = try words.take("title")
    let title = try words.take("the title, in quotes")
    try end("title", hasBlock: false)
    return title
  }

  private func end(_ verb: String, hasBlock: Bool) throws(Diagnostic) {
    try words.end()
    guard hasBlock || block.isEmpty else {
      throw WordCursor(block[0], file: file).blockUnwanted(verb)
    }
  }

  mutating func action() throws(Diagnostic) -> Statement.Action {
    let verb = try words.take("a statement")
    guard let form else {
      throw words.unknown(verb, "statement", among: StatementForm.allCases.map(\.rawValue))
    }
    let action = try action(of: form)
    // A word after `expect menu` and the like stands in place of their lines.
    try end(verb, hasBlock: action.hasBlock && (form != .expect || words.count == 2))
    return action
  }

  private mutating func action(of form: StatementForm) throws(Diagnostic) -> Statement.Action {
    switch form {
    case .title:
      throw words.wrong("a variation has no title of its own", fix: "write it with say")
    case .say: return .say(try words.take("the text, in quotes"))
    case .device: return try device()
    case .language: return .language(try languages())
    case .install: return .install(try installation())
    case .update: return try update()
    case .delete: return .delete(app: try app())
    case .set: return words.takes("source") ? try source() : try dynamicItems()
    case .behaviour: return try behaviour()
    case .setting: return try setting()
    case .press: return .press(app: try app())
    case .hold: return .hold(app: try app(), try words.duration())
    case .force: return .force(app: try app(), try force())
    case .release: return .release(try release())
    case .tap: return .tap(try words.take("the name of an app, or a text of its window"))
    case .switchTo: return .switchTo(app: try app())
    case .choose: return .choose(title: try words.take("the title of a row"))
    case .pop: return .pop
    case .previewAction: return .previewAction(try previewAction())
    case .dismiss: return .dismiss
    case .home: return .home
    case .wait: return .wait(try words.duration(), isReal: words.takes("real"))
    case .background: return .background(app: try app())
    case .suspend: return .suspend(app: try app())
    case .kill: return .kill(app: try app())
    case .crash: return .crash(app: try app())
    case .disconnect: return .disconnect(app: try app())
    case .memoryPressure: return .memoryPressure
    case .restart: return .restart
    case .expect: return .expect(try expectation())
    case .sure: return try sureness()
    case .ask: return .ask(try question())
    case .vary: return .vary(try variation())
    }
  }

  private mutating func app() throws(Diagnostic) -> String {
    try words.take("the name of an app")
  }

  // MARK: The phone

  private mutating func device() throws(Diagnostic) -> Statement.Action {
    var model: DeviceModel?
    if !words.takes("ios") {
      model = try words.choice("device", as: DeviceModel.self)
      guard words.takes("ios") else { return .device(model, nil) }
    }
    let text = try words.take("a release of iOS")
    guard let ios = IOSVersion(text) else {
      throw words.wrong("\(quoted(text)) is no release of iOS", fix: "write it like 18 or 12.4")
    }
    if let model {
      do {
        _ = try DeviceProfile(model: model, ios: ios)
      } catch {
        throw words.wrong("\(error)", fix: "take a release that it runs")
      }
    }
    return .device(model, ios)
  }

  private mutating func languages() throws(Diagnostic) -> [String] {
    let text = try words.take("languages such as de or de-CH,en")
    let tags = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard tags.allSatisfy(Language.isTag) else {
      throw words.wrong("\(quoted(text)) is no list of languages", fix: "write it like de-CH,en")
    }
    return tags
  }

  private mutating func setting() throws(Diagnostic) -> Statement.Action {
    let setting = try words.choice("setting", as: Setting.self)
    return .setting(
      setting, to: try words.choice("value of \(setting.rawValue)", among: setting.words))
  }

  // MARK: Apps

  private mutating func installation() throws(Diagnostic) -> Statement.Installation {
    var installation = Statement.Installation(path: try words.take("the path of an app"))
    var given: Set<InstallOption> = []
    while let option = InstallOption.allCases.first(where: { words.takes($0.rawValue) }) {
      guard given.insert(option).inserted else {
        throw words.wrong("there is `\(option)` already", fix: "take one of them out")
      }
      switch option {
      case .from: installation.source = try words.choice("source", as: InstallSource.self)
      case .named: installation.name = try name()
      case .at: installation.position = try position()
      case .as:
        guard words.takes("stand-in") else { throw words.noneOfThese("way to install an app") }
        installation.isStandIn = true
      }
    }
    return installation
  }

  private enum InstallOption: String, CaseIterable { case from, named, at, `as` }

  private mutating func name() throws(Diagnostic) -> String {
    let name = try words.take("a name")
    guard !name.isEmpty else { throw words.wrong("the name is empty", fix: "write one") }
    return name
  }

  private mutating func position() throws(Diagnostic) -> IconPosition {
    let text = try words.take("a place such as 6,4")
    guard let position = IconPosition(text) else {
      throw words.wrong(
        "\(quoted(text)) is no place on the grid", fix: "write ROW,COLUMN from 1,1 to 6,4")
    }
    return position
  }

  private mutating func update() throws(Diagnostic) -> Statement.Action {
    let app = try app()
    return .update(app: app, path: words.takes("to") ? try words.take("the path of an app") : nil)
  }

  private mutating func behaviour() throws(Diagnostic) -> Statement.Action {
    let app = try app()
    var behaviour = StandInBehaviour()
    repeat {
      let name = try words.take("a behaviour")
      guard let preset = StandInBehaviour.presets.first(where: { $0.name == name }) else {
        throw words.unknown(name, "behaviour", among: StandInBehaviour.presets.map(\.name))
      }
      preset.apply(to: &behaviour)
    } while words.next != nil
    return .behaviour(app: app, behaviour)
  }

  private mutating func source() throws(Diagnostic) -> Statement.Action {
    .setSource(app: try app(), try words.choice("source", as: InstallSource.self))
  }

  private mutating func dynamicItems() throws(Diagnostic) -> Statement.Action {
    guard words.takes("dynamic") else { throw words.noneOfThese("thing that is set") }
    let app = try app()
    if words.next != nil { return .setDynamic(app: app, .file(try words.take("a file"))) }
    return .setDynamic(app: app, .items(try WordCursor.each(of: block, file: file, item)))
  }

  /// `TYPE TITLE [SUBTITLE] [icon NAME] [target IDENTIFIER]`
  private func item(_ words: inout WordCursor) throws(Diagnostic) -> ShortcutItem {
    var item = ShortcutItem(
      type: try words.take("a type"), localizedTitle: try words.take("a title"))
    if let next = words.next, next.isQuoted {
      item.localizedSubtitle = try words.take("a subtitle")
    }
    if words.takes("icon") { item.icon = try icon(&words) }
    if words.takes("target") { item.targetContentIdentifier = try words.take("an identifier") }
    return item
  }

  /// The last part of a system icon's name, or the whole; what begins small is a symbol.
  private func icon(_ words: inout WordCursor) throws(Diagnostic) -> ShortcutIcon {
    let name = try words.take("an icon")
    let prefix = SystemIcon.prefix
    if let icon = SystemIcon(plistName: name) ?? SystemIcon(plistName: prefix + name) {
      return .system(icon)
    }
    guard name.first?.isUppercase == true else { return .symbol(name) }
    let isWhole = name.hasPrefix(prefix)
    throw words.unknown(
      name, "system icon",
      among: SystemIcon.allCases.map { isWhole ? $0.plistName : $0.shortName })
  }

  // MARK: Touches

  private mutating func force() throws(Diagnostic) -> Force? {
    guard words.next != nil else { return nil }
    let text = try words.take("a force")
    let maximum = Force.maximum.value
    guard let value = WordCursor.decimal(text[...]), (0...7).contains(value) else {
      throw words.wrong(
        "\(quoted(text)) is no force",
        fix: "write a number from 0 to \(Int(maximum)).66; 1 is an average touch")
    }
    return min(Force(sixtieths: Int((value * 60).rounded())), .maximum)
  }

  private mutating func release() throws(Diagnostic) -> Statement.Release {
    if words.takes("outside") { return .outside }
    return words.takes("over") ? .over(title: try words.take("the title of a row")) : .inPlace
  }

  private mutating func previewAction() throws(Diagnostic) -> [String] {
    let first = try words.take("the title of an action, or of its group")
    return words.next == nil ? [first] : [first, try words.take("the title of an action")]
  }

  private mutating func question() throws(Diagnostic) -> Statement.Question {
    var question = Statement.Question(text: try words.take("the question, in quotes"), answers: [])
    question.answers = try WordCursor.each(of: block, file: file, answer)
    guard question.answers.contains(where: \.isRight) else {
      throw words.missing("a right answer, on an indented line that begins with +")
    }
    return question
  }

  private func answer(_ words: inout WordCursor) throws(Diagnostic) -> Statement.Question.Answer {
    let mark = try words.take("+ or -")
    guard mark == "+" || mark == "-" else {
      throw words.wrong(
        "an answer begins with + (right) or - (wrong)", fix: "write + or - before it")
    }
    let answer = Statement.Question.Answer(text: words.rest, isRight: mark == "+")
    if let unknown = answer.unknownCalls.first {
      throw words.unknown(unknown, "call", among: DelegateCall.Method.allCases.map(\.shortName))
    }
    words.takeRest()
    return answer
  }

  private mutating func sureness() throws(Diagnostic) -> Statement.Action {
    let sureness = try words.choice("degree of sureness", as: Sureness.self)
    return .sure(sureness, try words.take("the text, in quotes"))
  }

  private mutating func variation() throws(Diagnostic) -> Variation {
    guard !isNested else {
      throw words.wrong("a variation has no variations", fix: "begin it at the margin")
    }
    let text = try words.take("what is otherwise, in quotes")
    guard !block.isEmpty else { throw words.missing("what changes, on indented lines below it") }
    return Variation(text: text, statements: try ScenarioParser.statements(in: block, file: file))
  }

  private mutating func expectation() throws(Diagnostic) -> Expectation {
    try ExpectationReader(block: block, file: file).read(&words)
  }
}

extension WordCursor {
  func blockUnwanted(_ verb: String) -> Diagnostic {
    Diagnostic(
      rule: "scenario", severity: .error,
      place: Diagnostic.Place(file: file, line: line.number, column: line.indent + 1),
      message: "\(verb) takes no lines below it", fix: "begin this line at the margin")
  }
}

extension Statement.Action {
  /// Whether lines below it belong to it.
  package var hasBlock: Bool {
    switch self {
    case .setDynamic(_, .items), .expect(.menu), .expect(.hidden), .expect(.calls),
      .expect(.screen), .expect(.preview), .ask, .vary:
      true
    case .device, .language, .install, .update, .delete, .setDynamic(_, .file), .setSource,
      .behaviour, .setting, .press, .hold, .force, .release, .tap, .switchTo, .choose, .pop,
      .previewAction, .dismiss, .home, .wait, .background, .suspend, .kill, .crash, .disconnect,
      .memoryPressure, .restart,
      .say, .sure, .expect:
      false
    }
  }
}

extension SystemIcon {
  /// `Compose`, the last part of its name.
  package var shortName: String { String(plistName.dropFirst(SystemIcon.prefix.count)) }
}
