import Glibc

/// The interactive Home Screen. It needs a terminal to draw on and to read keys from.
package func runHomeScreen(_ options: HomeScreenOptions) -> Int32 {
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
    Output.error.write(
      "homepress: the Home Screen needs a terminal as standard input and output; "
        + "`homepress menu APP` needs none\n")
    return ExitStatus.unable.rawValue
  }
  return ExitStatus.success.rawValue
}
