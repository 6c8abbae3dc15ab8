import Glibc

/// Where a phone keeps what outlives a run.
enum StateFolder {
  /// The folder for a program's state, by the XDG Base Directory Specification.
  ///
  /// - Returns: nil where the environment names none. A name that is not absolute counts for nothing.
  static var standard: String? {
    folder(in: "XDG_STATE_HOME", adding: "/homepress")
      ?? folder(in: "HOME", adding: "/.local/state/homepress")
  }

  private static func folder(in variable: String, adding ending: String) -> String? {
    guard let value = getenv(variable).map({ String(cString: $0) }), value.hasPrefix("/") else {
      return nil
    }
    return value + ending
  }
}
