import AppBundles
import Canvas
import Glibc
import Phone
import QuickActions
import Scenarios
import Terminal

/// The interactive Home Screen. It needs a terminal to draw on and to read keys from.
///
/// The apps are read before the terminal is taken, so that what is wrong with one is said in plain text.
package func runHomeScreen(_ options: HomeScreenOptions) -> Int32 {
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
    Output.error.write(
      "homepress: the Home Screen needs a terminal as standard input and output; "
        + "`homepress menu APP` needs none\n")
    return ExitStatus.unable.rawValue
  }
  do {
    let apps = try AppsToInstall(options)
    let items = try options.phone.dynamicItems()?.items ?? []
    let terminal = try CursesTerminal(
      TerminalOptions(
        color: options.color, usesMouse: options.usesMouse, isASCII: options.isASCII))
    var session = HomeScreenSession(on: terminal, options, apps: apps, dynamicItems: items)
    session.run()
    return ExitStatus.success.rawValue
  } catch let diagnostic as Diagnostic {
    Output.error.write(printed(diagnostic))
  } catch {
    Output.error.write("homepress: \(safeText("\(error)"))\n")
  }
  return ExitStatus.unable.rawValue
}
