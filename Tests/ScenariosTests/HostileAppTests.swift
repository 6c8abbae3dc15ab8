import Glibc
import Phone
import QuickActions
import Testing

/// An app that harms, as a shell script, and what the trace says of it.
struct HostileApp: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var script: String
  /// The beginning of a line of the trace; nil where there is nothing to be seen.
  var told: String?

  init(_ name: String, _ script: String, told: String?) {
    testDescription = name
    self.script = script
    self.told = told
  }

  static let all = [
    HostileApp("garbage", "printf '\\001\\377{}\\n' >&3; exec sleep 100", told: "dropped "),
    HostileApp("half a line", #"printf '{"message":"hel' >&3; exec sleep 100"#, told: nil),
    HostileApp(
      "a line of 100 MB", "head -c 100000000 /dev/zero | tr '\\0' a >&3",
      told: "dropped a line of more than 262144 bytes"),
    HostileApp(
      "a million messages",
      #"echo "$HELLO" >&3; yes '{"message":"completed","id":9,"success":true,"onMainThread":true}' >&3"#,
      told: "completed call 9, which has no completion handler"),
    HostileApp(
      "messages as large as can be",
      #"L=$(seq -s, 3000); while :; do echo "{\"message\":[$L]}" >&3; done"#,
      told: "dropped "),
    HostileApp("silence", "exec sleep 100", told: nil),
    HostileApp(
      "a reply to a call never made",
      #"echo "$HELLO" >&3; echo '{"message":"returned","id":77,"outcome":"returned"}' >&3; cat <&3"#,
      told: "answered call 77, which was not waiting"),
    HostileApp(
      "forks that outlive it", "setsid sleep 1000 & sleep 1000 & exit 0",
      told: "left 2 processes behind; they were ended"),
    HostileApp("a flood on the console", "exec yes flood", told: "flood"),
    HostileApp(
      "a closed socket", "exec 3>&-; exec sleep 100", told: "closed its socket"),
    HostileApp(
      "deaf to signals", "trap '' TERM HUP INT QUIT; while :; do sleep 100; done", told: nil),
    HostileApp(
      "a long text",
      #"echo "$HELLO" >&3; T=$(head -c 9000 /dev/zero | tr '\0' a); "#
        + #"echo "{\"message\":\"screen\",\"title\":\"$T\",\"lines\":[]}" >&3; cat <&3"#,
      told: "cut a text to 2000 bytes"),
  ]
}

/// Whatever an app does, the phone says so, goes on at full speed, and serves the other apps.
@Suite struct HostileAppTests {
  @Test(arguments: HostileApp.all)
  func whateverAnAppDoesThePhoneAndTheOtherAppsGoOn(_ app: HostileApp) throws {
    let run = SimulationRun(isRealTime: true)
    let hostile = try install(app, in: run)
    let honest = try run.installSample("Notes")
    run.send(.tapped(hostile))
    run.run("word of it") { simulation in
      let lines = simulation.trace.lines.filter { $0.entry.app == hostile }
      let isTold = app.told.map { told in lines.contains { $0.description.hasPrefix(told) } }
      return isTold ?? lines.contains { $0.entry.event == .processStarted }
    }
    run.send(.homePressed)
    run.send(.tapped(honest))
    run.run("the other app") { $0.phone.app(honest)?.state == .foregroundActive }
    run.send(.appDeleted(hostile))
    run.run("its end") { simulation in
      simulation.trace.lines.contains { $0.entry.app == hostile && $0.isEnd }
    }
    // Four times what it takes in a program that was optimised.
    #expect(run.worstTurn < .milliseconds(120))
    #expect(run.simulation.phone.app(honest)?.state == .foregroundActive)
  }

  private func install(_ app: HostileApp, in run: SimulationRun) throws -> AppID {
    let path = "/tmp/homepress-hostile-\(getpid())-\(UInt64.random(in: .min ... .max))"
    let hello = #"{"message":"hello","protocolVersion":1}"#
    // Another process writes it: a child that another test forks just now must not hold it open.
    let writer = try #require(popen("cat > \(path) && chmod +x \(path)", "w"))
    fputs("#!/bin/sh\nrm \(path)\nHELLO='\(hello)'\n\(app.script)\n", writer)
    #expect(pclose(writer) == 0)
    return run.install("Hostile", executable: path)
  }
}
