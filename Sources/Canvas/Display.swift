/// What can show frames: the terminal, or a recorder in a test.
package protocol Display: ~Copyable {
  var size: Size { get }
  mutating func present(_ frame: Frame)
}
