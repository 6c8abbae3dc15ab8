import BuiltProducts
import Foundation
import PseudoTerminals
import Testing

/// A package that `homepress new` wrote, built and run by `homepress DIR`.
///
/// It takes a compiler and, the first time, UIKit from its first line on; what was built is kept
/// beside the tests for the next time.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["HOMEPRESS_BUILD_TESTS"] == "1",
    "builds UIKit anew: HOMEPRESS_BUILD_TESTS=1 asks for it"))
struct PackageTests {
  private let files = FileManager.default

  /// Where the compiler is found, and what it keeps for all packages.
  private let toolchain = ProcessInfo.processInfo.environment.filter {
    ["PATH", "HOME"].contains($0.key)
  }

  private var exports: String {
    toolchain.sorted { $0.key < $1.key }.map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
  }

  /// Long enough for a busy machine to build UIKit.
  private let patience = Duration.seconds(600)

  @Test(arguments: [[], ["--scenes"]])
  func aNewPackageRunsAtOnceAndIsInstalledAnewWhenItsSourcesChange(options: [String]) throws {
    let folder = try newPackage(options)
    let homepress = try HomepressOnTerminal([folder], environment: toolchain)
    let terminal = homepress.terminal
    try terminal.wait(for: "q quit", within: patience)

    terminal.send("f")
    try terminal.wait(for: "All Entries")
    terminal.send("1")
    try terminal.wait(for: "A new entry")
    #expect(terminal.screen.contains { $0.contains("dynamic items set: \"Entry 1\"") })

    terminal.send("H")
    try terminal.wait(for: "q quit")
    try change("Info.plist", in: folder, from: ">New Entry<", to: ">Fresh Entry<")
    try terminal.wait(for: "built, and installed", within: patience)
    terminal.send("f")
    try terminal.wait(for: "Fresh Entry  ")
    #expect(terminal.screen.contains { $0.contains("Entry 1  ") })
    terminal.send("q")

    let code = "Sources/BuildTest/JournalViewController.swift"
    try change(code, in: folder, from: "list.numberOfLines = 0", to: "list.numberOfLines = nil")
    try terminal.wait(for: "build failed: \(code):", within: patience)
    #expect(files.fileExists(atPath: folder + "/.build/homepress/build.log"))

    terminal.send("q")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test(arguments: [[], ["--scenes"]])
  func theScenariosOfANewPackageArePlayedWithItsOwnCode(options: [String]) throws {
    let folder = try newPackage(options)
    #expect(try play(folder).contains("1 scenario, 8 expectations: all as expected"))

    let code = "Sources/BuildTest/JournalViewController.swift"
    try change(code, in: folder, from: "A new entry", to: "Another entry")
    let report = try play(folder)
    #expect(report.contains(/✗ +\d+  expect screen "A new entry"/), "\(report)")
    #expect(report.contains("1 scenario, 8 expectations: 1 scenario failed"))

    try change(code, in: folder, from: "Another entry", to: "An \\(unknown) entry")
    #expect(try play(folder).contains("swift build failed"))
  }

  @Test func aScenarioOnTheScreenRunsTheCodeOfThePackageThatItInstalls() throws {
    let folder = try newPackage([])
    let homepress = try HomepressOnTerminal(
      ["--scenario", folder + "/Scenarios/new-entry.scenario"], environment: toolchain)
    let terminal = homepress.terminal
    try terminal.wait(for: "Here it is.", within: patience)
    #expect(!terminal.screen.contains { $0.contains("stand-in") })
    terminal.send("qHq")
    #expect(try terminal.waitForExit() == .code(0))
    #expect(homepress.isWhole)
  }

  @Test func plainModePerformsTheScenarioWithTheCodeOfThePackage() throws {
    let file = try newPackage([]) + "/Scenarios/new-entry.scenario"
    let homepress = try HomepressOnPipes(["--plain", "--scenario", file], environment: toolchain)
    let transcript = try homepress.finish()
    #expect(transcript.components(separatedBy: "\nas expected\n").count > 5, "\(transcript)")
    #expect(!transcript.contains("not as expected"), "\(transcript)")
  }

  @Test func aLineOfPlainModeInstallsAPackageAndItsNextVersion() throws {
    let folder = try newPackage([])
    let homepress = try HomepressOnPipes(["--plain"], environment: toolchain)
    try homepress.send("install \(folder) named Journal\nforce Journal\nchoose New Entry\nhome\n")
    homepress.read(until: "Journal, background\n")
    #expect(homepress.transcript.contains("building \(folder)\n"))
    #expect(homepress.transcript.contains("\nA new entry\n"), "\(homepress.transcript)")

    let code = "Sources/BuildTest/JournalViewController.swift"
    try change(code, in: folder, from: "A new entry", to: "Another entry")
    try homepress.send("update Journal to \(folder)\nforce Journal\nchoose New Entry\nhome\n")
    homepress.read(until: "\nAnother entry\n")

    try change(code, in: folder, from: "Another entry", to: "An \\(unknown) entry")
    try homepress.send("update Journal\nforce Journal\nchoose New Entry\n")
    let transcript = try homepress.finish()
    #expect(transcript.contains("swift build failed, so there is no app to show"))
    // The version before is there as ever.
    #expect(transcript.hasSuffix("in Journal> \n"), "\(transcript)")
    #expect(homepress.status == 0)
  }

  /// The compilers too: nothing of it goes on.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsPlainModeWhileItBuilds(number: Int32) throws {
    let folder = try newPackage([])
    let code = "Sources/BuildTest/JournalViewController.swift"
    try change(code, in: folder, from: "A new entry", to: "Entry \(number)")
    let homepress = try HomepressOnPipes(["--plain"], environment: toolchain)
    try homepress.send("install \(folder)\n")
    homepress.read(until: "Building for debugging")
    let build = HomepressOnTerminal.children(of: homepress.processID)
    #expect(!build.isEmpty)
    homepress.signal(number)
    homepress.waitForEnd()
    #expect(homepress.wasSignalled)
    #expect(homepress.status == number)
    #expect(build.allSatisfy { HomepressOnTerminal.state(of: $0) == nil })
  }

  /// What is said on both outputs.
  private func play(_ folder: String) throws -> String {
    let terminal = try HomepressOnTerminal.shell(
      "export \(exports); \"$0\" play \(folder)/Scenarios 2>&1 | tail -40")
    #expect(try terminal.waitForExit(within: patience) == .code(0))
    terminal.settle()
    return terminal.screen.joined(separator: "\n")
  }

  @Test func whatDoesNotCompileIsShownAndNoScreenOpens() throws {
    let folder = try newPackage([])
    let code = "Sources/BuildTest/JournalViewController.swift"
    try change(code, in: folder, from: "list.numberOfLines = 0", to: "list.numberOfLines = nil")
    let terminal = try HomepressOnTerminal.shell(
      "export \(exports); \"$0\" \(folder); echo status $?")
    #expect(try terminal.waitForExit(within: patience) == .code(0))
    terminal.settle()
    #expect(terminal.screen.contains { $0.contains("JournalViewController.swift:12:") })
    #expect(terminal.screen.contains { $0.contains("error: 'nil' cannot be assigned") })
    #expect(terminal.screen.contains { $0.contains("swift build failed, so there is no app") })
    #expect(terminal.screen.contains { $0.hasPrefix("status 2") })
  }

  /// Written anew, with what was built of an earlier one.
  private func newPackage(_ options: [String]) throws -> String {
    let folder = BuiltProducts.folder + "/build-test"
    let kept = folder + "-kept"
    if files.fileExists(atPath: folder + "/.build") {
      try? files.removeItem(atPath: kept)
      try files.moveItem(atPath: folder + "/.build", toPath: kept)
    }
    try? files.removeItem(atPath: folder)
    let words = (["new", "--name", "BuildTest"] + options + [folder]).joined(separator: " ")
    let terminal = try HomepressOnTerminal.shell("\"$0\" \(words)")
    #expect(try terminal.waitForExit() == .code(0))
    if files.fileExists(atPath: kept) {
      try files.moveItem(atPath: kept, toPath: folder + "/.build")
    }
    return folder
  }

  private func change(_ name: String, in folder: String, from old: String, to new: String) throws {
    let file = folder + "/" + name
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains(old))
    try text.replacingOccurrences(of: old, with: new)
      .write(toFile: file, atomically: true, encoding: .utf8)
  }
}
