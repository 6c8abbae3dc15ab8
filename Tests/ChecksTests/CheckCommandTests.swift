import Checks
import Commands
import Goldens
import TestMaterial
import Testing

/// `homepress check` from arguments to output and exit status.
@Suite struct CheckCommandTests {
  private let goldens = Goldens()

  /// Runs it on a folder, whose path is taken out of what it prints.
  private func check(
    _ words: String..., in folder: TemporaryFolder
  ) -> Outcome {
    var outcome = outcome(of: ["check", folder.path + "/Notes.app"] + words)
    outcome.output.replace(folder.path + "/", with: "")
    outcome.output.replace("file://" + folder.path, with: "")
    outcome.diagnostics.replace(folder.path + "/", with: "")
    return outcome
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      set(
        item(type: "<integer>5</integer>"), item(key("IconType", "UIApplicationShortcutIconAdd")),
        item(title: "<string>a &lt;b&gt; &amp; \"c\", 100%: &#x85;</string>"),
        item(type: "<string>share</string>", title: "<string>Share App</string>")),
      to: "Notes.app/Info.plist")
    try folder.write("\"New\" = \"Neu\"", to: "Notes.app/de.lproj/InfoPlist.strings")
    return folder
  }

  @Test(arguments: [
    ("text", "txt"), ("json", "json"), ("sarif", "sarif"), ("github", "github.txt"),
    ("junit", "xml"),
  ])
  func aReportIsTheGoldenOne(format: String, ending: String) throws {
    let result = check("--format", format, in: try folder())
    #expect(result.status == .findings)
    #expect(result.diagnostics == "")
    let difference = goldens.difference(of: result.output, from: "report.\(ending)")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func everyGoldenBelongsToATest() {
    #expect(
      goldens.names() == [
        "explanation.txt", "report.github.txt", "report.json", "report.sarif", "report.txt",
        "report.xml",
      ])
  }

  @Test func jsonIsAskedForAsElsewhere() throws {
    let folder = try folder()
    #expect(check("--json", in: folder) == check("--format", "json", in: folder))
  }

  @Test func aRuleIsExplained() {
    let result = outcome(of: ["check", "--explain", "type-not-string"])
    #expect(result.status == .success)
    let difference = goldens.difference(of: result.output, from: "explanation.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(arguments: ["--explain", "--rule", "--no-rule"])
  func anUnknownRuleNamesTheNearest(option: String) {
    let result = outcome(of: ["check", "x", option, "type-not-strin"])
    #expect(result.status == .unable)
    #expect(
      result.diagnostics == """
        homepress: there is no rule "type-not-strin"; did you mean type-not-string?
          `homepress help check` lists the rules

        """)
  }

  @Test func warningsFailWhereThatIsAskedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(set(item(type: "<string/>")), to: "Notes.app/Info.plist")
    #expect(check(in: folder).status == .success)
    #expect(check("--strict", in: folder).status == .findings)
    #expect(check("--strict", "--no-rule", "type-empty", in: folder).status == .success)
    #expect(check("--strict", "--format", "junit", in: folder).output.contains("<failure "))
    #expect(!check("--format", "junit", in: folder).output.contains("<failure "))
  }

  @Test func rulesAreChosenAndLeftOut() throws {
    let folder = try folder()
    let one = check("--rule", "type-not-string,type-empty", in: folder)
    #expect(one.output.hasSuffix("1 error in 1 file with 4 items\n"))
    let rest = check("--no-rule", "type-not-string", in: folder)
    #expect(!rest.output.contains("[type-not-string]"))
    #expect(rest.output.contains("[icon-type-unknown]"))
  }

  @Test(arguments: [
    ["--rule", ""], ["--rule", "type-empty", "--no-rule", "type-empty"],
    ["--no-rule", RuleName.allCases.map(\.rawValue).joined(separator: ",")],
  ])
  func aCheckByNoRuleIsRefused(words: [String]) {
    let result = outcome(of: ["check", "x"] + words)
    #expect(result.status == .unable)
    #expect(result.diagnostics.hasPrefix("homepress: --rule and --no-rule leave no rule\n"))
  }

  @Test func whatCannotBeReadIsAFindingWhateverRuleIsAskedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict>", to: "Notes.app/Info.plist")
    #expect(check("--rule", "type-missing", in: folder).status == .findings)
    let left = check("--rule", "type-missing", "--no-rule", "plist-unreadable", in: folder)
    #expect(left.status == .success)
  }

  @Test func handlersAreTakenFromTheArguments() throws {
    let folder = try TemporaryFolder()
    try folder.write(set(item()), to: "Notes.app/Info.plist")
    #expect(check("--handlers", "new", in: folder).output == "no findings in 1 file with 1 item\n")
    let other = check("--handlers", "New,old", in: folder)
    #expect(other.status == .findings)
    #expect(other.output.hasSuffix("1 error, 2 warnings in 1 file with 1 item\n"))
  }

  @Test func aPathThatIsNotThereIsToldBesideTheFindings() throws {
    let folder = try TemporaryFolder()
    try folder.write(set(item(type: "<string/>")), to: "Notes.app/Info.plist")
    let result = check(folder.path + "/Nowhere.plist", in: folder)
    #expect(result.status == .unable)
    #expect(result.output.contains("[type-empty]"))
    #expect(
      result.diagnostics.hasPrefix(
        "Nowhere.plist: error: there is no such file or folder [plist-unread"))
  }

  @Test func anUnreadableListIsAFinding() throws {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict>", to: "Notes.app/Info.plist")
    let result = check("--format", "json", in: folder)
    #expect(result.status == .findings)
    #expect(result.output.contains("\"rule\": \"plist-unreadable\""))
    #expect(result.output.contains("\"sets\": 0"))
  }

  @Test func withoutAPathItSaysWhatToName() {
    let result = outcome(of: ["check"])
    #expect(result.status == .unable)
    #expect(result.diagnostics.hasPrefix("homepress: homepress check needs a path\n"))
  }

  @Test func helpListsEveryRule() {
    let help = outcome(of: ["help", "check"]).output
    for word in ["--explain RULE", "  type-not-string         error", "  title-control-characters"]
    {
      #expect(help.contains(word))
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 })
  }

  @Test func nothingForeignReachesTheTerminalRaw() throws {
    let folder = try TemporaryFolder()
    let list = set(item(title: "<string>\u{202E}&#x9B;</string>", key("\u{9B}x", "")))
    try folder.write(list, to: "a\u{1B}[31m.app/Info.plist")
    for format in ["text", "json", "sarif", "github", "junit"] {
      let result = outcome(of: ["check", folder.path, "--format", format])
      for scalar in (result.output + result.diagnostics).unicodeScalars where scalar != "\n" {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value), "\(format)")
      }
    }
  }
}
