import Commands
import Testing

@Suite struct HelpTests {
  private let pages = [[], ["menu"], ["new"], ["icons"], ["help"]].map {
    outcome(of: ["help"] + $0)
  }

  @Test func everyPageFitsEightyColumnsAndEndsALine() {
    for page in pages {
      #expect(page.status == .success)
      #expect(page.output.hasSuffix("\n"))
      #expect(page.output.split(separator: "\n").allSatisfy { $0.utf8.count <= 80 })
    }
  }

  @Test func everyCommandAndItsOptionsAreTold() {
    let overview = outcome(of: ["help"]).output
    #expect(overview.contains("  menu "))
    #expect(overview.contains("--no-mouse"))
    let menu = outcome(of: ["menu", "--help"]).output
    #expect(menu.hasPrefix("Usage: homepress menu [OPTION...] APP\n"))
    #expect(menu.contains("--icon-at ROW,COLUMN"))
    #expect(!menu.contains("--no-mouse"))
    #expect(outcome(of: ["help", "menu"]).output == menu)
  }

  @Test func theVersionIsOneLine() {
    #expect(outcome(of: ["--version"]).output == "homepress \(homepressVersion)\n")
  }
}
