import Phone
import QuickActions

/// One statement of a scenario.
package struct Statement: Hashable, Sendable {
  /// The line of the file it begins on, from 1.
  package var line: Int
  /// How far its line is indented, in characters.
  package var indent: Int
  /// As it stands in the file, without the lines of its block.
  package var text: String
  package var action: Action
  /// The lines of its block; empty where it has none.
  package var blockLines: ClosedRange<Int>?

  package init(
    line: Int = 0, indent: Int = 0, text: String = "", action: Action,
    blockLines: ClosedRange<Int>? = nil
  ) {
    self.line = line
    self.indent = indent
    self.text = text
    self.action = action
    self.blockLines = blockLines
  }

  /// The words of a line, empty where it says nothing; nil where it cannot be read.
  package static func words(of text: String) -> [String]? {
    guard let line = ScenarioLine(text[...], number: 1) else { return [] }
    return line.unclosedQuote == nil ? line.words.map(\.text) : nil
  }

  /// The comment that ends a line of a statement.
  package static func comment(after text: String) -> String? {
    ScenarioLine(text[...], number: 1)?.comment
  }

  /// Where a word stands in its line, from 1; nil where it does not.
  func column(of word: String) -> Int? {
    let line = ScenarioLine(text[...], number: line)
    return line?.words.dropFirst().first { $0.text == word }.map { $0.column + indent }
  }

  /// What a statement does or expects. Apps go by the name under their icon.
  package enum Action: Hashable, Sendable {
    case device(DeviceModel?, IOSVersion?)
    case language([String])
    case install(Installation)
    case update(app: String, path: String?)
    case delete(app: String)
    case setDynamic(app: String, DynamicSource)
    case setSource(app: String, InstallSource)
    case behaviour(app: String, StandInBehaviour)
    /// To one of its words.
    case setting(Setting, to: String)

    case press(app: String)
    case hold(app: String, Duration)
    /// Nil presses as hard as it takes.
    case force(app: String, Force?)
    case release(Release)
    case tap(String)
    /// Opens an app by its card in the switcher, whatever is in front.
    case switchTo(app: String)
    case choose(title: String)
    /// Presses harder: what is previewed opens.
    case pop
    /// Of the preview; the last word is the action, one before it its group.
    case previewAction([String])
    case dismiss
    case home
    case wait(Duration, isReal: Bool)

    case background(app: String)
    case suspend(app: String)
    case kill(app: String)
    case crash(app: String)
    case disconnect(app: String)
    case memoryPressure
    case restart

    case expect(Expectation)
    /// Prose of a lesson.
    case say(String)
    case sure(Sureness, String)
    case ask(Question)
    case vary(Variation)
  }

  package struct Installation: Hashable, Sendable {
    package var path: String
    package var source = InstallSource.appStore
    /// Another name than the one of its `Info.plist`.
    package var name: String?
    package var isStandIn = false
    package var position: IconPosition?
  }

  package enum DynamicSource: Hashable, Sendable {
    case file(String)
    case items([ShortcutItem])
  }

  package enum Release: Hashable, Sendable {
    case inPlace
    case outside
    case over(title: String)
  }

  /// What a lesson asks before it goes on.
  package struct Question: Hashable, Sendable {
    package var text: String
    package var answers: [Answer]

    package struct Answer: Hashable, Sendable {
      package var text: String
      package var isRight: Bool
    }
  }
}

/// What a statement expects to find.
package enum Expectation: Hashable, Sendable {
  case menu([RowPattern])
  case noMenu
  case hidden([String])
  case opens(MenuPlacement.Direction, MenuPlacement.Side?)
  case calls([CallPattern])
  case completion(Completion)
  case handled(Int)
  case state(ApplicationState, app: String?)
  /// The lines stand on the app's screen, in that order.
  case screen([String])
  /// The texts stand in the open preview, in that order.
  case preview([String])
  case noPreview
  case console(String)
  /// A word of its kind, or a part of its text.
  case warning(String)
  case noWarning

  package enum RowPattern: Hashable, Sendable {
    /// A row of that kind with that title.
    case row(Kind, title: String)
    /// Any number of rows of that kind; of any where it is nil.
    case rest(Kind?)

    package enum Kind: String, CaseIterable, Hashable, Sendable {
      case `static`, dynamic, system

      package var meaning: String {
        switch self {
        case .static: "an item of the app's Info.plist"
        case .dynamic: "an item that the app has set"
        case .system: "a row of iOS itself, such as Share App"
        }
      }
    }
  }

  package enum CallPattern: Hashable, Sendable {
    /// Made; where an answer is written, with that one.
    case made(DelegateCall.Method, answer: Bool?)
    case notMade(DelegateCall.Method)
    /// Any number of calls.
    case rest
  }

  package enum Completion: String, CaseIterable, Hashable, Sendable {
    case `true`, `false`, never, twice
    /// No handler was handed out.
    case none
    case offMain = "off-main"

    package var meaning: String {
      switch self {
      case .true: "it was called with true, once"
      case .false: "it was called with false, once"
      case .never: "it was handed out and not called"
      case .twice: "it was called more than once"
      case .none: "no method was called that hands one out"
      case .offMain: "it was called on another thread than the main one"
      }
    }
  }
}

/// A scenario as it was read.
package struct Scenario: Hashable, Sendable {
  /// As it was named when it was read.
  package var file: String
  package var title: String?
  package var statements: [Statement]
}
