import BuiltProducts
import Glibc
import Phone
import QuickActions
import Scenarios
import TestMaterial
import Testing

/// What apps keep themselves: each in a home of its own.
@Suite struct AppHomeTests {
  private struct Samples: ScenarioFiles {
    func app(at path: String, ofScenario file: String) throws(Diagnostic) -> ScenarioApp {
      ScenarioApp(
        description: AppDescription(bundleIdentifier: "org.example.\(path)", name: path),
        executable: path == "Mistakes" ? BuiltProducts.path(path) : nil)
    }

    func dynamicItems(
      at path: String, ofScenario file: String
    ) throws(Diagnostic) -> [ShortcutItem] { [] }
  }

  /// The mistake that was chosen is kept in the user defaults: the next run begins without it.
  @Test func aRunBeginsWithoutWhatAnEarlierOneKept() throws {
    let scenario = try ScenarioParser.parse(
      """
      install Mistakes
      tap Mistakes
      home
      force Mistakes
      choose "Next Mistake"
      home
      wait 1s real
      force Mistakes
      expect menu
        …
      """, file: "kept.scenario")
    let screens = (1...2).map { _ -> [String] in
      let steps = ScenarioRun(scenario, files: Samples()).run()
      return steps.flatMap(\.trace).map(\.description)
    }
    #expect(!screens[0].isEmpty)
    #expect(screens[0] == screens[1])
  }

  @Test func aDeletedAppLosesItsHome() throws {
    let folder = try TemporaryFolder()
    let homes = folder.path + "/homes"
    let simulation = Simulation(phone: Phone(), homes: AppHomes(in: folder.path))
    let app = AppID("org.example/../mistakes")
    simulation.install(
      app, AppDescription(bundleIdentifier: app.rawValue, name: "Mistakes"), from: .appStore,
      executable: BuiltProducts.path("Mistakes"), at: .start)
    simulation.send(.tapped(app), at: .start)
    #expect(access("\(homes)/app-org.example_.._mistakes", F_OK) == 0)
    simulation.send(.appDeleted(app), at: .start)
    #expect(access("\(homes)/app-org.example_.._mistakes", F_OK) != 0)
  }
}
