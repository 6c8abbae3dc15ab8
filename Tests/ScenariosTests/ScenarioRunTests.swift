import AppBundles
import BuiltProducts
import Phone
import QuickActions
import Scenarios
import TestMaterial
import Testing

/// The shipped apps, run as stand-ins, or by a program.
private struct ShippedApps: ScenarioFiles {
  var executable: String?

  private static let folder = Repository.root + "/Assets/Scenarios/Apps/"

  func app(at path: String, ofScenario file: String) throws(Diagnostic) -> ScenarioApp {
    let bundle = try AppBundle.read(path: ShippedApps.folder + path)
    return ScenarioApp(description: bundle.description, executable: executable)
  }

  func dynamicItems(
    at path: String, ofScenario file: String
  ) throws(Diagnostic) -> [ShortcutItem] {
    throw Diagnostic(
      rule: "dynamic-items", severity: .error, place: Diagnostic.Place(file: path),
      message: "there is none")
  }
}

/// Scenarios at work.
@Suite struct ScenarioRunTests {
  private func run(
    _ text: String, executable: String? = nil, patience: Duration = .seconds(10)
  ) throws -> [ScenarioRun.Step] {
    let scenario = try ScenarioParser.parse(text, file: "a")
    return ScenarioRun(
      scenario, files: ShippedApps(executable: executable), patience: patience
    ).run()
  }

  private func messages(_ text: String) throws -> [String] {
    try run(text).compactMap(\.failure?.message)
  }

  @Test func whatCannotBeDoneEndsTheRunAndAnExpectationThatFailsDoesNot() throws {
    let steps = try run(
      "install Desk.app\nexpect handled 1\ntap Desc\nexpect handled 1\n")
    #expect(steps.map { $0.failure == nil } == [true, false, false])
  }

  @Test(arguments: [
    ("tap Desk", "no app is installed: install one first"),
    ("install Nowhere.app", nil),
    ("install Desk.app\ntap Desc", "no app is called \"Desc\"; did you mean \"Desk\"?"),
    (
      "install Desk.app\ninstall DeskNext.app",
      "an app called \"Desk\" is there already: call this one otherwise, `named …`"
    ),
    (
      "install Desk.app\ntap Desk\nforce Desk",
      "\"Desk\" is in front, its icon is not: go `home` first"
    ),
    (
      "install Desk.app\ntap Desk\ntap Desk",
      "nothing on the app's window that can be tapped says \"Desk\"; to tap an icon go `home` first"
    ),
    ("install Desk.app\nchoose Search", "no menu is open: hold or force an icon first"),
    (
      "install Desk.app\nforce Desk\nchoose Serch",
      "the menu has no row \"Serch\"; did you mean \"Search\"?"
    ),
    ("dismiss", "no menu is open that could be closed"),
    ("release over Search", "no finger is down: `press` an icon first"),
    ("install Desk.app\ncrash Desk", "the app does not run"),
    ("device ios 9", "iphone-xs cannot run iOS 9.0: it runs iOS 12 to 18"),
    ("install Desk.app\nset dynamic Desk none.json", nil),
  ])
  func whatCannotBeDoneIsToldWithAWayOut(text: String, message: String?) throws {
    let found = try messages(text)
    #expect(found.count == 1)
    if let message { #expect(found == [message]) }
  }

  @Test func expectationsAreAboutWhatHappenedSinceTheLastOnes() throws {
    let failures = try messages(
      """
      install Desk.app
      tap Desk
      home
      expect calls
        application(_:didFinishLaunchingWithOptions:) -> true
        applicationDidBecomeActive(_:)
        applicationWillResignActive(_:)
        applicationDidEnterBackground(_:)
      expect handled 0
      force Desk
      expect no calls
      choose Search
      expect handled 1
      expect completion true
      wait 1s
      expect handled 0
      expect completion none
      """)
    #expect(failures == [])
  }

  @Test func callsAreFoundByPattern() throws {
    let launch = "install Desk.app\ntap Desk\nexpect calls\n"
    #expect(try messages(launch + "  …") == [])
    #expect(try messages(launch + "  …\n  applicationDidBecomeActive(_:)") == [])
    #expect(try messages(launch + "  applicationDidBecomeActive(_:)").count == 1)
    #expect(
      try messages(launch + "  …\n  not applicationDidBecomeActive(_:)").count == 1)
    #expect(
      try messages(launch + "  application(_:didFinishLaunchingWithOptions:) -> false\n  …").count
        == 1)
  }

  @Test func rowsAreFoundByPattern() throws {
    let open = "install Desk.app\nforce Desk\nexpect menu\n"
    #expect(try messages(open + "  …") == [])
    #expect(try messages(open + "  static …\n  system …") == [])
    #expect(try messages(open + "  static …").count == 1)
    #expect(try messages(open + "  …\n  system \"Remove App\"") == [])
    #expect(try messages(open + "  static \"New Letter\"\n  dynamic \"Search\"\n  …").count == 1)
  }

  @Test func waitingTakesNoTime() throws {
    let began = ContinuousClock.now
    let wait = String(repeating: "wait 60min\n", count: 24)
    #expect(try messages("install Desk.app\nsuspend Desk\n" + wait) == [])
    #expect(ContinuousClock.now - began < .seconds(5))
  }

  @Test func whatAProcessPrintsCanBeExpected() throws {
    let steps = try run(
      """
      install ../../Apps/AppSearch.app
      set dynamic "App Search"
        unknown "Old Item"
      force "App Search"
      choose "Old Item"
      expect console "no such quick action: unknown"
      expect handled 1
      expect screen
        "App Search"
        "All songs"
      expect console "something else"
      """, executable: BuiltProducts.path("AppSearch"))
    #expect(steps.compactMap(\.failure?.message) == ["the console"])
  }

  @Test func aNewVersionBringsItsProgram() throws {
    let apps = ShippedApps(executable: BuiltProducts.path("AppSearch"))
    let simulation = Simulation(phone: Phone())
    let nothing = try ScenarioParser.parse("", file: "a")
    let stage = ScenarioStage(nothing, files: apps, simulation: simulation)
    var updates: [String?] = []
    for text in ["install Desk.app as stand-in", "install Desk.app named Own"] {
      let name = updates.isEmpty ? "Desk" : "Own"
      let script = "\(text)\nupdate \(name) to ../../Apps/AppSearch.app"
      for statement in try ScenarioParser.parse(script, file: "a").statements {
        for move in try stage.moves(of: statement.action) {
          if case .update(_, _, let executable) = move { updates.append(executable) }
          simulation.perform(move, at: .start)
        }
      }
    }
    // What was installed as a stand-in stays one.
    #expect(updates == [nil, BuiltProducts.path("AppSearch")])
  }

  @Test func aProcessThatNeverAnswersIsAFailureAndNoHang() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write("#!/bin/sh\nexec sleep 3600\n", to: "program", mode: 0o700)
    let steps = try run(
      "install Desk.app\ntap Desk\nexpect handled 0", executable: program,
      patience: .milliseconds(200))
    #expect(
      steps.compactMap(\.failure?.message) == ["\"Desk\" did not answer within 200 ms of real time"]
    )
    #expect(steps.count == 2)
  }

  @Test func sameScenarioSameTrace() throws {
    let text = "install Desk.app\nforce Desk\nchoose Search\nhome\nwait 5s\nmemory-pressure\n"
    #expect(try run(text) == run(text))
  }

  /// Tried one way after another, these would take longer than the universe is old.
  @Test(.timeLimit(.minutes(1)))
  func manyRestsInAPatternTakeNoTime() throws {
    let rests = String(repeating: "  …\n", count: 1000)
    let steps = try run(
      """
      install Desk.app
      tap Desk
      home
      expect calls
      \(rests)  application(_:willFinishLaunchingWithOptions:)
      """)
    #expect(steps.last?.failure?.message == "the calls")
  }

  @Test func anAppThatSaysMuchAtOnceIsHeardOut() throws {
    let steps = try run(
      """
      install Desk.app
      tap Desk
      expect state "foreground active"
      expect screen "899"
      """, executable: Repository.root + "/Tests/Apps/PythonApp/talkative.py")
    #expect(steps.compactMap(\.failure) == [])
    #expect(steps.count == 4)
  }
}
