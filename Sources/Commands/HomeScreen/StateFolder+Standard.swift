import Glibc
import QuickActions
import Scenarios

extension StateFolder {
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

extension PhoneOptions {
  /// Who names a folder wants things kept there: that they cannot be is said before the session.
  func checkStateFolder() throws(Diagnostic) {
    guard let stateFolder else { return }
    do throws(SavingError) {
      try StateFolder(stateFolder).make()
    } catch {
      throw Diagnostic(
        rule: "state-folder", severity: .error, place: Diagnostic.Place(file: stateFolder),
        message: "nothing can be kept there: \(error)",
        fix: "name a folder that you can write to, or leave --state out")
    }
  }
}
