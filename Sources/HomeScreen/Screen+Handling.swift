import Canvas
import Phone
import QuickActions

/// What a person did becomes orders for the shell.
extension Screen {
  package mutating func handle(
    _ input: UserInput, phone: Phone, trace: Trace, size: Size
  ) -> [ScreenCommand] {
    forgetWhatIsGone(phone)
    followApp(phone)
    isPointing = input.isOfMouse ?? isPointing
    let situation = Situation(phone: phone, trace: trace, size: size, layout: layout(size))
    switch input {
    case .key(let key): return handle(key, situation)
    case .holdBegan: return holdBegan(situation)
    case .holdConfirmed: return ifPressing(phone, .pressConfirmed)
    case .holdEnded: return holdEnded(phone)
    case .holdCancelled: return holdCancelled(phone)
    case .mousePressed(let button, let point): return mousePressed(button, point, situation)
    case .mouseDragged(let point): return mouseDragged(point, situation)
    case .mouseReleased(let point): return mouseReleased(point, situation)
    case .wheel(let up, let point): return wheel(up: up, point, situation)
    case .resized: return []
    case .focusLost:
      mouseGrip = nil
      return ifPressing(phone, .pressCancelled)
    case .redrawNeeded: return [.redraw]
    case .quitRequested: return [.quit]
    }
  }

  /// What an input is about, besides the screen's own state.
  struct Situation {
    let phone: Phone
    let trace: Trace
    let size: Size
    let layout: Layout?
  }

  /// A menu that closed takes its highlight along, a deleted app whatever was laid over it.
  private mutating func forgetWhatIsGone(_ phone: Phone) {
    if case .menuOpen(let open) = phone.touch {
      if let row = menuRow, !open.menu.rows.indices.contains(row) { menuRow = nil }
    } else {
      menuRow = nil
    }
    if let app = layer?.app, phone.app(app) == nil { layer = nil }
  }

  func ifPressing(_ phone: Phone, _ fact: Input) -> [ScreenCommand] {
    switch phone.touch {
    case .pressing, .onControl: [.phone(fact)]
    case .none, .menuOpen: []
    }
  }

  /// Space went down: on an icon it is a press; where a text is typed it is a blank.
  private mutating func holdBegan(_ situation: Situation) -> [ScreenCommand] {
    if layer == .filter { return handle(.character(" "), situation) }
    if case .app = situation.phone.front { return holdBeganInApp(situation) }
    guard isHomeFree(situation.phone), let index = selectedIndex(situation.phone) else { return [] }
    return press(index, situation) { .pressBegan($0, at: $1, confirmed: false) }
  }

  /// The Home Screen is in front, and nothing is laid over it or pressed on it.
  func isHomeFree(_ phone: Phone) -> Bool {
    layer == nil && phone.front == .homeScreen && phone.touch == .none
  }

  /// A fact about a finger on an icon, at the place where the icon stands now.
  func press(
    _ index: Int, _ situation: Situation, _ fact: (AppID, IconPosition) -> Input
  ) -> [ScreenCommand] {
    guard let layout = situation.layout, !layout.hidesPhone else { return [] }
    let grid = grid(situation.phone, layout)
    guard let position = grid.position(of: grid.place(of: index)) else { return [] }
    return [.phone(fact(situation.phone.apps[index].id, position))]
  }
}

extension UserInput {
  /// Whether it came from the mouse rather than from keys; nil for what neither did.
  fileprivate var isOfMouse: Bool? {
    switch self {
    case .mousePressed, .mouseDragged, .mouseReleased, .wheel: true
    case .key, .holdBegan, .holdConfirmed, .holdEnded, .holdCancelled: false
    case .resized, .focusLost, .redrawNeeded, .quitRequested: nil
    }
  }
}
