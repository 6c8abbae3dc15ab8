import Phone
import QuickActions
import Scenarios
import Testing

/// What scenarios are read as, and what is said of what cannot be read.
@Suite struct ScenarioParserTests {
  private func complaint(_ text: String) -> String {
    do {
      return "\(try ScenarioParser.parse(text, file: "a"))"
    } catch {
      return ([error.headline] + [error.fix].compactMap(\.self)).joined(separator: " | ")
    }
  }

  private func actions(_ text: String) throws -> [Statement.Action] {
    try ScenarioParser.parse(text, file: "a").statements.map(\.action)
  }

  @Test(arguments: StatementForm.allCases)
  func theExampleOfAStatementIsOne(_ form: StatementForm) throws {
    let example = form.example.joined(separator: "\n")
    let scenario = try ScenarioParser.parse(example, file: "a")
    #expect(form.example.first?.hasPrefix(form.rawValue) == true)
    #expect(scenario.statements.count >= (form == .title || form == .expect ? 0 : form.usage.count))
    #expect(scenario.statements.contains { $0.isExpectation } == (form == .expect))
  }

  @Test(arguments: ExpectationForm.allCases)
  func theExampleOfAnExpectationIsOne(_ form: ExpectationForm) throws {
    let example = form.example.joined(separator: "\n")
    let scenario = try ScenarioParser.parse(example, file: "a")
    #expect(form.example.first?.hasPrefix("expect \(form.rawValue)") == true)
    #expect(scenario.statements.count >= form.usage.count)
    let judges = scenario.statements.map(\.isExpectation)
    #expect(!judges.contains(false))
  }

  @Test func wordsAreQuotedAsInAShell() throws {
    #expect(
      try actions(#"tap "a \"b\" \\ c" # said twice"#) == [.tap(#"a "b" \ c"#)])
    #expect(try actions(#"tap "a\nb\\nc\d""#) == [.tap("a\nb\\nc\\d")])
    #expect(try actions("tap " + "a\nb\\n".quotedForScenario) == [.tap("a\nb\\n")])
    #expect(try actions(#"tap 'a "b" \ #c'"#) == [.tap(#"a "b" \ #c"#)])
    #expect(try actions("tap a'b c'd") == [.tap("ab cd")])
    #expect(try actions("tap a#b") == [.tap("a#b")])
  }

  @Test(arguments: [
    "a\u{2028}b", "\u{301}a", "a\r\nb", "tab\there", "\u{1B}[31m", "é\u{85}", "\u{600}",
    "👩‍👩‍👧 \"x\" \\", "",
  ])
  func aTitleIsReadAsItWasWritten(_ title: String) throws {
    let read = try actions(
      "\u{FEFF}tap " + title.quotedForScenario + "\ntap " + title.asScenarioWord)
    #expect(read == [.tap(title), .tap(title)])
    let written = try actions("tap \"" + #"\u{1F600}\t\u{110000}\u{}\u{41"# + "\"")
    #expect(written == [.tap("😀\t" + #"\u{110000}\u{}\u{41"#)])
  }

  @Test func everyLineThatCannotBeReadIsTold() throws {
    #expect(
      complaints(
        "hoem\n  x\ntap Desk\n\tforce\nset dynamic Desk\n  t \"T\" icon Compos\nexpect warning losst"
      )
        == [
          "a:1:1: error: \"hoem\" is no statement; did you mean home? [scenario]",
          "a:4:2: error: tap takes no lines below it [scenario]",
          "a:6:14: error: \"Compos\" is no system icon; did you mean Compose? [scenario]",
          "a:7:16: error: \"losst\" is no kind of warning; did you mean lost? [scenario]",
        ])
    #expect(complaints("tap \"a\ntap 'b\nhoem \"x\nforce").count == 4)
    #expect(complaints("expect menu\n  statik A\n  static B\n  static \"C\nexpect cals").count == 3)
    #expect(complaints("ask Q\n  + a\n  b\n  c\nset dynamic N\n  t\n  u v w").count == 4)
    #expect(complaints("vary V\n  hoem\n  hoem\nhoem").count == 3)
    #expect(complaints(String(repeating: "hoem\n", count: 100)).count == 20)
    #expect(complaints("vary V\n" + String(repeating: "  hoem\n", count: 100)).count == 20)
  }

  private func complaints(_ text: String) -> [String] {
    do {
      return ["\(try ScenarioParser.parse(text, file: "a"))"]
    } catch {
      return ([error] + error.more).map(\.headline)
    }
  }

  @Test func linesMayEndAnyWayAndBeginWithTabs() throws {
    let rows: [Scenarios.Expectation.RowPattern] = [
      .row(.static, title: "A"), .rest(.system), .rest(nil),
    ]
    #expect(
      try actions("home\r\nexpect menu\r\n\tstatic A\r\n\n# note\r\n  system …\n  ...")
        == [.home, .expect(.menu(rows))])
  }

  @Test func statementsKnowTheirLines() throws {
    let scenario = try ScenarioParser.parse(
      "title T\n\nexpect calls\n  …\n\n  not applicationDidBecomeActive(_:)\nhome  # now", file: "a"
    )
    #expect(scenario.title == "T")
    #expect(scenario.statements.map(\.line) == [3, 7])
    #expect(scenario.statements.map(\.blockLines) == [4...6, nil])
    #expect(scenario.statements.map(\.text) == ["expect calls", "home  # now"])
  }

  @Test func durationsAndForcesAreNumbers() throws {
    #expect(
      try actions("wait 900ms\nwait 1.5s real\nwait 2min\nforce A 1")
        == [
          .wait(.milliseconds(900), isReal: false), .wait(.milliseconds(1500), isReal: true),
          .wait(.seconds(120), isReal: false), .force(app: "A", Force(sixtieths: 60)),
        ])
  }

  @Test(arguments: [
    ("tap \"Desk", "a:1:5: error: this quote is not closed [scenario] | write the other quote"),
    (
      "\n  home",
      "a:2:3: error: this line belongs to no statement [scenario] | begin it at the margin"
    ),
    ("hoem", "a:1:1: error: \"hoem\" is no statement; did you mean home? [scenario] | write home"),
    (
      "home now",
      "a:1:6: error: \"now\" is one word too many [scenario] | take it out, or quote a name"
    ),
    (
      "home\n  now",
      "a:2:3: error: home takes no lines below it [scenario] | begin this line at the margin"
    ),
    (
      "title A\ntitle B", "a:2:1: error: there is a title already [scenario] | take one of them out"
    ),
    (
      "title A B",
      "a:1:9: error: \"B\" is one word too many [scenario] | take it out, or quote a name"
    ),
    (
      "wait 5",
      "a:1:6: error: \"5\" is no duration up to an hour [scenario] | write it like 900ms, 5s or 2min"
    ),
    (
      "wait 2h",
      "a:1:6: error: \"2h\" is no duration up to an hour [scenario] | write it like 900ms, 5s or 2min"
    ),
    (
      "wait nans",
      "a:1:6: error: \"nans\" is no duration up to an hour [scenario] | write it like 900ms, 5s or 2min"
    ),
    ("kill", "a:1:5: error: something is missing: the name of an app [scenario]"),
    (
      "device iphone-xs ios 9",
      "a:1:22: error: iphone-xs cannot run iOS 9.0: it runs iOS 12 to 18 [scenario] | take a release that it runs"
    ),
    (
      "device iphone-sx",
      "a:1:8: error: \"iphone-sx\" is no device; did you mean iphone-xs? [scenario] | write iphone-xs"
    ),
    (
      "language de,,en_US",
      "a:1:10: error: \"de,,en_US\" is no list of languages [scenario] | write it like de-CH,en"
    ),
    (
      "install A at 7,1",
      "a:1:14: error: \"7,1\" is no place on the grid [scenario] | write ROW,COLUMN from 1,1 to 6,4"
    ),
    (
      "install A at 6,foo,4",
      "a:1:14: error: \"6,foo,4\" is no place on the grid [scenario] | write ROW,COLUMN from 1,1 to 6,4"
    ),
    (
      "language de,,en",
      "a:1:10: error: \"de,,en\" is no list of languages [scenario] | write it like de-CH,en"
    ),
    (
      "vary Otherwise\n  title A",
      "a:2:3: error: a variation has no title of its own [scenario] | write it with say"
    ),
    (
      "ask Why\n  + didFinishLaunching → performActonFor",
      "a:2:3: error: \"performActonFor\" is no call; did you mean performActionFor? [scenario] | write performActionFor"
    ),
    (
      "install A as",
      "a:1:13: error: something is missing: stand-in [scenario]"
    ),
    (
      "install A as standin",
      "a:1:14: error: \"standin\" is no way to install an app; did you mean stand-in? [scenario] | write stand-in"
    ),
    (
      "install A form testflight",
      "a:1:11: error: \"form\" is one word too many; did you mean from? [scenario] | write from"
    ),
    (
      "install A from testflight from app-store",
      "a:1:27: error: there is `from` already [scenario] | take one of them out"
    ),
    ("install A named ''", "a:1:17: error: the name is empty [scenario] | write one"),
    (
      "set dynamc A",
      "a:1:5: error: \"dynamc\" is no thing that is set; did you mean dynamic? [scenario] | write dynamic"
    ),
    (
      "wait 5s reel",
      "a:1:9: error: \"reel\" is one word too many; did you mean real? [scenario] | write real"
    ),
    ("HOME", "a:1:1: error: \"HOME\" is no statement; did you mean home? [scenario] | write home"),
    (
      "wait 0x1p3s",
      "a:1:6: error: \"0x1p3s\" is no duration up to an hour [scenario] | write it like 900ms, 5s or 2min"
    ),
    (
      "vary V",
      "a:1:7: error: something is missing: what changes, on indented lines below it [scenario]"
    ),
    (
      "behaviour A \"handles twise\"",
      "a:1:13: error: \"handles twise\" is no behaviour; did you mean \"handles twice\"? [scenario] | write \"handles twice\""
    ),
    (
      "setting 3d-touch maybe",
      "a:1:18: error: \"maybe\" is no value of 3d-touch [scenario] | expected one of: on, off"
    ),
    (
      "force A 8",
      "a:1:9: error: \"8\" is no force [scenario] | write a number from 0 to 6.66; 1 is an average touch"
    ),
    (
      "expect",
      "a:1:7: error: something is missing: expectation: menu, hidden, opens, calls, completion, handled, state, screen, preview, console, warning, no [scenario]"
    ),
    (
      "expect menu",
      "a:1:12: error: something is missing: rows, on indented lines below it [scenario]"
    ),
    (
      "expect menu\n  statik A",
      "a:2:3: error: \"statik\" is no kind of row; did you mean static? [scenario] | write static"
    ),
    (
      "expect no calls\n  …",
      "a:2:3: error: expect takes no lines below it [scenario] | begin this line at the margin"
    ),
    (
      "expect calls\n  sceneDidBecomActive(_:)",
      "a:2:3: error: \"sceneDidBecomActive(_:)\" is no call; did you mean sceneDidBecomeActive(_:)? [scenario] | write sceneDidBecomeActive(_:)"
    ),
    (
      "expect state notrunning",
      "a:1:14: error: \"notrunning\" is no state; did you mean \"not running\"? [scenario] | write \"not running\""
    ),
    (
      "expect state asleep",
      "a:1:14: error: \"asleep\" is no state [scenario] | expected one of: \"not running\", \"foreground inactive\", \"foreground active\", background, suspended"
    ),
    (
      "expect handled twice",
      "a:1:16: error: \"twice\" is no number of times [scenario] | write a whole number up to 1000"
    ),
    (
      "ask Why\n  - a",
      "a:1:8: error: something is missing: a right answer, on an indented line that begins with + [scenario]"
    ),
  ])
  func whatIsWrongIsToldWithItsPlace(text: String, expected: String) {
    #expect(complaint(text) == expected)
  }

  @Test func aScenarioOfTooManyLinesIsRefused() {
    let text = String(repeating: "\n", count: ScenarioParser.lineLimit)
    #expect(complaint(text).hasPrefix("a:1:1: error: there are 20001 lines; 20000 is the most"))
  }
}
