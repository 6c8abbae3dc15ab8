import QuickActions

/// A setting that is one of a few words: the table behind the screen's settings, the lines of plain
/// mode, and `setting` in scenarios.
package enum Setting: String, CaseIterable, Hashable, Sendable {
  case forceTouch = "3d-touch"
  case debugger
  case sensitivity
  case touchDuration = "touch-duration"
  case firstItem = "first-item"
  case warmSceneOrder = "warm-scene-order"

  /// In a list, where there is little room.
  package var label: String {
    switch self {
    case .forceTouch: "3D Touch"
    case .debugger: "Debugger attached"
    case .sensitivity: "Sensitivity"
    case .touchDuration: "Touch duration"
    case .firstItem: "First item"
    case .warmSceneOrder: "Warm scene"
    }
  }

  package var meaning: String {
    switch self {
    case .forceTouch: "whether the display feels how hard it is pressed"
    case .debugger: "whether the watchdog leaves apps alone, as under Xcode"
    case .sensitivity: "how hard a press opens the menu"
    case .touchDuration: "how long a touch and hold takes without 3D Touch"
    case .firstItem: "where item 1 stands in a menu that opens upward"
    case .warmSceneOrder: "what comes first when an action brings a connected scene back"
    }
  }

  /// All that it can be.
  package var words: [String] { access.words }

  /// What it is.
  package func word(in settings: Settings) -> String { access.word(settings) }

  /// - Parameter word: One of its words; any other changes nothing.
  package func set(_ word: String, in settings: inout Settings) { access.set(&settings, word) }

  private var access: Access {
    switch self {
    case .forceTouch: Access(\.forceTouch)
    case .debugger: Access(\.debugger)
    case .sensitivity: Access(\.sensitivity)
    case .touchDuration: Access(\.touchDuration)
    case .firstItem: Access(\.firstItem)
    case .warmSceneOrder: Access(\.warmSceneOrder)
    }
  }

  /// A part of the settings by its words.
  private struct Access {
    let words: [String]
    let word: (Settings) -> String
    let set: (inout Settings, String) -> Void

    init<Value: CaseIterable & RawRepresentable>(_ path: WritableKeyPath<Settings, Value>)
    where Value.RawValue == String {
      words = Value.allCases.map(\.word)
      word = { $0[keyPath: path].word }
      set = { settings, word in
        guard let value = Value.allCases.first(where: { $0.word == word }) else { return }
        settings[keyPath: path] = value
      }
    }
  }
}

extension RawRepresentable<String> {
  /// Without the blanks that would divide it.
  fileprivate var word: String { String(rawValue.map { $0 == " " ? "-" : $0 }) }
}

extension Settings {
  fileprivate enum Switch: String, CaseIterable {
    case on, off

    init(_ isOn: Bool) { self = isOn ? .on : .off }
  }

  fileprivate var forceTouch: Switch {
    get { Switch(forceTouchEnabled) }
    set { forceTouchEnabled = newValue == .on }
  }

  fileprivate var debugger: Switch {
    get { Switch(debuggerAttached) }
    set { debuggerAttached = newValue == .on }
  }
}
