import Commands
import Glibc
import TestMaterial
import Testing

/// The menu of an app without items of its own, with a file of dynamic items that has this text.
private func menu(dynamic text: String, _ words: String...) throws -> Outcome {
  var template = Array("/tmp/homepress-test-XXXXXX".utf8CString)
  let descriptor = mkstemp(&template)
  try #require(descriptor >= 0)
  let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { unlink(path) }
  #expect(Output(descriptor: descriptor).write(text) == 0)
  close(descriptor)
  return outcome(of: ["menu", Repository.fixture("Plain.app"), "--dynamic", path] + words)
}

/// What is said about a file of dynamic items with this text.
private func complaint(_ text: String) throws -> String {
  let result = try menu(dynamic: text)
  #expect((result.status == .unable) == !result.diagnostics.isEmpty)
  // The file's path and `error: ` stand before it, the rule and the fix behind it.
  guard let start = result.diagnostics.firstRange(of: ": error: "),
    let end = result.diagnostics.firstRange(of: " [dynamic-items]\n  fix: ")
  else { return result.diagnostics }
  return String(result.diagnostics[start.upperBound..<end.lowerBound])
}

@Suite struct DynamicItemsTests {
  @Test(arguments: [
    ("[]", ""),
    (#"[{"type": "", "title": "", "icon": null, "userInfo": {"a": [1, {"b": "]}"}]}}]"#, ""),
    ("", "expected a value; found the end of the file"),
    (#"[{"type": "a" "title"}]"#, "expected , or }; found \"\\\"\""),
    ("[\u{0}]", "not UTF-8"),
    ("{}", "found an object, expected a list of objects, [{\"type\": …, \"title\": …}]"),
    ("[1]", "[0]: found a number, expected an object"),
    (#"[{"title": "b"}]"#, "[0].type: missing, expected a string"),
    (#"[{"type": "a", "title": "b"}, {"type": "a"}]"#, "[1].title: missing, expected a string"),
    (#"[{"type": 3, "title": "b"}]"#, "[0].type: found a number, expected a string"),
    (
      #"[{"type": "a", "title": "b", "subtitel": "c"}]"#,
      "[0]: the key \"subtitel\" is not known, expected type, title, subtitle, icon, userInfo, "
        + "targetContentIdentifier; did you mean subtitle?"
    ),
    (
      #"[{"type": "a", "title": "b", "userInfo": [1]}]"#,
      "[0].userInfo: found an array, expected an object"
    ),
    (
      #"[{"type": "a", "title": "b", "userInfo": {"c": [1.5, null]}}]"#,
      "[0].userInfo.c[1]: found null, expected a property list value"
    ),
    (
      #"[{"type": "a", "title": "b", "userInfo": {"c": {"d": 1e999}}}]"#,
      "[0].userInfo.c.d: found a malformed value, expected a property list value"
    ),
    (
      #"[{"type": "a", "title": "b", "icon": {"kind": "system"}}]"#,
      "[0].icon.name: missing, expected a string"
    ),
    (
      #"[{"type": "a", "title": "b", "icon": {"kind": "emoji", "name": "x"}}]"#,
      "[0].icon.kind: found \"emoji\", expected \"system\", \"symbol\", \"file\""
    ),
    (
      #"[{"type":"a","title":"b","icon":{"kind":"system","name":"UIApplicationShortcutIconAdd"}}]"#,
      "[0].icon.name: found \"UIApplicationShortcutIconAdd\", expected the name of a system icon; "
        + "did you mean UIApplicationShortcutIconTypeAdd?"
    ),
  ])
  func aFileIsTakenOrRefusedWithTheElementThatIsWrong(text: String, expected: String) throws {
    #expect(try complaint(text) == expected)
  }

  @Test func thePlaceOfWhatIsWrongIsTold() throws {
    let result = try menu(dynamic: "[{\"type\": \"a\", \"title\": \"b\"},\n {\"type\": 3}]")
    #expect(result.diagnostics.contains(":2:11: error: [1].type: found a number"))
  }

  @Test func deepNestingIsRefusedBeforeItIsDecoded() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try complaint(deep) == "nested deeper than 32")
  }

  @Test func moreValuesThanAnyItemsHaveAreRefused() throws {
    let zeros = Array(repeating: "0", count: 10_000).joined(separator: ",")
    #expect(try complaint("[\(zeros)]") == "more than 10000 values")
  }

  @Test func whatIOSDoesNotStoreIsToldAndNotHidden() throws {
    let items = (1...12).map { #"{"type": "t", "title": "\#($0)"}"# }
    let result = try menu(dynamic: "[\(items.joined(separator: ","))]", "--json")
    #expect(result.status == .success)
    #expect(
      result.diagnostics.hasSuffix(
        ": note: iOS stores the first 10 dynamic items of an app; 2 more are left out\n"))
    #expect(result.output.contains(#""title": "10""#))
    #expect(!result.output.contains(#""title": "11""#))
  }

  @Test func aMissingFileIsNamed() {
    let result = outcome(of: ["menu", Repository.fixture("Plain.app"), "--dynamic", "no.json"])
    #expect(
      result.diagnostics == """
        no.json: error: there is no such file or folder [dynamic-items]
          fix: name a JSON file

        """)
    #expect(result.status == .unable)
  }
}
