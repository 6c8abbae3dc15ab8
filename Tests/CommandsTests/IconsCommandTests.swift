import Canvas
import Commands
import FoundationEssentials
import QuickActions
import Testing

/// `homepress icons`
@Suite struct IconsCommandTests {
  private func lines(_ words: String..., on page: Page = Page()) -> [Substring] {
    outcome(of: ["icons"] + words, on: page).output.split(separator: "\n")
  }

  @Test func allIconsStandInAlignedColumns() {
    let lines = lines()
    #expect(lines.count == 30)
    #expect(
      lines[0] == "       No.  Swift           Property list                               iOS")
    #expect(
      lines[1] == " ✎  E   0   .compose        UIApplicationShortcutIconTypeCompose        9.0")
    #expect(
      lines[24] == " ☑  x  23   .taskCompleted  UIApplicationShortcutIconTypeTaskCompleted  9.1")
    #expect(Set(lines.map { displayWidth(String($0)) }).count == 1)
    #expect(displayWidth(String(lines[0])) <= 80)
  }

  @Test func withoutUnicodeThereIsOnlyASCII() {
    let plain = lines("--ascii")
    #expect(plain.count == 30)
    #expect(plain.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(plain == lines(on: Page(isUTF8: false)))
  }

  @Test func jsonHoldsTheSame() throws {
    struct Report: Decodable {
      struct Icon: Decodable {
        var glyph: String
        var ascii: String
        var name: String
        var swift: String
        var number: Int
        var since: String
      }
      var icons: [Icon]
    }
    let text = outcome(of: ["icons", "--json"]).output
    let icons = try JSONDecoder().decode(Report.self, from: Data(text.utf8)).icons
    #expect(icons.map(\.name) == SystemIcon.allCases.map(\.plistName))
    #expect(icons.map(\.number) == Array(0..<29))
    #expect(icons.filter { $0.since == "9.0" }.count == 7)
    #expect(icons[20].swift == ".capturePhoto")
    #expect(icons.allSatisfy { $0.glyph.count == 1 && $0.ascii.count == 1 })
  }

  @Test func anOperandIsRefused() {
    let refused = outcome(of: ["icons", "compose"])
    #expect(refused.status == .unable)
    #expect(refused.diagnostics.contains("takes no operand"))
  }
}
