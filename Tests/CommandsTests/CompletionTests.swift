import Commands
import TestMaterial
import Testing

/// The completions of each shell, held to the tables that parse and tried in the shell itself.
@Suite struct CompletionTests {
  @Test func anUnknownShellGetsTheNearestOne() {
    let outcome = outcome(of: ["completions", "fihs"])
    #expect(outcome.status == .unable)
    #expect(
      outcome.diagnostics
        == "homepress: there are no completions for \"fihs\"; did you mean fish?\n"
        + "  expected one of: bash, zsh, fish\n")
  }

  /// What has been typed, and what its last part may become.
  private static let completions: [(line: String, become: String)] = [
    ("homepress me", "menu"), ("homepress menu --dev", "--device"),
    ("homepress menu --device=iphone-x", "iphone-xr iphone-xs"),
    ("homepress --device iphone-xs ch", "check"), ("homepress --device=iphone-xs ch", "check"),
    ("homepress --state x play --m", "--matrix"), ("homepress --fresh menu --ic", "--icon-at"),
    ("homepress Foo.app --pl", "--plain"), ("homepress Foo.app menu --pl", "--plain"),
    ("homepress check --no-rule icon-conflict,scene", "scene-manifest"),
    ("homepress check --explain type-n", "type-not-string"),
    ("homepress --cast READ", "README.md"), ("homepress play --diagram Pack", "Package.swift"),
    ("homepress completions f", "fish"), ("homepress help ico", "icons"),
    ("homepress --state Ass", "Assets"), ("homepress --scenario READ", "README.md"),
    ("homepress check Pack", "Package.swift"), ("homepress new Ass", "Assets"),
    ("homepress menu -- --d", ""), ("homepress man x", ""), ("homepress --name x", ""),
  ]

  @Test(arguments: CompletingShell.allCases)
  func aLineBecomesTheSameInEachShell(shell: CompletingShell) throws {
    let found = try shell.candidates(for: Self.completions.map(\.line))
    for (completion, found) in zip(Self.completions, found) {
      let words = Set(completion.become.split(separator: " ").map(String.init))
      #expect(found == words, "\(completion.line)")
    }
  }

  @Test(arguments: CompletingShell.allCases)
  func eachCommandHasItsOptionsAndNoOthers(shell: CompletingShell) throws {
    let found = try shell.candidates(for: Command.allCases.map { Self.typed($0) + " --" })
    for (command, found) in zip(Command.allCases, found) {
      #expect(found == Set(command.options.map(\.flag)), "\(command)")
    }
  }

  @Test(arguments: CompletingShell.allCases)
  func eachOptionHasItsValues(shell: CompletingShell) throws {
    var lines: [(text: String, words: Set<String>)] = []
    for command in Command.allCases {
      for option in command.options {
        switch option.candidates(with: command) {
        case .words(let words), .list(let words):
          lines.append(("\(Self.typed(command)) \(option.flag) ", Set(words)))
        case .files, .folders:
          lines.append(("\(Self.typed(command)) \(option.flag) Asse", ["Assets"]))
        case .anything: lines.append(("\(Self.typed(command)) \(option.flag) Asse", []))
        case .apps, nil: break
        }
      }
    }
    #expect(lines.count > 30)
    for (line, found) in zip(lines, try shell.candidates(for: lines.map(\.text))) {
      #expect(found == line.words, "\(line.text)")
    }
  }

  @Test(arguments: CompletingShell.allCases)
  func eachCommandAndSampleIsNamed(shell: CompletingShell) throws {
    let commands = Set(Command.allCases.compactMap(\.name))
    let lines = [
      "homepress ", "homepress menu Notes", "homepress completions ", "homepress learn ",
    ]
    let found = try shell.candidates(for: lines)
    #expect(found[0].isSuperset(of: commands))
    #expect(found[1].contains { $0.hasSuffix("/Assets/Apps/Notes.app") }, "\(found[1])")
    #expect(found[2] == Set(CompletingShell.allCases.map(\.rawValue)))
    let lessons = outcome(of: ["learn", "--list"]).output
    #expect(found[3].count > 11)
    #expect(found[3].allSatisfy(lessons.contains))
  }

  private static func typed(_ command: Command) -> String {
    "homepress" + (command.name.map { " \($0)" } ?? "")
  }

  @Test(arguments: ["ascii", "utf8", "latin1"])
  func groffSetsTheManualAndHasNothingToSayAgainstIt(device: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(outcome(of: ["man"]).output, to: "homepress.1")
    let check = ["-ww", "-rCHECKSTYLE=3", "-man", "-T" + device, "-z", file]
    #expect(try Program("groff", check).run() == Program.Result(output: "", status: 0))

    // No hyphens, no spaces that were made wider: words stand as they are typed.
    let options = ["-man", "-T" + device, "-P-c", "-rLL=500n", "-rHY=0", "-dAD=l"]
    let page = try Program("groff", options + [file]).run().output.replacing(/.\u{8}/, with: "")
    let lines = page.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    for option in Option.allCases {
      #expect(lines.contains { ($0 + " ").hasPrefix(option.flag + " ") }, "\(option)")
    }
    for word in PlainWord.allCases {
      #expect(lines.contains { ($0 + " ").hasPrefix(word.rawValue + " ") }, "\(word)")
    }
    for command in Command.allCases {
      #expect(lines.contains { $0.hasPrefix(Self.typed(command)) }, "\(command)")
    }
  }
}
