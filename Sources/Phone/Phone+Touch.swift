import QuickActions

/// The press recogniser and the menu: what happens on the Home Screen until an app is asked for.
extension Phone {
  mutating func pressBegan(
    on id: AppID, at position: IconPosition, isConfirmed: Bool, _ outbox: inout Outbox
  ) {
    guard front == .homeScreen, index(of: id) != nil else { return }
    touch = .pressing(
      Press(
        app: id, position: position, began: outbox.now, isConfirmed: isConfirmed,
        settings: settings))
  }

  mutating func pressConfirmed(_ outbox: inout Outbox) {
    switch touch {
    case .none, .menuOpen: break
    case .pressing(var press):
      press.isConfirmed = true
      grow(press, &outbox)
    case .onControl(var press):
      press.isConfirmed = true
      grow(press, &outbox)
    }
  }

  /// Let the press grow to what it is now, and open the menu if that is enough.
  mutating func grow(_ press: Press, _ outbox: inout Outbox) {
    var press = press
    press.updateForce(at: outbox.now)
    touch = .pressing(press)
    if press.isFull, press.isConfirmed {
      outbox.record(.user(press.account), app: press.app)
      openMenu(of: press.app, at: press.position, &outbox)
    }
  }

  mutating func pressEnded(_ outbox: inout Outbox) {
    if case .onControl(let press) = touch { return ended(press, &outbox) }
    guard case .pressing(var press) = touch else { return }
    press.updateForce(at: outbox.now)
    touch = .none
    if press.isTap {
      tapped(press.app, &outbox)
    } else {
      outbox.record(.user("\(press.account), let go before the menu opened"), app: press.app)
    }
  }

  mutating func pressCancelled(_ outbox: inout Outbox) {
    if case .onControl(let press) = touch { return cancelled(press, &outbox) }
    guard case .pressing(let press) = touch else { return }
    touch = .none
    outbox.record(.user("press on the icon was not held"), app: press.app)
  }

  mutating func forcePressed(_ id: AppID, at position: IconPosition, _ outbox: inout Outbox) {
    guard front == .homeScreen, index(of: id) != nil else { return }
    outbox.record(
      .user(settings.press == .forceTouch ? "force press" : "touch and hold"), app: id)
    openMenu(of: id, at: position, &outbox)
  }

  private mutating func openMenu(
    of id: AppID, at position: IconPosition, _ outbox: inout Outbox
  ) {
    touch = .none
    guard let app = app(id) else { return }
    let menu = app.menu(under: settings)
    for dropped in app.description.droppedItems {
      outbox.record(.note("\(MenuRemark.leftOut(dropped))"), app: id)
    }
    for item in menu.skipped {
      outbox.record(.note("\(MenuRemark.skipped(item))"), app: id)
    }
    if menu.rows.isEmpty {
      outbox.record(.noMenu(noMenuReason), app: id)
    } else {
      touch = .menuOpen(
        OpenMenu(
          app: id, menu: menu,
          placement: MenuPlacement(of: position, firstItem: settings.firstItem)))
      outbox.record(.menuOpened(menu), app: id)
    }
  }

  private var noMenuReason: String {
    settings.press == .forceTouch
      ? "no menu, an error haptic: before iOS 13 an app without items has none"
      : "no menu: before iOS 13 it takes 3D Touch, which is off or not on this device"
  }

  mutating func rowChosen(_ index: Int, _ outbox: inout Outbox) {
    guard case .menuOpen(let open) = touch, open.menu.rows.indices.contains(index) else { return }
    let row = open.menu.rows[index]
    touch = .none
    outbox.record(.chose(row), app: open.app)
    switch row {
    case .item(let item, _): activate(open.app, with: item, &outbox)
    case .system(let action): outbox.record(.note(action.account), app: open.app)
    }
  }

  /// Nobody sees a menu that has closed since.
  mutating func iconNotShown(
    _ file: String, _ reason: String, in id: AppID, _ outbox: inout Outbox
  ) {
    guard case .menuOpen(let open) = touch, open.app == id else { return }
    for remark in open.menu.remarks(onIcon: file, reason) {
      outbox.record(.warning(.menu(remark)), app: id)
    }
  }

  mutating func menuDismissed() {
    guard case .menuOpen = touch else { return }
    touch = .none
  }

  mutating func tapped(_ id: AppID, _ outbox: inout Outbox) {
    outbox.record(.user("tap"), app: id)
    activate(id, with: nil, &outbox)
  }
}

extension Press {
  /// What the finger did, for the trace.
  fileprivate var account: String {
    switch demand {
    case .force:
      "pressed to force \(force.hundredths) of \(Force.maximum.hundredths) "
        + "(\(movedEvents) touch-moved events)"
    case .time(let duration): "touched and held for \(duration.milliseconds) ms"
    }
  }
}

extension Force {
  /// `3.20`
  package var hundredths: String {
    let hundredths = (sixtieths * 100 + 30) / 60
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension SystemAction {
  /// What iOS would do now; these rows do not reach the app.
  // Departure: Share App, Edit Home Screen and Send Beta Feedback end with a notice.
  fileprivate var account: String {
    switch self {
    case .share: "the system shares the app's App Store link; the app is not told"
    case .edit: "the system lets the icons be arranged; the app is not told"
    case .remove: "the system asks whether to delete the app; the app is not told"
    case .feedback: "the system opens TestFlight's feedback; the app is not told"
    }
  }
}
