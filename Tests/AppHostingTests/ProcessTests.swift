import AppHosting
import AppProtocol
import CGlibc
import Glibc
import QuickActions
import Testing

/// What the kernel sees of the children. One after another, since descriptors are counted.
@Suite(.serialized) struct ProcessTests {
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
        echo "socket $HOMEPRESS_SOCKET"; ls -l /proc/$$/fd | wc -l; readlink /proc/$$/fd/0
        exec grep -E 'SigBlk|SigIgn|NSsid' /proc/self/status
        """)
    run.waitForExit()
    let lines = run.facts.compactMap { if case .printed(let line) = $0 { line } else { nil } }
    // The total, then descriptors 0 to 3.
    #expect(lines.prefix(3) == ["socket 3", "5", "/dev/null"])
    #expect(lines.contains("NSsid:\t\(run.pid ?? 0)"))
    #expect(lines.contains { $0.hasPrefix("SigBlk") && $0.hasSuffix("\t0000000000000000") })
    #expect(lines.contains { $0.hasPrefix("SigIgn") && $0.hasSuffix("\t0000000000000000") })
  }

  @Test func whatAnAppStartedGoesWithIt() throws {
    let run = HostRun(script: "sleep 1000 & echo $!; exit 0")
    let line = run.waitForLine()
    let grandchild = try #require(line.flatMap { Int32($0) })
    let end = pidfd_open(grandchild, 0)
    #expect(run.waitForExit() == .exited(status: 0))
    #expect(Processes.hasEnded(end))
  }

  @Test func noProcessAndNoDescriptorOutlivesItsHost() throws {
    let before = Processes.openDescriptors
    var pids: [Int32] = []
    for _ in 0..<5 {
      let run = HostRun(script: "sleep 1000 & echo ready; wait")
      run.waitForLine()
      pids.append(try #require(run.pid))
    }
    for script in ["exit 0", "kill -9 $$"] { HostRun(script: script).waitForExit() }
    #expect(ProcessHost(executable: "/no/such/app").descriptors.isEmpty)
    #expect(pids.map(Processes.state) == Array(repeating: nil, count: pids.count))
    #expect(Processes.openDescriptors.subtracting(before).isEmpty)
  }

  @Test func anAppDiesWithAPhoneThatIsKilled() throws {
    let phone = HostRun(ProcessHost(executable: Apps.path("LoneHost")))
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
