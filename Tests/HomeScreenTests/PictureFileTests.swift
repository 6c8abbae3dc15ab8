import Canvas
import Goldens
import HomeScreen
import Testing

/// The pictures that the README shows are what the program makes.
@Suite struct PictureFileTests {
  /// Beside the sources, where pages can show them.
  private let pictures = Goldens(folder: PictureFileTests.folder)

  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return (parts + ["Assets", "Pictures"]).joined(separator: "/")
  }()

  /// A launch has gone by; now the menu is open again, beside the life cycle and the trace.
  private var homeScreen: Frame {
    var stage = StagedPhone(apps: StagedPhone.apps(14), size: Size(rows: 34, columns: 124))
    stage.outcomes = [.willFinishLaunching: .notImplemented]
    stage.type(.right, .enter)
    stage.wait(milliseconds: 2400)
    stage.type(.escape)
    stage.wait(milliseconds: 900)
    stage.type(.left, .character("f"))
    return stage.draw()
  }

  @Test func theHomeScreenWithAnOpenMenuIsAsShown() {
    let svg = homeScreen.svg(title: "The Home Screen with the menu of App Search")
    let difference = pictures.difference(of: svg, from: "home-screen.svg")
    #expect(difference == nil, "\(difference ?? "")")
    #expect(pictures.names() == ["home-screen.svg"])
  }
}
