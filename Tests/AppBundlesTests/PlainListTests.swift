import AppBundles
import QuickActions
import TestMaterial
import Testing

/// Lists as Xcode writes them are read without expat; what is read must be the same.
///
/// One kind of quote in the head tells the two ways apart, and no place is moved by it.
@Suite struct PlainListTests {
  private func read(_ list: [UInt8], plainly: Bool) -> Result<PlistNode, Diagnostic> {
    let head =
      plainly
      ? #"<?xml version="1.0" encoding="UTF-8"?>"# : #"<?xml version='1.0' encoding="UTF-8"?>"#
    return Result { () throws(Diagnostic) in
      try PropertyList(file: "p", bytes: Array(head.utf8) + list).root
    }
  }

  private static let list = """
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <!-- a comment - of one line -->
    <dict>
    \t<key>UIApplicationShortcutItems</key>
    \t<array><dict/><dict><key>a</key><string>&lt;é&amp;</string></dict><array></array></array>
    \t<key>n</key> <integer> 5 </integer><key>r</key><real>1.5</real><key/><true/>
    \t<key>b</key><false/><key>d</key><data>QUJD</data><key>s</key><string/>
    \t<key>t</key><date>2001-01-01T00:00:00Z</date>
    </dict>
    </plist>

    """

  @Test func aPlainListIsReadAsExpatReadsIt() throws {
    let list = Array(PlainListTests.list.utf8)
    #expect(read(list, plainly: true) == read(list, plainly: false))
    #expect(try read(list, plainly: true).get()["n"]?.content == .integer(5))
  }

  /// What is put into the list, taken out, or put in place of something else.
  private static let pieces =
    [
      "<", ">", "/", "&", "&#10;", "&amp;", "&quot;", "&nbsp;", "]", "]]>", "<![CDATA[x]]>", "<!--",
      "-->",
      "--", "<?pi?>", "\r", "\r\n", "\t", "\u{1}", "\u{FFFE}", "é", "\u{1F600}", "<dict>",
      "</dict>",
      "<key>k</key>", "<string>s</string>", "</string>", "<true/>", "<integer>x</integer>",
      " version='1'",
      "<plist>", "</plist>", "<array/>", " ", "<real>nan</real>", "\u{0}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  @Test func aDamagedListIsReadAndRefusedAsByExpat() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var list = Array(PlainListTests.list.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0..<list.count, using: &random)
        let end = min(list.count, start + Int.random(in: 0...6, using: &random))
        let piece = PlainListTests.pieces.randomElement(using: &random) ?? []
        list.replaceSubrange(start..<end, with: piece)
      }
      let plain = read(list, plainly: true)
      #expect(plain == read(list, plainly: false), "\(String(decoding: list, as: UTF8.self))")
    }
  }
}
