import AppBundles
import QuickActions
import Testing

private func value(_ text: String) throws -> PropertyValue {
  try read(text).root.value(replacing: BuildVariables())
}

private func complaint(_ text: String) -> String {
  do throws(Diagnostic) {
    _ = try read(text)
    return "none"
  } catch {
    return "\(error.place): \(error.message)"
  }
}

@Suite struct OldStylePropertyListTests {
  @Test func everyTypeIsRead() throws {
    let text = """
      // A list of the time before XML.
      { name = Notes; "with space" = 'single'; /* three
        lines */ list = (a, (), {}, );
        data = <0fbd 77 1c>; path = /a/b.c-d_e:$f; }
      """
    #expect(
      try value(text)
        == .dictionary([
          "name": .string("Notes"), "with space": .string("single"),
          "list": .array([.string("a"), .array([]), .dictionary([:])]),
          "data": .data([0x0F, 0xBD, 0x77, 0x1C]), "path": .string("/a/b.c-d_e:$f"),
        ]))
  }

  @Test func bracesAreNotNeededAndAWordAloneIsAText() throws {
    #expect(try value("a = b; c;") == .dictionary(["a": .string("b"), "c": .string("c")]))
    #expect(try value(" hello // \n") == .string("hello"))
  }

  @Test func escapesStandForWhatTheyStoodForInNeXTSTEP() throws {
    #expect(try value(#""\a\b\f\n\r\t\v\"\'\\""#) == .string("\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\"))
    #expect(try value(#""\U00fc\Ud83d\ude00-\UD83D\UDE00""#) == .string("ü\u{FFFD}ude00-😀"))
    #expect(try value(#""\101\360\0610\8""#) == .string("Aö108"))
    #expect(try value("\"a\\\nb\\ü\"") == .string("a\nbü"))
  }

  @Test func eachValueKnowsItsLineAndColumn() throws {
    let list = try read("{\n\t\"ä\" = 1;\n}")
    let place = list.sourceMap.place(of: try #require(list.root["ä"]).offset)
    #expect(place.description == "Info.plist:2:8")
  }

  @Test func nestingIsReadToItsLimitAndNoDeeper() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    #expect(complaint(nested(PropertyList.depthLimit)) == "none")
    #expect(
      complaint(nested(500_000)) == "Info.plist:1:129: the list is nested deeper than 128 levels")
  }

  @Test(arguments: [
    ("{ a = b }", "1:9: expected ; after the entry \"a\"; found \"}\""),
    ("{ \"a\": 1 }", "1:6: expected ; after the entry \"a\"; found \":\""),
    ("{ a = b;\n", "2:1: the file ends before { is closed, opened on line 1"),
    ("( a b )", "1:5: expected , or ); found \"b\""),
    ("( a,\n b", "2:3: the file ends before ( is closed, opened on line 1"),
    ("{ a = \"b; }", "1:7: the text that begins here is not closed"),
    ("{ /* a }", "1:3: the comment that begins here is not closed"),
    ("{ a = <0f1>; }", "1:7: the data that begins here is not pairs of hexadecimal digits"),
    ("{ a = <0f; }", "1:13: the file ends before < is closed, opened on line 1"),
    ("{ a = ; }", "1:7: expected a value; found \";\""),
    ("{} x", "1:4: expected the end of the file; found \"x\""),
    ("{ a = b; ; }", "1:10: expected a key; found \";\""),
  ])
  func aMalformedListIsRefusedWithItsPlace(text: String, expected: String) {
    #expect(complaint(text) == "Info.plist:" + expected)
  }
}
