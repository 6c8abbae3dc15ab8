import AppBundles
import Commands
import QuickActions
import Testing

private func menu(_ words: String...) throws -> MenuOptions? {
  guard case .menu(let options) = try Request(["menu"] + words) else { return nil }
  return options
}

private func homeScreen(_ words: String...) throws -> HomeScreenOptions? {
  guard case .homeScreen(let options) = try Request(words) else { return nil }
  return options
}

private func complaint(_ words: [String]) -> String {
  do {
    return "\(try Request(words))"
  } catch {
    return "\(error.message) | \(error.fix)"
  }
}

@Suite struct RequestTests {
  @Test func optionsMayStandAnywhereAndTheLastOfTwoCounts() throws {
    let options = try #require(
      try Request([
        "--json", "menu", "--ios=12.4", "A.app", "--device", "iphone-xr", "--device=iphone-6s",
      ]).menuOptions)
    #expect(options.app == "A.app")
    #expect(options.format == .json)
    #expect(options.phone.profile == (try DeviceProfile(model: .iPhone6s, ios: IOSVersion(12, 4))))
  }

  @Test func whatIsNotGivenHasADefault() throws {
    let options = try #require(try menu("A.app"))
    #expect(options.phone.profile == .standard)
    #expect(options.phone.languages == ["en"])
    #expect(options.phone.source == .appStore)
    #expect(options.icon == IconPosition(row: 1, column: 1))
    #expect(options.phone.dynamicFile == nil)
    #expect(options.format == .text)
    #expect(!options.isASCII)
  }

  @Test func valuesAreTakenAsTheyAreMeant() throws {
    let options = try #require(
      try menu(
        "A.app", "--language", "zh-Hans-CN,de", "--installed-from", "testflight", "--icon-at",
        "6,4",
        "--define", "A=1=2", "--define", "B="))
    #expect(options.phone.languages == ["zh-Hans-CN", "de"])
    #expect(options.phone.source == .testFlight)
    #expect(options.icon == IconPosition(row: 6, column: 4))
    #expect(options.phone.variables == BuildVariables(["A": "1=2", "B": ""]))
  }

  @Test func withoutACommandTheHomeScreenIsMeant() throws {
    let options = try #require(try homeScreen("A.app", "./menu", "--ascii", "--color", "never"))
    #expect(options.apps == ["A.app", "./menu"])
    #expect(options.isASCII)
    #expect(options.color == .never)
    #expect(options.usesMouse)
    #expect(try homeScreen()?.apps == [])
    #expect(try homeScreen("--no-mouse")?.usesMouse == false)
    #expect(try homeScreen()?.phone.stateFolder == nil)
    #expect(try homeScreen("--state", "here")?.phone.stateFolder == "here")
    #expect(try homeScreen()?.isFresh == false)
    #expect(try homeScreen("--fresh")?.isFresh == true)
    #expect(try homeScreen("--first-item", "top")?.phone.firstItem == .top)
  }

  @Test func nothingAfterTwoDashesIsAnOptionOrACommand() throws {
    #expect(try homeScreen("--ascii", "--", "menu", "--json")?.apps == ["menu", "--json"])
    #expect(try menu("--", "--json")?.app == "--json")
    #expect(try homeScreen("--", "--")?.apps == ["--"])
  }

  @Test func helpAndVersionAreAskedForAsEverywhere() throws {
    #expect(try Request(["--version"]) == .version)
    #expect(try Request(["--help"]) == .help(nil))
    #expect(try Request(["help"]) == .help(nil))
    #expect(try Request(["help", "menu"]) == .help(.command(.menu)))
    #expect(try Request(["help", "scenarios"]) == .help(.scenarios))
    #expect(try Request(["menu", "--help"]) == .help(.command(.menu)))
    #expect(try Request(["menu", "--he"]) == .help(.command(.menu)))
  }

  @Test(arguments: [
    (["mnu"], "there is no command or app \"mnu\"; did you mean menu?"),
    (["frobnicate"], "there is no command or app \"frobnicate\""),
    (["menu", "--devise", "x"], "homepress menu has no option --devise; did you mean --device?"),
    (["menu", "--devise=x"], "homepress menu has no option --devise; did you mean --device?"),
    (["-device"], "homepress has no option -device; did you mean --device?"),
    (["-x"], "homepress has no option -x"),
    (["--i", "3"], "--i may be --ios or --installed-from"),
    (["menu", "--ios"], "--ios needs a value | write --ios N[.N]"),
    (["menu", "--json=1"], "--json takes no value"),
    (
      ["menu", "--color", "never", "A.app"],
      "homepress menu takes no --color; expected with: homepress"
    ),
    (["menu"], "homepress menu needs an app"),
    (["menu", "a", "b"], "homepress menu takes one app; found 2"),
    (["help", "mnu"], "there is no help about \"mnu\"; did you mean menu?"),
    (["--device", "iphone-6"], "--device cannot be \"iphone-6\"; did you mean iphone-6s?"),
    (["--color", "blue"], "--color cannot be \"blue\" | expected one of: auto, always, never"),
    (["--ios", "12,4"], "--ios 12,4 is no release of iOS; expected N or N.N"),
    (
      ["--device", "iphone-6s", "--ios", "26"],
      "iphone-6s cannot run iOS 26.0: it runs iOS 9 to 15 | with iOS 26 goes --device iphone-17"
    ),
    (["--language", "de_DE"], "--language holds \"de_DE\"; expected xx or xx-YY"),
    (["--language", ""], "--language holds \"\"; expected xx or xx-YY"),
    (["--define", "1=2"], "--define 1=2 is no definition; expected NAME=VALUE"),
    (["menu", "a", "--icon-at", "7,1"], "--icon-at 7,1 is no place on the grid"),
    (["--state", ""], "--state names no folder"),
    (["menu", "a", "--fresh"], "homepress menu takes no --fresh; expected with: homepress"),
    (
      ["menu", "a", "--state", "s", "--dynamic", "d"],
      "--dynamic and --state both say what the app has set"
    ),
    (
      ["--first-item", "bottom"],
      "--first-item cannot be \"bottom\" | expected one of: near-icon, top"
    ),
    (["--dynamic", "d.json"], "--dynamic goes with one app; found 0"),
  ])
  func aMistakeIsToldWithWhatWasExpected(words: [String], expected: String) {
    #expect(complaint(words).hasPrefix(expected))
  }

  @Test func oneScanLeavesNothingBehindForTheNext() throws {
    #expect(complaint(["-xyz"]).hasPrefix("homepress has no option -xyz"))
    #expect(try homeScreen("A.app")?.apps == ["A.app"])
  }

  @Test func hugeArgumentsAreAnsweredAtOnce() {
    let long = "--" + String(repeating: "x", count: 100_000)
    #expect(complaint([long]).hasPrefix("homepress has no option --x"))
  }
}

extension Request {
  fileprivate var menuOptions: MenuOptions? {
    guard case .menu(let options) = self else { return nil }
    return options
  }
}
