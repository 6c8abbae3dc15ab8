import Phone
import QuickActions

/// What the front end asks of the shell that runs it.
package enum ScreenCommand: Hashable, Sendable {
  /// A fact for the phone.
  case phone(Input)
  /// Install the app anew from where it came from, over the version that is there.
  case update(AppID)
  case quit
  /// Save a picture of the screen.
  case savePicture
  case saveTrace
  case setMouse(Bool)
  /// Ctrl-Z: stop the program until the shell brings it back.
  case suspend
  /// Ctrl-L: the terminal's screen was spoilt; write all of it again.
  case redraw
}
