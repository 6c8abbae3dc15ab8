import Glibc
import Packages
import Testing

/// The kernel queues what happens before the call that does it comes back, so nothing waits here.
@Suite struct SourceWatchTests {
  @Test func aFileThatIsWrittenIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Sources/App/main.swift")
    let watch = try SourceWatch(folder.path)
    #expect(watch.takeChange() == nil)
    try folder.write("//", to: "Sources/App/main.swift")
    #expect(watch.takeChange() == "main.swift")
    #expect(watch.takeChange() == nil)
  }

  @Test func filesOfNewFoldersAndOfLanguagesCountToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "de.lproj/InfoPlist.strings")
    let watch = try SourceWatch(folder.path)
    try folder.write("//", to: "de.lproj/InfoPlist.strings")
    #expect(watch.takeChange() == "InfoPlist.strings")
    mkdir(folder.path + "/New", 0o755)
    #expect(watch.takeChange() == "New")
    try folder.write("", to: "New/File.swift")
    #expect(watch.takeChange() == "File.swift")
  }

  @Test func whatBuildsAndEditorsLeaveDoesNotCount() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".build/debug/App")
    try folder.write("", to: "Package.swift")
    let watch = try SourceWatch(folder.path)
    try folder.write("", to: ".build/debug/App")
    try folder.write("", to: ".Package.swift.swp")
    try folder.write("", to: "Package.swift~")
    try folder.write("", to: "Package.resolved")
    #expect(watch.takeChange() == nil)
    unlink(folder.path + "/Package.swift")
    #expect(watch.takeChange() == "Package.swift")
  }
}
