import Commands
import Glibc
import Testing

/// What is said about a file of dynamic items with this text.
private func complaint(_ text: String) throws -> String {
  var template = Array("/tmp/homepress-test-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  try #require(descriptor >= 0)
  close(descriptor)
  let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { unlink(path) }
  let file = open(path, O_WRONLY)
  #expect(Output(descriptor: file).write(text) == 0)
  close(file)
  let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
  let result = outcome(of: ["menu", "/\(folder)/Fixtures/Plain.app", "--dynamic", path])
  #expect((result.status == .unable) == !result.diagnostics.isEmpty)
  return result.diagnostics.replacing("homepress: \(path): ", with: "").replacing("\n", with: "")
}

@Suite struct DynamicItemsTests {
  @Test(arguments: [
    ("[]", ""),
    (#"[{"type": "", "title": "", "icon": null, "userInfo": {"a": [1, {"b": "]}"}]}}]"#, ""),
    ("", "it is no valid JSON"),
    (#"[{"type": "a" "title"}]"#, "it is no valid JSON"),
    ("{}", "expected a list of objects, [{\"type\": …, \"title\": …}]"),
    ("[1]", "element 1: it is a number; expected an object"),
    (#"[{"title": "b"}]"#, "element 1: it has no \"type\""),
    (#"[{"type": "a", "title": "b"}, {"type": "a"}]"#, "element 2: it has no \"title\""),
    (#"[{"type": 3, "title": "b"}]"#, "element 1: \"type\" is a number; expected a string"),
    (
      #"[{"type": "a", "title": "b", "subtitel": "c"}]"#,
      "element 1: the key \"subtitel\" is not known; did you mean \"subtitle\"? "
        + "Expected: type, title, subtitle, icon, userInfo, targetContentIdentifier"
    ),
    (
      #"[{"type": "a", "title": "b", "userInfo": [1]}]"#,
      "element 1: \"userInfo\" is a list; expected an object"
    ),
    (
      #"[{"type": "a", "title": "b", "userInfo": {"c": [null]}}]"#,
      "element 1: \"c\" is null, which a property list cannot hold"
    ),
    (
      #"[{"type": "a", "title": "b", "icon": {"kind": "system"}}]"#,
      "element 1: its icon needs \"kind\" and \"name\""
    ),
    (
      #"[{"type": "a", "title": "b", "icon": {"kind": "emoji", "name": "x"}}]"#,
      "element 1: its icon's kind is \"emoji\"; expected \"system\", \"symbol\" or \"file\""
    ),
    (
      #"[{"type":"a","title":"b","icon":{"kind":"system","name":"UIApplicationShortcutIconAdd"}}]"#,
      "element 1: there is no system icon \"UIApplicationShortcutIconAdd\"; "
        + "did you mean \"UIApplicationShortcutIconTypeAdd\"?"
    ),
  ])
  func aFileIsTakenOrRefusedWithTheElementThatIsWrong(text: String, expected: String) throws {
    #expect(try complaint(text) == expected)
  }

  @Test func deepNestingIsRefusedBeforeItIsDecoded() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try complaint(deep) == "it is nested deeper than 128 levels")
  }

  @Test func aMissingFileIsNamed() {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let result = outcome(of: ["menu", "/\(folder)/Fixtures/Plain.app", "--dynamic", "no.json"])
    #expect(result.diagnostics == "homepress: no.json: there is no such file or folder\n")
    #expect(result.status == .unable)
  }
}
