import Commands
import Glibc
import Terminal

exit(run(Array(CommandLine.arguments.dropFirst()), on: CursesTerminal.self))
