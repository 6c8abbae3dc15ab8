import Foundation
import Scenarios
import TestMaterial
import Testing

/// What stands behind a name stays behind it: only its text is another.
@Suite struct ReplacedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func replace(_ name: String, with text: String = "new") throws {
    try ReplacedFile(path(name)).check()
    try ReplacedFile(path(name)).replace(with: Array(text.utf8))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  private func status(_ name: String) -> stat {
    var status = stat()
    lstat(path(name), &status)
    return status
  }

  /// Nothing is left beside it.
  private func expectOnly(_ names: String...) throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(found) == Set(names))
  }

  @Test func aFileThatIsNewIsMade() throws {
    try replace("a")
    #expect(try text("a") == "new")
    try expectOnly("a")
  }

  @Test(arguments: [0o600, 0o640, 0o755] as [mode_t])
  func rightsStay(mode: mode_t) throws {
    try folder.write("an old text that is longer", to: "a", mode: mode)
    try replace("a")
    #expect(try text("a") == "new")
    #expect(status("a").st_mode & 0o7777 == mode)
    try expectOnly("a")
  }

  @Test func aLinkGoesOnLeadingToTheFile() throws {
    try folder.write("old", to: "a", mode: 0o640)
    #expect(symlink("a", path("middle")) == 0 && symlink(path("middle"), path("link")) == 0)
    try replace("link")
    #expect(status("link").st_mode & S_IFMT == S_IFLNK)
    #expect(status("middle").st_mode & S_IFMT == S_IFLNK)
    #expect(try text("a") == "new")
    #expect(status("a").st_mode & 0o7777 == 0o640)
  }

  @Test func aLinkThatLeadsToNothingLeadsToTheFileThen() throws {
    #expect(symlink("a", path("link")) == 0)
    try replace("link")
    #expect(status("link").st_mode & S_IFMT == S_IFLNK)
    #expect(try text("a") == "new")
  }

  @Test func aSecondNameIsOfTheSameFileStill() throws {
    try folder.write("an old text that is longer", to: "a")
    #expect(link(path("a"), path("b")) == 0)
    try replace("a")
    #expect(try text("b") == "new")
    #expect(status("a").st_ino == status("b").st_ino)
    try expectOnly("a", "b")
  }

  @Test func whatIsNoFileIsNamedAndLeftAlone() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(mkdir(path("folder"), 0o700) == 0)
    #expect(symlink("pipe", path("link")) == 0)
    for (name, kind) in [("pipe", "a pipe"), ("folder", "a folder"), ("link", "a pipe")] {
      let before = status(name)
      let refusal = #expect(throws: SavingError.self) {
        try ReplacedFile(path(name)).replace(with: [])
      }
      #expect(refusal?.description == "\(path(name)): that is \(kind) and no file")
      #expect(throws: SavingError.self) { try ReplacedFile(path(name)).check() }
      #expect(status(name).st_ino == before.st_ino)
    }
    try expectOnly("pipe", "folder", "link")
  }

  @Test func whatCannotBeWrittenIsSaidInWords() throws {
    let refusal = #expect(throws: SavingError.self) { try replace("gone/a") }
    #expect(refusal?.description == "\(path("gone/a")): No such file or directory")
    try expectOnly()
  }

  @Test func whatOthersLeftIsNotInTheWay() throws {
    try folder.write("theirs", to: ".homepress-\(getpid())-1")
    try replace("a")
    #expect(try text("a") == "new")
    #expect(try text(".homepress-\(getpid())-1") == "theirs")
  }

  @Test func oneFileIsTheSameByAllItsNames() throws {
    try folder.write("old", to: "a")
    #expect(link(path("a"), path("b")) == 0 && symlink("b", path("link")) == 0)
    for name in ["b", "link", "../d/a"] {
      #expect(ReplacedFile(path("a")).isSame(as: path(name)))
    }
    try folder.write("old", to: "c")
    #expect(!ReplacedFile(path("a")).isSame(as: path("c")))
    #expect(!ReplacedFile(path("a")).isSame(as: path("none")))
  }
}
