import AppHosting
import AppProtocol
import BuiltProducts
import CGlibc
import Glibc
import QuickActions
import Testing

/// What the kernel sees of the children.
@Suite struct ProcessTests {
  @Test func suspendedIsARealStop() throws {
    let run = HostRun(script: "echo ready; exec sleep 100")
    run.waitForLine()
    let pid = try #require(run.pid)
    run.host.signal(.stop)
    Processes.waitForStop(pid)
    #expect(Processes.state(pid) == "T")
    run.host.signal(.resume)
    Processes.waitForResumption(pid)
    #expect(Processes.state(pid) != "T")
  }

  @Test func aChildHasNothingOfOursButItsSocketAndItsConsole() {
    let run = HostRun(
      script: """
        echo "socket $HOMEPRESS_SOCKET"; readlink /proc/$$/fd/0
        grep -E 'SigBlk|SigIgn|NSsid' /proc/self/status; exec ls /proc/self/fd
        """)
    run.waitForExit()
    let lines = run.facts.compactMap { if case .printed(let line) = $0 { line } else { nil } }
    #expect(lines.prefix(2) == ["socket 3", "/dev/null"])
    // The last one is the folder that `ls` reads.
    #expect(lines.suffix(5) == ["0", "1", "2", "3", "4"])
    #expect(lines.contains("NSsid:\t\(run.pid ?? 0)"))
    // Signals 1 to 31; the C library keeps the two after them to itself.
    for key in ["SigBlk:\t", "SigIgn:\t"] {
      let set = lines.first { $0.hasPrefix(key) }?.dropFirst(key.count)
      #expect(set.flatMap { UInt64($0, radix: 16) }.map { $0 & 0x7FFF_FFFF } == 0)
    }
  }

  @Test func whatAnAppStartedGoesWithIt() throws {
    let run = HostRun(script: "sleep 1000 & echo $!; exit 0")
    let line = run.waitForLine()
    let grandchild = try #require(line.flatMap { Int32($0) })
    let end = pidfd_open(grandchild, 0)
    #expect(run.waitForExit() == .exited(status: 0))
    #expect(Processes.hasEnded(end))
  }

  /// Processes that fork twice, lead a session of their own, hide their environment, or all of it.
  @Test(arguments: ["setsid sleep", "env -i setsid sleep", "setsid sh -c 'sleep 1000 & wait'"])
  func whatLeavesItsGroupGoesWithTheAppThatStartedIt(_ stray: String) throws {
    let run = HostRun(
      script: """
        (\(stray) 1000 & echo $!) & wait; kill -9 $$
        """)
    let line = run.waitForLine()
    let end = pidfd_open(try #require(line.flatMap { Int32($0) }), 0)
    #expect(run.waitForExit() == .signalled(SIGKILL))
    #expect(Processes.hasEnded(end))
  }

  @Test func whatAnAppLeftBehindIsTold() {
    let run = HostRun(script: "sleep 1000 & setsid sleep 1000 & exit 0")
    #expect(run.waitForMisbehaviour() == "left 2 processes behind; they were ended")
    #expect(run.waitForExit() == .exited(status: 0))
  }

  /// In a process of its own, where nobody else opens descriptors.
  @Test func noProcessAndNoDescriptorOutlivesItsHost() {
    let run = HostRun(ProcessHost(executable: BuiltProducts.path("LoneHost"), arguments: ["leaks"]))
    #expect(run.waitForExit() == .exited(status: 0))
    #expect(
      run.facts.dropFirst().dropLast() == [.printed("descriptors left: 0, children left: 0")])
  }

  @Test func anAppDiesWithAPhoneThatIsKilled() throws {
    let phone = HostRun(ProcessHost(executable: BuiltProducts.path("LoneHost")))
    let line = phone.waitForLine()
    let app = try #require(line.flatMap { Int32($0) })
    let end = pidfd_open(app, 0)
    #expect(end >= 0)
    // The phone alone: the app is in a group of its own.
    phone.host.signal(.kill)
    #expect(phone.waitForExit() == .signalled(SIGKILL))
    #expect(Processes.hasEnded(end))
  }
}
