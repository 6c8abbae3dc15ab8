/// Why a property list cannot be read, before its place is put into line and column.
struct PlistFault: Error, Hashable, Sendable {
  var message: String
  /// The smallest change that mends it; nil where the form of the list tells.
  var fix: String?
  /// In bytes from the start of the file; nil where no place says more than the file's name.
  var offset: Int?
  /// Where the element began that the message is about.
  var openedAt: Int?
  /// Whether a character that XML does not have may be all that is wrong.
  var mayBeControlCharacter = false

  init(
    _ message: String, at offset: Int? = nil, openedAt: Int? = nil, fix: String? = nil
  ) {
    self.message = message
    self.fix = fix
    self.offset = offset
    self.openedAt = openedAt
  }
}
