import Glibc

/// A terminal that shows frames and tells what a person does: the real one, or a scripted one in a
/// test.
///
/// It is all that the Home Screen knows of terminals, so its run loop works and is tested without one.
package protocol InteractiveTerminal: ~Copyable {
  /// Says whether there is a terminal, without touching it: before what takes long.
  static func checkPresence() throws(TerminalError)

  /// Takes the terminal over; what is made gives it back when it goes.
  init(_ options: TerminalOptions) throws(TerminalError)

  /// The time that deadlines are measured by; it goes on while the clock on the wall is set.
  var now: Duration { get }
  /// The time since midnight, where the person is.
  var timeOfDay: Duration { get }
  var size: Size { get }
  /// It can show more than ASCII.
  var isUTF8: Bool { get }
  /// Off, the mouse is left to the terminal's own selection.
  var usesMouse: Bool { get set }
  /// Space is pressed and held, as an icon is. Off while a text is typed: it is a character then.
  var holdsSpace: Bool { get set }

  mutating func present(_ frame: Frame)
  /// Writes the whole of the next frame, whatever the screen is thought to show.
  mutating func redraw()
  /// The bytes that showed frames since they were last taken, where they are kept. What asks the
  /// terminal for keys and mouse is not among them: a replay must not ask for that.
  mutating func takeOutput() -> [UInt8]
  /// Waits until a person does something, `deadline` comes, or one of `descriptors` is ready for what
  /// it is polled for; the answer is empty in the last two cases.
  mutating func waitForInput(
    until deadline: Duration?, alsoPolling descriptors: [pollfd]
  ) -> [UserInput]
}
