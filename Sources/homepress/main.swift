import Commands
import Glibc
import Terminal

exit(run(programArguments, on: CursesTerminal.self))
