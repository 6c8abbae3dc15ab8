import Commands
import Foundation
import TestMaterial
import Testing

/// The completions of each shell, held to the tables that parse and tried in the shell itself.
@Suite struct CompletionTests {
  private static func script(_ shell: String) -> String {
    outcome(of: ["completions", shell]).output
  }

  @Test(arguments: [("bash", "--"), ("zsh", "--"), ("fish", "-l ")])
  func everyCommandAndOptionOccurs(shell: String, prefix: String) {
    let script = Self.script(shell)
    let words = Set(script.split { !$0.isLetter && $0 != "-" }.map(String.init))
    for command in Command.allCases {
      #expect(command.name.map(words.contains) ?? true, "\(command)")
    }
    for option in Option.allCases {
      #expect(script.contains(prefix + option.rawValue), "\(option)")
    }
  }

  @Test func theManualTellsOfEveryCommandAndOption() {
    let page = outcome(of: ["man"]).output.replacing("\\-", with: "-")
    for command in Command.allCases {
      #expect(page.contains(".SS \"homepress" + (command.name.map { " \($0)" } ?? "")))
    }
    for option in Option.allCases { #expect(page.contains("\\fB--\(option.rawValue)\\fR")) }
  }

  @Test func anUnknownShellGetsTheNearestOne() {
    let outcome = outcome(of: ["completions", "fihs"])
    #expect(outcome.status == .unable)
    #expect(
      outcome.diagnostics
        == "homepress: there are no completions for \"fihs\"; did you mean fish?\n"
        + "  expected one of: bash, zsh, fish\n")
  }

  /// What has been typed, as bash divides it, and what it becomes.
  private static let completions: [(words: String, become: String)] = [
    ("homepress me", "menu"), ("homepress menu --dev", "--device"),
    ("homepress menu --device iphone-x", "iphone-xr iphone-xs"),
    ("homepress menu --device = iphone-x", "iphone-xr iphone-xs"),
    ("homepress --device iphone-xs ch", "check"), ("homepress Foo.app --pl", "--plain"),
    ("homepress check --no-rule icon-conflict,scene", "icon-conflict,scene-manifest"),
    ("homepress check --explain type-n", "type-not-string"),
    ("homepress check --format s", "sarif"), ("homepress play --format t", "text tap"),
    ("homepress menu --format s", "svg"), ("homepress menu --format j", "json"),
    ("homepress --cast READ", "README.md"), ("homepress play --diagram Pack", "Package.swift"),
    ("homepress completions f", "fish"), ("homepress help ico", "icons"),
    ("homepress --state Ass", "Assets"), ("homepress --scenario READ", "README.md"),
    ("homepress check Pack", "Package.swift"), ("homepress menu -- --d", ""),
  ]

  @Test(arguments: completions)
  func bashCompletes(words: String, become: String) throws {
    let driver = """
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _homepress; echo "${COMPREPLY[*]}"
      """
    let result = try run("bash", ["-c", Self.script("bash") + driver])
    #expect(result == Result(output: become + "\n", status: 0))
  }

  @Test func bashCompletesTheNameOfASample() throws {
    let driver = "COMP_WORDS=(homepress menu Note); COMP_CWORD=2; _homepress; echo $COMPREPLY"
    let result = try run("bash", ["-c", Self.script("bash") + driver])
    #expect(result.output.hasSuffix("/Assets/Apps/Notes.app\n"))
  }

  @Test(.enabled(if: Self.isInstalled("zsh"), "zsh is not installed here"))
  func zshReadsItsScript() throws {
    let result = try run("zsh", ["-n", "-c", Self.script("zsh")])
    #expect(result == Result(output: "", status: 0))
  }

  @Test(
    .enabled(if: Self.isInstalled("fish"), "fish is not installed here"),
    arguments: completions.filter { !$0.words.contains("= ") && !$0.words.contains("--scen") })
  func fishCompletes(words: String, become: String) throws {
    let result = try run(
      "fish", ["--no-config", "-c", Self.script("fish") + "complete -C '\(words)'"])
    #expect(result.status == 0)
    // It puts them in an order of its own.
    let words = Set(become.split(separator: " "))
    let found = result.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\t").first.map { $0.hasSuffix("/") ? $0.dropLast() : $0 }
    }
    #expect(Set(found) == words)
  }

  @Test(.enabled(if: Self.isInstalled("groff"), "groff is not installed here"))
  func roffHasNothingToSayAgainstTheManual() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(outcome(of: ["man"]).output, to: "homepress.1")
    let result = try run("groff", ["-ww", "-man", "-Tascii", "-z", file])
    #expect(result == Result(output: "", status: 0))
  }

  // MARK: Programs

  private struct Result: Equatable {
    var output: String
    var status: Int32
  }

  private static func isInstalled(_ program: String) -> Bool {
    ["/bin", "/usr/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// What a program says, on either channel.
  private func run(_ program: String, _ arguments: [String]) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(filePath: Repository.root)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      output: String(decoding: bytes, as: UTF8.self), status: process.terminationStatus)
  }
}
