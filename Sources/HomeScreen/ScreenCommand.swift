import Phone
import QuickActions

/// What the front end asks of the shell that runs it.
package enum ScreenCommand: Hashable, Sendable {
  /// A fact for the phone.
  case phone(Input)
  case quit
  /// Save a picture of the screen.
  case savePicture
  case saveTrace
  /// Install the app's next version: read it anew from where it came from.
  case update(AppID)
  case setMouse(Bool)
  /// Ctrl-L: the terminal's screen was spoilt; write all of it again.
  case redraw
}
