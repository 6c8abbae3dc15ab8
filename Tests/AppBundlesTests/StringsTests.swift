import AppBundles
import FoundationEssentials
import QuickActions
import TestMaterial
import Testing

/// An app with one table of strings, in German.
private func reading(_ bytes: [UInt8], as name: String = "de.lproj/InfoPlist.strings") throws
  -> AppStrings.Reading
{
  let folder = try TemporaryFolder()
  try folder.write("<plist><dict/></plist>", to: "Notes.app/Info.plist")
  try folder.write(bytes, to: "Notes.app/" + name)
  return try AppBundle.read(path: folder.path + "/Notes.app").infoStrings
}

private func texts(_ bytes: [UInt8]) throws -> [String: String]? {
  let texts = try reading(bytes).tables.first?.texts
  return texts.map { texts in
    Dictionary(uniqueKeysWithValues: texts.inOrder.map { ($0.key, $0.value) })
  }
}

/// `line:column: message` of what could not be read.
private func complaint(_ text: String, as name: String = "de.lproj/InfoPlist.strings") throws
  -> String?
{
  let reading = try reading(Array(text.utf8), as: name)
  #expect(reading.tables.isEmpty)
  return reading.diagnostics.first.map {
    #expect($0.rule == "localization-unreadable")
    let file = $0.place.file.split(separator: "/").last ?? ""
    return "\(file):\($0.place.line ?? 0):\($0.place.column ?? 0): \($0.message)"
  }
}

@Suite struct StringsTests {
  private let text = """
    /* A table. */
    "New Note" = "Neue \\"Notiz\\"";
    Unquoted_key = 'ü'; // and its comment
    "Same";
    """
  private let expected = ["New Note": "Neue \"Notiz\"", "Unquoted_key": "ü", "Same": "Same"]

  @Test(arguments: [true, false], [true, false])
  func bothOrdersOfUTF16AreReadWithAndWithoutTheirMark(isBig: Bool, isMarked: Bool) throws {
    let bytes = (isMarked ? [0xFEFF] : []) + Array(text.utf16)
    let halves = bytes.flatMap {
      isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(try texts(halves) == expected)
  }

  @Test func textIsReadInUTF8WithAndWithoutItsMark() throws {
    #expect(try texts(Array(text.utf8)) == expected)
    #expect(try texts([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == expected)
    #expect(try texts([]) == [:])
    #expect(try texts(Array("// nothing\n".utf8)) == [:])
  }

  @Test func whatXcodeBuildsIsRead() throws {
    let encoder = PropertyListEncoder()
    for format in [PropertyListDecoder.PropertyListFormat.binary, .xml] {
      encoder.outputFormat = format
      #expect(try texts(Array(try encoder.encode(expected))) == expected)
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: expected ; after the entry \"a\"; found \"\\\"\""),
    ("\"a\" = \"b\";\n\"c = d;", "2:1: the text that begins here is not closed"),
    ("\n=", "1:1: this is no property list"),
    ("{ }\nx", "2:1: expected the end of the file; found \"x\""),
    ("(a)", "1:1: the file is an array, not a table of strings"),
    ("hello", "1:1: the file is a string, not a table of strings"),
    ("<plist>", "1:8: the file ends before <plist> is closed, opened on line 1"),
    ("\u{7F}ELF", "1:1: this is no property list"),
  ])
  func aBrokenFileIsReportedWithItsLine(text: String, expected: String) throws {
    #expect(try complaint(text) == "InfoPlist.strings:" + expected)
  }

  @Test func bytesThatAreNoUTF8AreReportedWithTheTextThatHoldsThem() throws {
    let bytes = Array("a = b;\n\"c\" = \"".utf8) + [0xFC] + Array("\";".utf8)
    let reading = try reading(bytes)
    #expect(reading.diagnostics.first?.place.line == 2)
    #expect(reading.diagnostics.first?.message == "the text that begins here is not UTF-8")
  }
}

@Suite struct StringCatalogueTests {
  private let catalogue = """
    { "sourceLanguage" : "en", "version" : "1.0",
      "strings" : {
        "New" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Neu \\u00fc\\n" } },
          "fr" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "value" : "Nouveau" } },
            "other" : { "stringUnit" : { "value" : "Autre" } } } } } } },
        "Plain" : { } } }
    """

  private func reading(_ text: String) throws -> AppBundle {
    let folder = try TemporaryFolder()
    try folder.write("<plist><dict/></plist>", to: "Info.plist")
    try folder.write(text, to: "InfoPlist.xcstrings")
    return try AppBundle.read(path: folder.path)
  }

  @Test func aCatalogueIsATableForEachOfItsLanguages() throws {
    let bundle = try reading(catalogue)
    #expect(bundle.infoStrings.diagnostics.isEmpty)
    #expect(
      bundle.description.localizations.tables
        == [
          Language("de"): ["New": "Neu ü\n"], Language("fr"): ["New": "Nouveau"],
          Language("en"): [:],
        ])
  }

  @Test(arguments: [
    ("{ \"strings\" : { \"a\" : 01x } }", "1:23: expected a value; found \"0\""),
    ("{ \"strings\" : {\n \"a\" {} } }", "2:6: expected : after the key \"a\"; found \"{\""),
    ("{ \"strings\" : [1, 2", "1:20: the file ends before its bracket is closed, opened on line 1"),
    ("{ a : 1 }", "1:3: expected a key in quotes; found \"a\""),
    ("{ \"a\" : \"\\x\" }", "1:9: the text that begins here is no JSON string in UTF-8"),
    ("{ \"a\" : nan }", "1:9: expected a value; found \"n\""),
    ("{} {}", "1:4: expected the end of the file; found \"{\""),
    ("[null, true, -1.5e3]", "1:1: the catalogue has no object \"strings\""),
    ("", "1:1: expected a value; found the end of the file"),
  ])
  func aBrokenCatalogueIsReportedWithItsLine(text: String, expected: String) throws {
    let diagnostic = try #require(try reading(text).infoStrings.diagnostics.first)
    #expect(diagnostic.rule == "localization-unreadable")
    #expect(
      "\(diagnostic.place): \(diagnostic.message)".hasSuffix("InfoPlist.xcstrings:" + expected))
  }

  @Test func deepCataloguesAreRefused() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      try reading(deep).infoStrings.diagnostics.first?.message
        == "the file is nested deeper than 128 levels")
  }
}
