import AppHosting
import Glibc
import QuickActions

// Starts an app as the phone does, says its process id, and waits to be killed: what becomes of the
// app then?
let host = ProcessHost(executable: "/bin/sh", arguments: ["-c", "exec sleep 1000"])
guard case .started(let pid)? = host.facts(at: .start).first, let pid else { exit(1) }
print(pid)
fflush(nil)
pause()
