import Glibc

/// What a result is printed on: how wide it is, and whether it shows more than ASCII.
package struct Page: Hashable, Sendable {
  package var columns: Int
  package var isUTF8: Bool

  /// As wide as the glass of the Home Screen: on a wider terminal a menu does not grow.
  package static let widest = 40

  package init(columns: Int = Page.widest, isUTF8: Bool = true) {
    self.columns = min(columns, Page.widest)
    self.isUTF8 = isUTF8
  }

  package var inASCII: Page { Page(columns: columns, isUTF8: false) }

  /// Standard output, in the locale of the environment.
  package static var standard: Page {
    Page(columns: terminalColumns ?? widest, isUTF8: localeIsUTF8)
  }

  private static var terminalColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A locale that is not installed counts as the plain one, as everywhere.
  private static var localeIsUTF8: Bool {
    guard let locale = newlocale(LC_CTYPE_MASK, "", nil) else { return false }
    defer { freelocale(locale) }
    return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } == "UTF-8"
  }
}
