import Canvas
import Phone
import QuickActions

/// Keys and clicks in the app switcher.
extension Screen {
  func switcher(_ app: AppID?, _ phone: Phone, glass: Size) -> Switcher {
    let running = Switcher.running(on: phone)
    let chosen = running.firstIndex { $0.id == app } ?? 0
    return Switcher(apps: running, chosen: chosen, glass: glass, glyphs: glyphs)
  }

  /// It opens on the app in front, else on the selected one where that runs.
  func firstInSwitcher(_ phone: Phone) -> AppID? { chosenApp(phone)?.id }

  mutating func handle(
    _ key: Key, inSwitcherAt app: AppID?, _ situation: Situation
  ) -> [ScreenCommand] {
    let switcher = switcher(app, situation.phone, glass: situation.size)
    guard switcher.apps.indices.contains(switcher.chosen) else {
      if key == .enter || key == .character("s") { layer = nil }
      return []
    }
    switch key {
    case .left, .character("h"): choose(switcher.chosen - 1, in: switcher)
    case .right, .character("l"): choose(switcher.chosen + 1, in: switcher)
    case .up, .character("x"), .backspace: return quit(switcher.chosen, in: switcher)
    case .enter: return open(switcher.chosen, in: switcher)
    case .character("s"), .character("H"): layer = nil
    default: break
    }
    return []
  }

  private mutating func choose(_ index: Int, in switcher: Switcher) {
    guard switcher.apps.indices.contains(index) else { return }
    layer = .switcher(switcher.apps[index].id)
  }

  /// Swiped away for good; the card beside it takes its place.
  private mutating func quit(_ index: Int, in switcher: Switcher) -> [ScreenCommand] {
    let heirs = [index + 1, index - 1].filter(switcher.apps.indices.contains)
    layer = .switcher(heirs.first.map { switcher.apps[$0].id })
    return [.phone(.appForceQuit(switcher.apps[index].id))]
  }

  private mutating func open(_ index: Int, in switcher: Switcher) -> [ScreenCommand] {
    layer = nil
    return [.phone(.tapped(switcher.apps[index].id))]
  }

  /// A click on the middle card opens it, on another brings it to the middle, elsewhere closes.
  mutating func click(
    _ point: Point, inSwitcherAt app: AppID?, _ glass: Size, _ situation: Situation
  ) -> [ScreenCommand] {
    let switcher = switcher(app, situation.phone, glass: glass)
    guard let index = switcher.index(at: point) else {
      layer = nil
      return []
    }
    if index == switcher.chosen { return open(index, in: switcher) }
    choose(index, in: switcher)
    return []
  }
}
