import Canvas
import HomeScreen
import Phone
import QuickActions

/// Pictures of an app whose window can be tapped.
extension Picture {
  static func controls(size: Size, ascii: Bool = false, _ keys: [Key]) -> Frame {
    var stage = StagedPhone(size: size, ascii: ascii)
    stage.openNotes(AppScreen.withControls)
    for key in keys { stage.type(key) }
    return stage.draw()
  }

  static func peek(size: Size, _ keys: [Key]) -> Frame {
    var stage = StagedPhone(size: size)
    stage.openPreviewed()
    for key in keys { stage.type(key) }
    return stage.draw()
  }

  static func alert(isSheet: Bool, size: Size) -> Frame {
    var stage = StagedPhone(size: size)
    stage.openNotes(AppScreen.withAlert(isSheet: isSheet))
    stage.type(.down)
    return stage.draw()
  }
}

extension StagedPhone {
  mutating func openNotes(_ screen: AppScreen) {
    type(.right, .right, .enter)
    say(.screenChanged(screen), by: StagedPhone.id(StagedPhone.notes))
  }
}

extension AppScreen {
  static func control(
    _ number: Int, _ look: Look = .button, isSelected: Bool = false
  ) -> Control {
    Control(ControlID(number), look: look, isSelected: isSelected)
  }

  /// One of each kind, in more lines than a small screen has.
  static let withControls = AppScreen(
    title: "Groceries",
    lines: [
      Line("Folders", control: control(1, .back)), Line("Edit", control: control(2, .bar)),
      Line("+", control: control(3, .bar)),
      Line("Today", style: .headline),
      Line("Bread", control: control(4, .row)),
      Line("half a loaf", style: .secondary, control: control(4, .row)),
      Line("Milk", control: control(5, .row, isSelected: true)),
      Line("A line that is too long for the window wraps", control: control(6, .row)),
      Line("Three are left."),
      Line("By aisle", control: control(7, isSelected: true)),
      Line("Delete All", control: control(8, .destructive)),
      Line("Lists", control: control(9, .tab, isSelected: true)),
      Line("Shops", control: control(10, .tab)), Line("More", control: control(11, .tab)),
    ])

  static func withAlert(isSheet: Bool) -> AppScreen {
    var screen = withControls
    screen.alert = Alert(
      title: "Delete all?",
      lines: [
        Line("They cannot be brought back."), Line("Delete", control: control(20, .destructive)),
        Line("Cancel", control: control(21)),
      ], isSheet: isSheet)
    return screen
  }
}
