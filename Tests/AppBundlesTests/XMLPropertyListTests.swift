import AppBundles
import QuickActions
import Testing

/// A list read from text; the file's name stands in for a real one.
func read(_ text: String) throws(Diagnostic) -> PropertyList {
  try PropertyList(file: "Info.plist", bytes: Array(text.utf8))
}

private func value(_ element: String) throws -> PropertyValue {
  try read("<plist>\(element)</plist>").root.value(replacing: BuildVariables())
}

/// `line:column: message` of a list that cannot be read.
private func complaint(_ text: String) -> String {
  complaint(Array(text.utf8))
}

private func complaint(_ bytes: [UInt8]) -> String {
  do {
    _ = try PropertyList(file: "p", bytes: bytes)
    return "none"
  } catch {
    #expect(error.rule == "plist-unreadable")
    return "\(error.place): \(error.message)"
  }
}

@Suite struct XMLPropertyListTests {
  @Test func everyTypeIsRead() throws {
    #expect(try value("<string>a &amp; <![CDATA[<b>]]><!-- c -->d</string>") == .string("a & <b>d"))
    #expect(try value("<integer> -42 </integer>") == .integer(-42))
    #expect(try value("<integer>0xFF</integer>") == .integer(255))
    #expect(try value("<integer>-9223372036854775808</integer>") == .integer(.min))
    #expect(try value("<integer>9223372036854775808</integer>") == .real(9_223_372_036_854_775_808))
    #expect(try value("<real>1.5e3</real>") == .real(1500))
    #expect(try value("<true/>") == .boolean(true))
    #expect(try value("<false></false>") == .boolean(false))
    #expect(try value("<date>2001-01-02T00:00:01Z</date>") == .date(86401))
    #expect(try value("<date>2000-02-29T00:00:00Z</date>") == .date(-26_524_800))
    #expect(try value("<data> SGVs\n bG8= </data>") == .data(Array("Hello".utf8)))
    #expect(try value("<array><array/><string/></array>") == .array([.array([]), .string("")]))
  }

  @Test func theLastOfTwoEqualKeysCounts() throws {
    let list = try read(
      "<plist><dict><key>a</key><true/><key>a</key><false/><key/><true/></dict></plist>")
    #expect(list.root["a"]?.content == .boolean(false))
    #expect(
      list.root.value(replacing: BuildVariables())
        == .dictionary(["a": .boolean(false), "": .boolean(true)]))
  }

  @Test func eachValueKnowsItsLineAndColumn() throws {
    let list = try read("<plist>\r\n<dict>\n\t<key>ä</key> <string>é</string></dict></plist>")
    let map = list.sourceMap
    #expect(map.place(of: list.root.offset).description == "Info.plist:2:1")
    #expect(map.place(of: try #require(list.root["ä"]).offset).description == "Info.plist:3:15")
  }

  @Test func spaceBeforeTheDeclarationIsReadOver() throws {
    let list = try read("\n <?xml version=\"1.0\"?>\n<plist><true/></plist>")
    #expect(list.sourceMap.place(of: list.root.offset).description == "Info.plist:3:8")
  }

  @Test func otherEncodingsAreRead() throws {
    let latin: [UInt8] =
      Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><string>".utf8) + [0xFC]
      + Array("</string></plist>".utf8)
    #expect(try PropertyList(file: "p", bytes: latin).root.string == "ü")
    let text = "<plist>\n<array><string>ü</string></array></plist>"
    let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let list = try PropertyList(file: "p", bytes: big)
    let string = try #require(list.root.elements?.first)
    #expect(string.string == "ü")
    #expect(list.sourceMap.place(of: string.offset).description == "p:2:8")
    let marked = [0xEF, 0xBB, 0xBF] + Array("<plist><string>ü</string></plist>".utf8)
    #expect(try PropertyList(file: "p", bytes: marked).root.string == "ü")
  }

  @Test func aByteOrderMarkIsNoColumnAndAMisnamedEncodingNoHindrance() throws {
    let text = "<?xml version='1.0' encoding='UTF-8'?><plist><string>é</string></plist>"
    for (high, low) in [(0, 1), (1, 0)] {
      let mark = text.utf16.flatMap { unit in
        let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return [halves[high], halves[low]]
      }
      let list = try PropertyList(file: "p", bytes: mark)
      #expect(list.root.string == "é")
      #expect(list.sourceMap.place(of: list.root.offset).description == "p:1:46")
    }
    let marked = try read("\u{FEFF}<plist><true/></plist>")
    #expect(marked.sourceMap.place(of: marked.root.offset).description == "Info.plist:1:8")
  }

  @Test func controlCharactersAreHandedOverInWhateverWayTheyAreWritten() throws {
    let text =
      "<string>a&#27;[31m&#x1b;&#0;\u{1B}<![CDATA[&#27;\u{7}]]><!-- &#1; \u{2} -->&#9;</string>"
    #expect(try value(text) == .string("a\u{1B}[31m\u{1B}\u{0}\u{1B}&#27;\u{7}\t"))
    #expect(
      try value("<dict><key>&#1;</key><true/></dict>") == .dictionary(["\u{1}": .boolean(true)]))
  }

  @Test func placesAfterAControlCharacterStayRight() throws {
    let list = try read("<plist><array><string>&#0027;\u{1}é</string> <true/></array></plist>")
    let last = try #require(list.root.elements?.last)
    #expect(list.sourceMap.place(of: last.offset).description == "Info.plist:1:42")
    #expect(
      complaint("<plist><string>&#27;</string></true>")
        == "p:1:32: this closing tag is not that of <plist>, opened on line 1")
  }

  @Test func privateCharactersThatAFileHoldsItselfStayWhatTheyAre() throws {
    #expect(try value("<string>&#1;\u{E001}\u{E041}</string>") == .string("\u{1}\u{E001}\u{E041}"))
    let all = String(String.UnicodeScalarView((0xE000...0xEFFF).compactMap(Unicode.Scalar.init)))
    #expect(
      complaint("<plist><string>\(all)&#1;</string></plist>").hasSuffix("names no character of XML")
    )
  }

  @Test(arguments: [
    ("", "p:1:1: the file is empty"),
    ("  \n", "p:1:1: the file is empty"),
    ("\u{7F}ELF", "p:1:1: this is no property list"),
    ("[1]", "p:1:1: this is no property list"),
    ("<dict/>", "p:1:1: the root is <dict>; expected <plist>"),
    ("<plist/>", "p:1:1: <plist> holds no value"),
    (
      "<plist><true/><true/></plist>",
      "p:1:15: <plist> holds a second value; one is all it may hold"
    ),
    ("<plist><plist/></plist>", "p:1:8: <plist> stands inside another element"),
    ("<plist><key>a</key></plist>", "p:1:8: <key> stands outside a dictionary"),
    (
      "<plist><dict>\n<string>a</string></dict></plist>",
      "p:2:1: <string> stands in a dictionary without a key before it"
    ),
    (
      "<plist><dict><key>a</key>\n<key>b</key></dict></plist>",
      "p:2:1: the key \"a\" has no value: another key follows"
    ),
    ("<plist><dict>\n <key>a</key></dict></plist>", "p:2:2: the key \"a\" has no value"),
    ("<plist><null/></plist>", "p:1:8: <null> is no element of a property list"),
    ("<plist>\n x<true/></plist>", "p:2:2: text stands here, where only elements may stand"),
    ("<plist><true>1</true></plist>", "p:1:14: text stands here, where only elements may stand"),
    (
      "<plist><string>a<true/></string></plist>",
      "p:1:17: <true> stands inside <string>, which holds no elements"
    ),
    (
      "<plist><integer>five</integer></plist>",
      "p:1:8: <integer> holds \"five\", which is no whole number of 64 bits"
    ),
    (
      "<plist><integer>18446744073709551616</integer></plist>",
      "p:1:8: <integer> holds \"18446744073709551616\", which is no whole number of 64 bits"
    ),
    ("<plist><real>x</real></plist>", "p:1:8: <real> holds \"x\", which is no number"),
    (
      "<plist><date>today</date></plist>",
      "p:1:8: <date> holds \"today\", which is no date such as 2001-01-01T00:00:00Z"
    ),
    ("<plist><data>*</data></plist>", "p:1:8: <data> holds \"*\", which is no Base64"),
    (
      "<plist>\n<dict></array></plist>",
      "p:2:9: this closing tag is not that of <dict>, opened on line 2"
    ),
    ("<plist><array>\n", "p:2:1: the file ends before <array> is closed, opened on line 1"),
    ("<plist><string>ab", "p:1:18: the file ends before <string> is closed, opened on line 1"),
    ("<plist><true/></plist>\nmore", "p:2:1: something follows after </plist>"),
    ("<plist><string>&nbsp;</string></plist>", "p:1:16: this entity is not known"),
    (
      "<!DOCTYPE plist PUBLIC \"a\" \"b\"><plist><string>&nbsp;</string></plist>",
      "p:1:47: the entity &nbsp; is not known"
    ),
    (
      "<!DOCTYPE plist [\n<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
        + "<plist><string>&a;</string></plist>",
      "p:2:39: an entity is declared here; a property list has none"
    ),
    (
      "<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><string>&a;</string></plist>",
      "p:1:29: an entity is declared here; a property list has none"
    ),
    (
      "<?xml version='1.0' encoding='x'?><plist/>",
      "p:1:31: the encoding that the file names is not known"
    ),
    ("<plist><string>&#1;</string><&#2;/></plist>", "p:1:30: this is not well-formed XML"),
    (
      "<plist><string>&#xD800;</string></plist>",
      "p:1:16: this character reference names no character of XML"
    ),
    (
      "<plist><integer>\u{1}</integer></plist>",
      "p:1:8: <integer> holds \"\\u{01}\", which is no whole number of 64 bits"
    ),
  ])
  func aMalformedListIsRefusedWithItsPlace(text: String, expected: String) {
    #expect(complaint(text) == expected)
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    let bytes = Array("<plist>\n<string>".utf8) + [0xFF] + Array("</string></plist>".utf8)
    #expect(complaint(bytes) == "p:2:9: the byte 0xFF is not UTF-8")
  }

  @Test func nestingIsReadToItsLimitAndNoDeeper() throws {
    func nested(_ depth: Int) -> String {
      let opening = String(repeating: "<array>", count: depth)
      return "<plist>\(opening)<true/>\(String(repeating: "</array>", count: depth))</plist>"
    }
    #expect(complaint(nested(PropertyList.depthLimit)) == "none")
    let message = "the list is nested deeper than 128 levels"
    #expect(complaint(nested(PropertyList.depthLimit + 1)).hasSuffix(message))
    #expect(complaint(nested(200_000)).hasSuffix(message))
  }

  @Test func noPrefixOfAListCrashesAndNoneIsReadAsAWhole() {
    let whole = Array(sampleList.utf8)
    for length in 0..<whole.count - 1 {
      #expect(complaint(Array(whole[..<length])) != "none")
    }
  }

  @Test func noFlippedBitCrashesOrHangs() {
    let whole = Array(sampleList.utf8)
    for index in whole.indices {
      for bit in 0..<8 {
        var changed = whole
        changed[index] ^= 1 << bit
        _ = complaint(changed)
      }
    }
  }

  @Test func aQuotedTextIsCutShort() {
    let long = String(repeating: "9", count: 5000)
    #expect(complaint("<plist><integer>\(long)</integer></plist>").count < 200)
  }
}

let sampleList = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict><key>a</key><array><integer>1</integer><data>AA==</data></array>
  <key>ü</key><dict><key>b</key><date>2020-02-29T12:00:00Z</date></dict></dict></plist>
  """
