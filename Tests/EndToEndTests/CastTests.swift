import FoundationEssentials
import Glibc
import PseudoTerminals
import TestMaterial
import Testing

/// What `--cast` records is what the terminal was told: replayed, it shows the same.
@Suite struct CastTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path + "/session.cast"
  }

  private func record(rows: Int = 30, columns: Int = 100) throws -> HomepressOnTerminal {
    let homepress = try HomepressOnTerminal(["--cast", file], rows: rows, columns: columns)
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("f")
    try homepress.terminal.wait(for: "Remove App")
    homepress.terminal.settle()
    return homepress
  }

  /// Shows a recording on an emulator of its last size.
  private func replay(_ cast: Cast, rows: Int, columns: Int) throws -> PseudoTerminal {
    let bytes = folder.path + "/bytes"
    let text = cast.events.filter { $0.code == "o" }.map(\.data).joined()
    try Data(text.utf8).write(to: URL(filePath: bytes))
    let terminal = try PseudoTerminal(
      rows: rows, columns: columns, executable: "/bin/sh",
      arguments: ["-c", "stty raw && cat \"$0\"", bytes])
    _ = try terminal.waitForExit()
    terminal.settle()
    return terminal
  }

  @Test func aKilledSessionLeavesAFileThatShowsItsLastScreen() throws {
    let homepress = try record()
    let screen = homepress.terminal.screen
    homepress.terminal.signal(SIGKILL)
    #expect(try homepress.terminal.waitForExit() == .signal(SIGKILL))
    let cast = try Cast(file: file)
    #expect(cast.header.version == 2)
    #expect((cast.header.width, cast.header.height) == (100, 30))
    #expect(cast.header.timestamp > 1_500_000_000)
    #expect(cast.header.env == ["TERM": "xterm-256color"])
    #expect(cast.events.map(\.time) == cast.events.map(\.time).sorted())
    #expect(cast.events.first?.time == 0)
    #expect(try replay(cast, rows: 30, columns: 100).screen == screen)
  }

  @Test func aNewSizeIsRecordedBeforeWhatIsDrawnForIt() throws {
    let homepress = try record()
    homepress.terminal.resize(rows: 40, columns: 120)
    try homepress.terminal.wait(for: "Life cycle")
    homepress.terminal.settle()
    let screen = homepress.terminal.screen
    homepress.terminal.send("\u{1B}")
    try homepress.terminal.wait(for: "q quit")
    homepress.terminal.send("q")
    #expect(try homepress.terminal.waitForExit() == .code(0))
    #expect(homepress.isWhole)
    var cast = try Cast(file: file)
    let place = try #require(cast.events.firstIndex { $0.code == "r" })
    #expect(cast.events[place].data == "120x40")
    #expect(cast.events.count { $0.code == "r" } == 1)
    #expect(cast.events[place + 1].code == "o")
    cast.events = Array(cast.events[...(place + 1)])
    #expect(try replay(cast, rows: 40, columns: 120).screen == screen)
  }

  /// A player's terminal would answer questions, and report a mouse that nobody reads.
  @Test func noModesOfKeysAndMouseAreRecorded() throws {
    let homepress = try record()
    homepress.terminal.signal(SIGTERM)
    #expect(try homepress.terminal.waitForExit() == .signal(SIGTERM))
    #expect(homepress.isWhole)
    let text = try Cast(file: file).events.map(\.data).joined()
    for mode in ["?1000", "?1002", "?1004", "?1006", "?2004", "[?u", "[c"] {
      #expect(!text.contains("\u{1B}" + (mode.hasPrefix("[") ? mode : "[" + mode)), "\(mode)")
    }
  }

  @Test func aFileThatIsThereIsLeftAlone() throws {
    _ = try folder.write("mine", to: "session.cast")
    let terminal = try HomepressOnTerminal.shell("\"$0\" --cast \(file); echo status $?")
    #expect(try terminal.waitForExit() == .code(0))
    terminal.settle()
    #expect(
      terminal.screen.filter { !$0.isEmpty } == [
        "homepress: \(file): File exists", "status 2",
      ])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
  }

  @Test func withoutATerminalThereIsNoRecording() throws {
    let terminal = try HomepressOnTerminal.shell("\"$0\" --cast \(file) </dev/null")
    #expect(try terminal.waitForExit() == .code(2))
    #expect(access(file, F_OK) != 0)
  }
}

/// An asciicast, read as strictly as JSON is.
private struct Cast {
  struct Header: Decodable {
    let version: Int
    let width: Int
    let height: Int
    let timestamp: Int
    let env: [String: String]
  }

  struct Event: Decodable {
    let time: Double
    let code: String
    let data: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      code = try values.decode(String.self)
      data = try values.decode(String.self)
    }
  }

  let header: Header
  var events: [Event]

  init(file: String) throws {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    let lines = text.split(separator: "\n").map { Data($0.utf8) }
    header = try JSONDecoder().decode(Header.self, from: try #require(lines.first))
    events = try lines.dropFirst().map { try JSONDecoder().decode(Event.self, from: $0) }
  }
}
