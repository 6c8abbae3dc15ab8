import AppHosting
import AppProtocol
import Glibc
import QuickActions
import Testing

/// Apps that harm: each is told, none does more than that.
@Suite struct MisbehaviourTests {
  @Test func garbageIsToldAndTheNextMessageIsRead() {
    let run = HostRun(
      script: #"printf 'garbage\n{"message":"hello","protocolVersion":1}\n' >&3; exec sleep 100"#)
    #expect(run.waitForMisbehaviour() == #"dropped "garbage": not JSON"#)
    run.wait(for: "hello") { $0 == .said(.hello(protocolVersion: 1)) }
  }

  @Test func anotherVersionOfTheProtocolIsTold() {
    let run = HostRun(
      script: #"echo '{"message":"hello","protocolVersion":9}' >&3; exec sleep 100"#)
    #expect(run.waitForMisbehaviour() == "speaks version 9 of the protocol, not 1")
  }

  @Test func anOversizedLineIsDroppedAndWhatFollowsIsRead() {
    let run = HostRun(
      script: """
        head -c 3000000 /dev/zero | tr '\\0' a >&3
        printf '\\n{"message":"hello","protocolVersion":1}\\n' >&3; exec sleep 100
        """)
    let told = run.waitForMisbehaviour()
    #expect(told?.hasPrefix("dropped a line of more than 262144 bytes: \"aaaa") ?? false)
    run.wait(for: "hello") { $0 == .said(.hello(protocolVersion: 1)) }
  }

  @Test(arguments: ["yes '{' >&3", "yes", "cat /dev/zero", "cat /dev/zero >&3"])
  func aFloodIsTakenInWithinBounds(_ flood: String) {
    let run = HostRun(script: "exec \(flood)")
    run.wait(for: "the flood") {
      switch $0 {
      case .printed, .misbehaved: true
      case .started, .failedToStart, .said, .exited: false
      }
    }
    // Time stands still for the host: within one short while it gives out only so much.
    let now = run.now
    _ = run.host.facts(at: now)
    #expect(run.host.facts(at: now).count <= 400)
    #expect(run.host.facts(at: now) == [])
    run.host.signal(.kill)
    #expect(run.waitForExit() == .signalled(SIGKILL))
  }

  @Test func anAppThatDoesNotReadIsToldOnce() {
    let run = HostRun(script: "exec sleep 100")
    let title = String(repeating: "x", count: 100_000)
    let item = DeliveredItem(
      id: DeliveredItem.ID(1), item: ShortcutItem(type: "t", localizedTitle: title))
    for _ in 0..<40 { run.begin(.performAction(item), state: .foregroundActive) }
    #expect(
      run.waitForMisbehaviour() == "does not read: more than 1048576 bytes wait for it")
    #expect(run.host.descriptors.contains { $0.awaitsWriting })
    #expect(run.host.facts(at: run.now) == [])
  }

  @Test func anAppThatClosesItsSocketAndLivesOnIsTold() {
    let run = HostRun(script: "exec 3>&-; exec sleep 100")
    #expect(run.waitForMisbehaviour() == "closed its socket: no call can reach it any more")
    run.begin(.didBecomeActive, state: .foregroundActive)
    run.host.signal(.kill)
    #expect(run.waitForExit() == .signalled(SIGKILL))
  }

  @Test func outputIsToldBeforeTheEnd() {
    let run = HostRun(
      script: """
        for i in 1 2 3; do echo out $i; echo error $i >&2; done
        echo '{"message":"hello","protocolVersion":1}' >&3; printf 'no line feed'; exit 7
        """)
    #expect(run.waitForExit() == .exited(status: 7))
    let lines = run.facts.compactMap { if case .printed(let line) = $0 { line } else { nil } }
    #expect(
      lines == ["out 1", "error 1", "out 2", "error 2", "out 3", "error 3", "no line feed"])
    #expect(run.facts.contains(.said(.hello(protocolVersion: 1))))
    #expect(run.facts.count == lines.count + 3)
  }

  @Test func aLongConsoleLineIsCut() {
    let run = HostRun(script: "head -c 5000 /dev/zero | tr '\\0' a; echo; echo short")
    run.waitForExit()
    #expect(
      run.facts.dropFirst().prefix(2) == [
        .printed(String(repeating: "a", count: 4096) + "…"), .printed("short"),
      ])
  }

  @Test func aCrashIsToldWithItsSignal() {
    #expect(HostRun(script: "kill -SEGV $$").waitForExit() == .signalled(SIGSEGV))
    #expect(HostRun(script: "kill -ABRT $$").waitForExit() == .signalled(SIGABRT))
  }

  @Test func whatCannotBeRunIsToldWithTheReason() {
    let missing = HostRun(ProcessHost(executable: "/no/such/app"))
    #expect(
      missing.host.facts(at: .start)
        == [.failedToStart("cannot run /no/such/app: No such file or directory")])
    #expect(missing.host.nextDue == nil)
    #expect(missing.host.descriptors.isEmpty)
    missing.host.signal(.kill)
    let folder = HostRun(ProcessHost(executable: "/tmp"))
    #expect(
      folder.host.facts(at: .start) == [.failedToStart("cannot run /tmp: Permission denied")])
  }
}
