import Phone
import QuickActions

/// The statements of the scenario language: the one table behind its parser's first word and its help.
package enum StatementForm: String, CaseIterable, Hashable, Sendable {
  case title
  case device
  case language
  case install
  case update
  case delete
  case set
  case behaviour
  case setting
  case press
  case hold
  case force
  case release
  case tap
  case switchTo = "switch"
  case choose
  case pop
  case previewAction = "preview-action"
  case dismiss
  case home
  case wait
  case background
  case suspend
  case kill
  case crash
  case disconnect
  case memoryPressure = "memory-pressure"
  case restart
  case expect
  case say
  case sure
  case ask
  case vary

  /// How it is written, each form on a line of its own.
  package var usage: [String] {
    switch self {
    case .title: ["title TEXT"]
    case .device: ["device MODEL [ios N[.N]]", "device ios N[.N]"]
    case .language: ["language xx[-YY][,...]"]
    case .install: ["install APP [from SOURCE] [named NAME] [at ROW,COLUMN] [as stand-in]"]
    case .update: ["update NAME [to APP]"]
    case .delete: ["delete NAME"]
    case .set:
      [
        "set dynamic NAME FILE.json",
        "set dynamic NAME   (items below: TYPE TITLE [SUBTITLE] [icon ICON] [target ID])",
        "set source NAME SOURCE",
      ]
    case .behaviour: ["behaviour NAME PRESET..."]
    case .setting:
      Setting.allCases.map { "setting \($0.rawValue) \($0.words.joined(separator: "|"))" }
    case .press: ["press NAME"]
    case .hold: ["hold NAME DURATION"]
    case .force: ["force NAME [FORCE]"]
    case .release: ["release", "release outside", "release over TITLE"]
    case .tap: ["tap NAME"]
    case .switchTo: ["switch NAME"]
    case .choose: ["choose TITLE"]
    case .pop: ["pop"]
    case .previewAction: ["preview-action [GROUP] TITLE"]
    case .dismiss: ["dismiss"]
    case .home: ["home"]
    case .wait: ["wait DURATION [real]"]
    case .background: ["background NAME"]
    case .suspend: ["suspend NAME"]
    case .kill: ["kill NAME"]
    case .crash: ["crash NAME"]
    case .disconnect: ["disconnect NAME"]
    case .memoryPressure: ["memory-pressure"]
    case .restart: ["restart"]
    case .expect: ExpectationForm.allCases.flatMap(\.usage).map { "expect \($0)" }
    case .say: ["say TEXT"]
    case .sure: ["sure DEGREE TEXT"]
    case .ask: ["ask TEXT   (answers in the lines below: - wrong, + right)"]
    case .vary: ["vary TEXT   (below: changes, then what is expected)"]
    }
  }

  package var meaning: String {
    switch self {
    case .title: "what the scenario is called in reports"
    case .device: "the iPhone and its iOS; running apps go on"
    case .language: "the phone's preferred languages"
    case .install:
      "puts an app on the Home Screen; APP is found beside the scenario, or is a sample. "
        + "A package folder (Package.swift) is built first and runs its own code, as each app "
        + "with a program for this system does; `as stand-in` builds nothing and runs none of it"
    case .update: "a new version comes over the old one; dynamic items stay"
    case .delete: "deletes the app, and its dynamic items with it"
    case .set: "what the app had set as dynamic items, as if it had run; where it came from"
    case .behaviour: "how a stand-in behaves; several presets add up"
    case .setting: "what the Settings app would change"
    case .press:
      "a finger goes down on the icon and stays; in an app, on what has that text on its window"
    case .hold: "a finger goes down there for that long, and up again"
    case .force:
      "a force press: as hard as it takes, for a menu or a preview, or up to that force and no harder"
    case .release:
      "the finger goes up: where it is, outside of everything, or over a row of the menu"
    case .tap: "taps an icon of the Home Screen; in an app, what has that text on its window"
    case .switchTo: "opens the app by its card in the switcher"
    case .choose: "chooses a row of the open menu"
    case .pop: "presses deeper: what is previewed opens"
    case .previewAction: "swipes up on the preview and chooses an action"
    case .dismiss: "closes the menu, or the preview"
    case .home: "back to the Home Screen"
    case .wait: "time passes; `real` lets it pass for the processes of apps too"
    case .background: "the app runs, in the background"
    case .suspend: "the app runs, and is suspended"
    case .kill: "swiped away in the switcher"
    case .crash: "the app's process ends by a signal"
    case .disconnect: "the phone takes back the scenes of an app in the background"
    case .memoryPressure: "the phone ends apps that nobody looks at"
    case .restart: "the phone is restarted"
    case .expect: "what must be so by now"
    case .say: "prose of a lesson"
    case .sure:
      "how sure it is what a lesson tells: "
        + Sureness.allCases.map(\.rawValue).joined(separator: ", ")
    case .ask:
      "a question of a lesson; calls with → between them, and rows with ·, are held to what is found"
    case .vary: "what a lesson can be run again with"
    }
  }

  package var example: [String] {
    switch self {
    case .title: ["title \"A cold launch that answers false\""]
    case .device: ["device iphone-xs ios 12.4", "device ios 18"]
    case .language: ["language de-CH,en"]
    case .install:
      [
        "install AppSearch.app from testflight at 6,4",
        "install ../Notes named \"Notes 2\" as stand-in",
      ]
    case .update: ["update \"App Search\" to Next.app", "update Notes"]
    case .delete: ["delete Notes"]
    case .set:
      [
        "set dynamic Notes items.json", "set dynamic Notes",
        "  open \"Shopping\" \"Yesterday\" icon Compose target shopping",
        "  plain \"No Subtitle\" icon square.and.pencil", "set source Notes development",
      ]
    case .behaviour: ["behaviour Notes \"handles twice\" \"never completes\""]
    case .setting:
      [
        "setting 3d-touch off", "setting debugger on", "setting sensitivity firm",
        "setting touch-duration slow", "setting first-item top",
        "setting warm-scene-order foreground-first",
      ]
    case .press: ["press Notes", "wait 300ms", "release outside"]
    case .hold: ["hold Notes 900ms"]
    case .force: ["force Notes", "force Notes 3.5"]
    case .release: ["release", "release outside", "release over \"New Note\""]
    case .tap: ["tap Notes"]
    case .switchTo: ["switch Notes"]
    case .choose: ["choose \"New Note\""]
    case .previewAction: ["preview-action \"More…\" Delete"]
    case .dismiss, .pop, .home, .memoryPressure, .restart: [rawValue]
    case .wait: ["wait 5s", "wait 300ms real"]
    case .background, .suspend, .kill, .crash, .disconnect: ["\(rawValue) Notes"]
    case .expect: ExpectationForm.calls.example
    case .say: ["say \"Nothing has been launched so far.\""]
    case .sure: ["sure documented \"Apple's reference says so.\""]
    case .ask: ["ask \"Which call comes next?\"", "  + didFinishLaunching", "  - performActionFor"]
    case .vary:
      [
        "vary \"Let the launch answer true\"", "  behaviour Notes \"handles twice\"",
        "  expect handled 2",
      ]
    }
  }
}

/// What can be expected: the table behind the second word of `expect` and its help.
package enum ExpectationForm: String, CaseIterable, Hashable, Sendable {
  case menu
  case hidden
  case opens
  case calls
  case completion
  case handled
  case state
  case screen
  case preview
  case console
  case warning
  case no

  package var usage: [String] {
    switch self {
    case .menu: ["menu   (rows below: static|dynamic|system TITLE; … for any)"]
    case .hidden: ["hidden   (titles below)", "hidden none"]
    case .opens: ["opens above|below [left|right]"]
    case .calls: ["calls   (calls below: CALL [-> true|false]; not CALL; … for any)"]
    case .completion:
      ["completion " + Expectation.Completion.allCases.map(\.rawValue).joined(separator: "|")]
    case .handled: ["handled N"]
    case .state: ["state STATE [NAME]"]
    case .screen: ["screen TEXT", "screen   (texts below, in that order)"]
    case .preview: ["preview TEXT", "preview   (texts below, in that order)"]
    case .console: ["console TEXT"]
    case .warning: ["warning KIND", "warning TEXT"]
    case .no: ["no menu", "no preview", "no calls", "no warning"]
    }
  }

  package var meaning: String {
    switch self {
    case .menu: "the rows of the open menu, item 1 first"
    case .hidden: "the items that the open menu does not show"
    case .opens: "where the menu opens from its icon, and the side of its glyphs"
    case .calls: "the delegate calls since the last expectation, all of them and in order"
    case .completion: "what became of the completion handler since the last expectation"
    case .handled: "how often the app looked into an item since the last expectation"
    case .state: "where the app stands in its life; the app that was used last where none is named"
    case .screen: "text on the window of the app that was used last"
    case .preview: "text in the open preview: its title, its lines, its actions"
    case .console: "a part of a line that an app printed since the last expectation"
    case .warning: "a warning since the last expectation, by its kind or a part of its text"
    case .no:
      "that no menu or preview is open; that nothing was called, or warned of, since the last expectation"
    }
  }

  package var example: [String] {
    switch self {
    case .menu: ["expect menu", "  static \"Search\"", "  dynamic …", "  system \"Share App\""]
    case .hidden: ["expect hidden", "  \"Fifth\"", "expect hidden none"]
    case .opens: ["expect opens above right", "expect opens below"]
    case .calls:
      [
        "expect calls", "  application(_:didFinishLaunchingWithOptions:) -> false",
        "  not application(_:performActionFor:completionHandler:)",
        "  applicationDidBecomeActive(_:)",
      ]
    case .completion: ["expect completion true"]
    case .handled: ["expect handled 1"]
    case .state: ["expect state \"foreground active\" Notes", "expect state suspended"]
    case .screen: ["expect screen \"Search\"", "expect screen", "  \"Notes\"", "  \"Ready\""]
    case .preview: ["expect preview Bread", "expect preview", "  Bread", "  \"Mark as Read\""]
    case .console: ["expect console \"performing action\""]
    case .warning: ["expect warning lost", "expect warning \"nothing handled\""]
    case .no:
      ["expect no menu", "expect no preview", "expect no calls", "expect no warning"]
    }
  }
}
