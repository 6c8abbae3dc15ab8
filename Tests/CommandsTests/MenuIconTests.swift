import Commands
import TestMaterial
import Testing

/// Images that a menu names, in the picture of `homepress menu`.
@Suite struct MenuIconTests {
  private let app = Repository.fixture("Drawn.app")

  @Test func aFoundImageIsDrawnAndAMissingOneIsTold() {
    let menu = outcome(of: ["menu", app])
    #expect(menu.status == .success)
    #expect(menu.output.contains("│ ⣏⣹ Ring "))
    #expect(menu.output.contains("│    Gone "))
    #expect(menu.output.contains("No icon: \"Ring\" of \"Gone\" is not found; ring@2x.png is"))
  }

  @Test func jsonNamesTheFileWhetherItIsThereOrNot() {
    let menu = outcome(of: ["menu", app, "--json"])
    #expect(menu.output.contains("\"name\": \"ring\""))
    #expect(menu.output.contains("\"name\": \"Ring\""))
    #expect(menu.diagnostics.isEmpty)
  }
}
