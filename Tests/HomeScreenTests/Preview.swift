import Canvas
import HomeScreen
import Phone
import QuickActions
import Testing

@Suite struct PreviewTests {
  @Test func show() {
    for (rows, columns, count) in [(24, 80, 3), (24, 80, 20), (40, 120, 27), (16, 40, 9)] {
      let stage = StagedPhone(
        apps: StagedPhone.apps(count), size: Size(rows: rows, columns: columns))
      print(stage.draw().text.map { "\($0)" }.joined(separator: "\n"))
      print("====")
      var menu = stage
      menu.send(.key(.character("f")))
      print(menu.draw().text.joined(separator: "\n"))
      print("====")
    }
  }
}
