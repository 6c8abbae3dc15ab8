import Glibc
import PseudoTerminals
import TestMaterial
import Testing

/// What outlives the program: started again, the phone shows what apps had set before.
@Suite struct KeepingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var state: String { folder.path + "/new/state" }
  private var itemFile: String { state + "/dynamic-items.json" }

  private func start(_ words: String...) throws -> HomepressOnTerminal {
    let homepress = try HomepressOnTerminal(["--state", state] + words)
    try homepress.terminal.wait(for: "q quit")
    return homepress
  }

  private func quit(_ homepress: HomepressOnTerminal) throws {
    homepress.terminal.send("q")
    #expect(try homepress.terminal.waitForExit() == .code(0))
  }

  /// App Search is launched for the first time: it sets Play and Pause.
  private func setItems() throws {
    let homepress = try start()
    homepress.terminal.send("\r")
    try homepress.terminal.wait(for: "dynamic items set: \"Play\",")
    homepress.terminal.send("H")
    try homepress.terminal.wait(for: "q quit")
    try quit(homepress)
  }

  private func menuShowsPlayAndPause(_ homepress: HomepressOnTerminal) throws -> Bool {
    homepress.terminal.send("f")
    try homepress.terminal.wait(for: "Edit Home Screen")
    let screen = homepress.terminal.screen.joined(separator: "\n")
    homepress.terminal.send("q")
    return screen.contains("Play  ") && screen.contains("Pause  ")
  }

  @Test func whatAnAppHasSetIsInItsMenuTheNextTimeAndForgottenByFresh() throws {
    try setItems()
    let second = try start()
    try second.terminal.wait(for: "items set earlier")
    #expect(try menuShowsPlayAndPause(second))
    try quit(second)
    let fresh = try start("--fresh")
    #expect(try !menuShowsPlayAndPause(fresh))
    try quit(fresh)
    let last = try start()
    #expect(try !menuShowsPlayAndPause(last))
    try quit(last)
  }

  @Test func aProgramThatIsKilledHasKeptThemToo() throws {
    let homepress = try start()
    homepress.terminal.send("\r")
    try homepress.terminal.wait(for: "dynamic items set: \"Play\",")
    try homepress.wait("for the file") { access(itemFile, F_OK) == 0 }
    homepress.terminal.signal(SIGKILL)
    try homepress.terminal.waitForExit()
    let second = try start()
    #expect(try menuShowsPlayAndPause(second))
    try quit(second)
  }

  @Test func deletingTheAppForgetsThemAndReinstallingDoesNotBringThemBack() throws {
    try setItems()
    let homepress = try start()
    try homepress.terminal.wait(for: "items set earlier")
    homepress.terminal.send("ajjj\rk\r")
    try homepress.terminal.wait(for: "deleted, and its dynamic items")
    homepress.terminal.send("a")
    try homepress.terminal.wait(for: "Reinstall")
    homepress.terminal.send("jjjj\r\r")
    try homepress.terminal.wait(for: "installed again")
    try quit(homepress)
    let second = try start()
    #expect(try !menuShowsPlayAndPause(second))
    try quit(second)
  }

  @Test func anUpdateReadsTheFilesAnewAndHidesItemsOfAnotherStamp() throws {
    let file = try folder.write(list(title: "Old", stamp: 1), to: "Info.plist")
    let items = try folder.write(#"[{"type": "d", "title": "Dynamic"}]"#, to: "items.json")
    let homepress = try start(file, "--dynamic", items)
    try folder.write(list(title: "New", stamp: 2), to: "Info.plist")
    homepress.terminal.send("ajjj\r")
    try homepress.terminal.wait(for: "updated to version")
    try homepress.terminal.wait(for: "until the app sets them")
    homepress.terminal.send("f")
    try homepress.terminal.wait(for: "New  ")
    #expect(!homepress.terminal.screen.contains { $0.contains("Dynamic  ") })
    homepress.terminal.send("q")
    try folder.write("no list", to: "Info.plist")
    homepress.terminal.send("ajjj\r")
    try homepress.terminal.wait(for: "Not updated")
  }

  private func list(title: String, stamp: Int) -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>org.example.dated</string>
    <key>UIApplicationShortcutItemsVersion</key><integer>\(stamp)</integer>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>s</string>
    <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
    </dict></array>
    </dict></plist>
    """
  }

  @Test func aDamagedFileIsToldOnTheScreenAndWhenTheProgramEnds() throws {
    mkdir(folder.path + "/new", 0o700)
    mkdir(state, 0o700)
    try folder.write("{", to: "new/state/dynamic-items.json")
    let homepress = try start()
    try homepress.terminal.wait(for: "was set aside as")
    try quit(homepress)
    homepress.terminal.settle()
    let output = homepress.terminal.screen.joined()
    #expect(output.contains("dynamic-items.json.damaged, and nothing is kept from before"))
    #expect(access(itemFile + ".damaged", F_OK) == 0)
  }

  @Test func withoutAPlaceForItThePhoneWorksAndSaysSo() throws {
    let homepress = try HomepressOnTerminal(
      environment: ["HOME": "", "XDG_STATE_HOME": "not/absolute"])
    try homepress.terminal.wait(for: "neither XDG_STATE_HOME nor HOME")
    homepress.terminal.send("\r")
    try homepress.terminal.wait(for: "dynamic items set")
  }
}
