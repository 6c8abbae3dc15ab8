/// A key as the terminal names it.
package enum Key: Hashable, Sendable {
  /// A printable character, or Space.
  case character(Character)
  case enter, escape, tab, backtab, backspace
  case up, down, left, right, home, end, pageUp, pageDown
  /// Ctrl with a letter, lower case.
  case control(Character)
}

/// What a person did, whatever the terminal's way of telling it.
package enum UserInput: Hashable, Sendable {
  /// A key went down. A held Space arrives as the hold inputs below instead.
  case key(Key)
  /// Space went down: force may begin to grow.
  case holdBegan
  /// Space is certainly held and not tapped: from now on the menu may open.
  case holdConfirmed
  /// Space was let go after it had been held.
  case holdEnded
  /// Space turned out to be a tap, or the hold was cut short by another key or a lost focus.
  case holdCancelled
  case mousePressed(MouseButton, Point)
  case mouseDragged(Point)
  case mouseReleased(Point)
  case wheel(up: Bool, Point)
  case resized(Size)
  /// The terminal lost the focus: a press that was under way is over.
  case focusLost
  /// The program came back from Ctrl-Z, or its screen was spoilt: draw everything anew.
  case redrawNeeded
  /// A signal, by its number, asks the program to end; a terminal that is gone counts as `SIGHUP`.
  case quitRequested(by: Int32)
}

package enum MouseButton: Hashable, Sendable {
  case left, right
}
