import Canvas
import HomeScreen
import Phone
import QuickActions

/// The pictures that goldens are made of.
enum Picture: String, CaseIterable {
  case home80x24 = "home-80x24"
  case home120x40 = "home-120x40"
  case home40x16 = "home-40x16"
  case homeASCII = "home-ascii"
  case tooSmall = "too-small"
  case pressing
  case touchAndHold = "touch-and-hold"
  case menuBelow = "menu-below-left"
  case menuAbove = "menu-above-right"
  case menuIOS12 = "menu-ios-12"
  case menu40x16 = "menu-40x16"
  case menuASCII = "menu-ascii"
  case timer
  case controls80x24 = "controls-80x24"
  case controls40x16 = "controls-40x16"
  case controlsASCII = "controls-ascii"
  case alert
  case actionSheet = "action-sheet-40x16"
  case peek
  case peekActions = "peek-actions-40x16"
  case appWide = "app-120x40"
  case traceKinds = "trace-kinds"
  case trace40x16 = "trace-40x16"
  case stepMode = "step-mode"
  case switcher
  case settings
  case settings40x16 = "settings-40x16"
  case removal
  case reinstallation
  case help80x24 = "help-80x24"
  case help40x16 = "help-40x16"
  case cardAlone = "card-alone"

  var frame: Frame {
    switch self {
    case .home80x24: StagedPhone().draw()
    case .home120x40: StagedPhone(apps: StagedPhone.apps(33), size: .wide).draw()
    case .home40x16: StagedPhone(apps: StagedPhone.apps(14), size: .small).draw()
    case .homeASCII: StagedPhone(apps: StagedPhone.apps(20), ascii: true).draw()
    case .tooSmall: StagedPhone(size: Size(rows: 10, columns: 30)).draw()
    case .pressing: Picture.afterPressing
    case .touchAndHold: Picture.touchAndHold(.iPhoneXR)
    case .menuBelow: Picture.afterKeys([.character("f")])
    case .menuAbove: Picture.menuAboveRight
    case .menuIOS12: Picture.menuOfIOS12
    case .menu40x16: Picture.afterKeys([.right, .left, .character("f")], size: .small)
    case .menuASCII: Picture.afterKeys([.character("f"), .down], ascii: true)
    case .timer: Picture.drawTimer
    case .controls80x24: Picture.controls(size: .standard, [.down])
    case .controls40x16: Picture.controls(size: .small, Array(repeating: .down, count: 5))
    case .controlsASCII: Picture.controls(size: .standard, ascii: true, [.backtab])
    case .alert: Picture.alert(isSheet: false, size: .standard)
    case .actionSheet: Picture.alert(isSheet: true, size: .small)
    case .peek: Picture.peek(size: .standard, [.character("f")])
    case .peekActions: Picture.peek(size: .small, [.character("f"), .up, .down, .enter])
    case .appWide: Picture.drawAppWide
    case .traceKinds: Picture.traceOfEachKind
    case .trace40x16: Picture.afterKeys([.character("f"), .enter, .tab], size: .small)
    case .stepMode: Picture.afterKeys([.character("n"), .enter])
    case .switcher: Picture.afterKeys([.enter, .escape, .right, .enter, .character("s")])
    case .settings: Picture.afterKeys([.character(","), .down])
    case .settings40x16:
      Picture.afterKeys([.character(",")] + Array(repeating: .down, count: 9), size: .small)
    case .removal: Picture.drawRemoval
    case .reinstallation: Picture.drawReinstallation
    case .help80x24: Picture.afterKeys([.character("?")])
    case .help40x16: Picture.afterKeys([.character("?"), .pageDown], size: .small)
    case .cardAlone: Picture.drawCardAlone
    }
  }

  private static func afterKeys(
    _ keys: [Key], size: Size = .standard, ascii: Bool = false
  ) -> Frame {
    var stage = StagedPhone(size: size, ascii: ascii)
    for key in keys { stage.type(key) }
    return stage.draw()
  }

  private static var afterPressing: Frame {
    var stage = StagedPhone(apps: StagedPhone.apps(6))
    stage.send(.holdBegan, .holdConfirmed)
    stage.wait(milliseconds: 400)
    return stage.draw()
  }

  private static func touchAndHold(_ model: DeviceModel) -> Frame {
    guard let profile = try? DeviceProfile(model: model) else { return Frame(size: .small) }
    var stage = StagedPhone(settings: Settings(profile: profile))
    stage.send(.holdBegan, .holdConfirmed)
    stage.wait(milliseconds: 300)
    return stage.draw()
  }

  private static var menuAboveRight: Frame {
    var apps = StagedPhone.apps(12)
    apps.insert(StagedPhone.reader, at: 3)
    var stage = StagedPhone(apps: apps, size: Size(rows: 30, columns: 100))
    // In the dock's last place, at the lower right.
    stage.type(.down, .down, .right, .right, .right, .character("f"))
    return stage.draw()
  }

  private static var menuOfIOS12: Frame {
    guard let profile = try? DeviceProfile(model: .iPhone6s, ios: IOSVersion(12, 4)) else {
      return Frame(size: .small)
    }
    var stage = StagedPhone(settings: Settings(profile: profile))
    stage.type(.character("f"))
    return stage.draw()
  }

  private static var drawTimer: Frame {
    var stage = StagedPhone()
    stage.type(.right, .enter)
    let lines: [AppScreen.Line] = [
      .init("4:58", style: .display), .init("Five minutes", style: .headline),
      .init("It goes on while you look elsewhere."), .init("H goes home", style: .secondary),
    ]
    stage.say(
      .screenChanged(AppScreen(title: "Big Timer", lines: lines)),
      by: StagedPhone.id(StagedPhone.bigTimer))
    return stage.draw()
  }

  private static var drawAppWide: Frame {
    var stage = StagedPhone(size: .wide)
    stage.outcomes = [
      .willFinishLaunching: .notImplemented, .didFinishLaunching: .answered(false),
    ]
    stage.send(.holdBegan, .holdConfirmed)
    stage.wait(milliseconds: 700)
    stage.type(.character("1"))
    let search = StagedPhone.id(StagedPhone.appSearch)
    stage.say(.printed("kept \"Search\" until the app is active"), by: search)
    stage.say(
      .screenChanged(
        AppScreen(title: "Search", lines: [.init("apple"), .init("2 found", style: .secondary)])),
      by: search)
    return stage.draw()
  }

  private static var drawRemoval: Frame {
    var stage = StagedPhone()
    stage.type(.character("f"), .character("6"))
    return stage.draw()
  }

  private static var drawReinstallation: Frame {
    var stage = StagedPhone()
    for app in [StagedPhone.appSearch, StagedPhone.bigTimer] {
      stage.tell(.appDeleted(StagedPhone.id(app)))
    }
    stage.type(.character("a"), .down, .down, .down, .down, .enter)
    return stage.draw()
  }

  private static var drawCardAlone: Frame {
    let app = StagedPhone.appSearch
    let menu = ShortcutMenu(
      static: app.staticItems.map { $0.shown(on: IOSVersion(18)) }, dynamic: [],
      profile: .standard, installedFrom: .testFlight)
    return menuPicture(
      menu, app: StagedPhone.id(app), name: app.name,
      placement: MenuPlacement(opens: .above, iconSide: .right))
  }
}

extension Size {
  static let standard = Size(rows: 24, columns: 80)
  static let wide = Size(rows: 40, columns: 120)
  static let small = Size(rows: 16, columns: 40)
}
