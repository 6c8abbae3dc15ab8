import Canvas

/// What the terminal's bytes say, before any meaning is given to it.
package enum InputEvent: Hashable, Sendable {
  case key(Key, KeyAction)
  case mouse(MouseReport)
  case focusGained
  case focusLost
  /// The answer to `CSI ? u`: the terminal speaks the kitty keyboard protocol, with these flags on.
  case keyboardFlags(Int)
  /// The answer to `CSI c`: whatever was asked before it and not answered is not known.
  case deviceAttributes
}

/// What a key did.
package enum KeyAction: Hashable, Sendable {
  /// A byte came: the key went down, or repeats; its release will not be told.
  case typed
  case pressed
  case repeated
  case released
}

/// One report of the mouse.
package struct MouseReport: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case pressed(MouseButton)
    case moved
    /// Nil where the terminal does not say which button it was.
    case released(MouseButton?)
    case wheel(up: Bool)
  }

  package var action: Action
  package var place: Point

  package init(_ action: Action, _ place: Point) {
    self.action = action
    self.place = place
  }
}
