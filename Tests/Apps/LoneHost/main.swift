import AppHosting
import Glibc
import QuickActions

// A phone without a screen, for what can only be seen when nothing else runs in the process.

/// Starts an app, says its process id, and waits to be killed: what becomes of the app then?
func waitToBeKilled() {
  let host = ProcessHost(executable: "/bin/sh", arguments: ["-c", "exec sleep 1000"])
  guard case .started(let pid)? = host.facts(at: .start).first, let pid else { exit(1) }
  print(pid)
  fflush(nil)
  pause()
}

/// Starts apps that live, that end and that cannot be started, and says what is left of them.
func countWhatIsLeft() {
  let before = openDescriptors()
  for _ in 0..<5 {
    for script in ["sleep 1000 & wait", "exec sleep 1000", "exit 0", "kill -9 $$"] {
      _ = ProcessHost(executable: "/bin/sh", arguments: ["-c", script]).facts(at: .start)
    }
    _ = ProcessHost(executable: "/no/such/app").facts(at: .start)
  }
  let descriptors = openDescriptors() - before
  let children = waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD ? "0" : "some"
  print("descriptors left: \(descriptors), children left: \(children)")
}

func openDescriptors() -> Int {
  (0..<1024).count { fcntl($0, F_GETFD) != -1 }
}

if CommandLine.arguments.contains("leaks") {
  countWhatIsLeft()
} else {
  waitToBeKilled()
}
