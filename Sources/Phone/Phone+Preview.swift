import QuickActions

/// Peek and pop: what a press on something of an app's window leads to.
extension Phone {
  mutating func controlPressBegan(
    on control: ControlID, isConfirmed: Bool, _ outbox: inout Outbox
  ) {
    guard let press = newPress(on: control, isConfirmed: isConfirmed, outbox) else { return }
    touch = .onControl(press)
  }

  mutating func controlForcePressed(_ control: ControlID, _ outbox: inout Outbox) {
    guard var press = newPress(on: control, isConfirmed: true, outbox) else { return }
    press.isGrowing = false
    if case .force(let peek, _) = press.demand { press.press(to: peek) }
    askForPreview(press, &outbox)
  }

  /// An app that is not active takes no touches.
  private func newPress(
    on control: ControlID, isConfirmed: Bool, _ outbox: Outbox
  ) -> ControlPress? {
    guard touch == .none, let id = frontApp, let app = app(id), app.state == .foregroundActive,
      let name = app.screen?.name(of: control)
    else { return nil }
    return ControlPress(
      app: id, control: control, name: name, began: outbox.now, isConfirmed: isConfirmed,
      settings: settings)
  }

  mutating func pressRested() {
    guard case .onControl(var press) = touch else { return }
    press.isGrowing = false
    touch = .onControl(press)
  }

  /// Let the press grow to what it is now, and do what is enough for.
  mutating func grow(_ press: ControlPress, _ outbox: inout Outbox) {
    var press = press
    press.updateForce(at: outbox.now)
    touch = .onControl(press)
    guard press.isConfirmed else { return }
    switch press.stage {
    case .touching: if press.isFullForPeek { askForPreview(press, &outbox) }
    case .peeking: if press.isFullForPop { pop(press, &outbox) }
    case .asking, .refused, .choosing: break
    }
  }

  private mutating func askForPreview(_ press: ControlPress, _ outbox: inout Outbox) {
    outbox.record(.user(press.account), app: press.app)
    if let reason = reasonForNoPreview(of: press) {
      outbox.record(.notCalled(.previewViewController, reason), app: press.app, pid: pid(press))
      return refuse(press)
    }
    if settings.profile.ios >= IOSVersion(13) {
      outbox.record(.note(Phone.deprecation), app: press.app)
    }
    var press = press
    press.stage = .asking(nil)
    touch = .onControl(press)
    order(.viewController(press.control), of: press.app, &outbox)
  }

  /// A finger that was never down is lifted at once.
  private mutating func refuse(_ press: ControlPress) {
    var press = press
    press.stage = .refused
    touch = press.isGrowing ? .onControl(press) : .none
  }

  private static let deprecation =
    "UIViewControllerPreviewing is deprecated since iOS 13 (documented); that it works there still "
    + "is assumed"

  private func reasonForNoPreview(of press: ControlPress) -> NotCalledReason? {
    guard settings.profile.model.hasForceTouchDisplay else { return .noForceTouch }
    guard settings.forceTouchEnabled else { return .forceTouchOff }
    let controls = app(press.app)?.screen?.controls ?? []
    let isRegistered = controls.contains { $0.id == press.control && $0.previews }
    return isRegistered ? nil : .notRegistered
  }

  private mutating func order(
    _ call: PreviewCall, of id: AppID, _ outbox: inout Outbox
  ) {
    guard let index = index(of: id) else { return }
    apps[index].lifeCycle.preview(call, &outbox)
  }

  private func pid(_ press: ControlPress) -> Int32? { app(press.app)?.pid }

  // MARK: What the app says

  mutating func previewOffered(_ preview: Preview, by id: AppID) {
    guard case .onControl(var press) = touch, press.app == id, case .asking = press.stage else {
      return
    }
    press.stage = .asking(preview)
    touch = .onControl(press)
  }

  /// The app has answered whether there is a preview.
  mutating func previewAnswered(
    _ outcome: CallOutcome, by id: AppID, _ outbox: inout Outbox
  ) {
    guard case .onControl(var press) = touch, press.app == id,
      case .asking(let offered) = press.stage
    else {
      if outcome == .answered(true) { tellCancelled(id, &outbox) }
      return
    }
    guard outcome == .answered(true) else {
      outbox.record(.notCalled(.previewCommit, .noPreview), app: id, pid: pid(press))
      return refuse(press)
    }
    let preview = offered ?? Preview()
    press.beginPeek(preview, at: outbox.now)
    touch = .onControl(press)
    outbox.record(.note(preview.account), app: id)
  }

  private func tellCancelled(_ id: AppID, _ outbox: inout Outbox) {
    guard let process = app(id)?.lifeCycle.process else { return }
    outbox.order(.tell(process, .previewCancelled))
  }

  // MARK: What the finger does then

  mutating func pressedDeeper(_ outbox: inout Outbox) {
    guard case .onControl(var press) = touch, press.preview != nil,
      case .force(_, let pop) = press.demand
    else { return }
    press.press(to: pop)
    self.pop(press, &outbox)
  }

  private mutating func pop(_ press: ControlPress, _ outbox: inout Outbox) {
    touch = .none
    outbox.record(.user(press.account), app: press.app)
    order(.commit, of: press.app, &outbox)
  }

  mutating func previewSwipedUp(_ outbox: inout Outbox) {
    guard case .onControl(var press) = touch, case .peeking(let preview) = press.stage else {
      return
    }
    outbox.record(.user("swiped up on the preview"), app: press.app)
    guard !preview.actions.isEmpty else {
      return outbox.record(
        .note("no preview actions: previewActionItems is empty (documented)"), app: press.app)
    }
    press.stage = .choosing(preview, group: nil)
    touch = .onControl(press)
  }

  /// A group opens into its actions. [documented]
  mutating func previewActionChosen(_ id: PreviewAction.ID, _ outbox: inout Outbox) {
    guard case .onControl(var press) = touch, case .choosing(let preview, _) = press.stage,
      let action = press.choices.first(where: { $0.id == id })
    else { return }
    outbox.record(.user("chose the preview action \(quoted(action.title))"), app: press.app)
    if action.isGroup {
      press.stage = .choosing(preview, group: id)
      touch = .onControl(press)
      return
    }
    touch = .none
    outbox.record(.notCalled(.previewCommit, .previewActionChosen), app: press.app, pid: pid(press))
    order(.action(id, title: action.title), of: press.app, &outbox)
  }

  /// The finger was lifted: over a preview that closes it, else it was a tap. [inferred]
  mutating func ended(_ press: ControlPress, _ outbox: inout Outbox) {
    var press = press
    press.updateForce(at: outbox.now)
    switch press.stage {
    case .touching, .refused:
      touch = .none
      controlTapped(press.control, &outbox)
    case .asking, .peeking: close(press, "let go", &outbox)
    case .choosing: break
    }
  }

  mutating func cancelled(_ press: ControlPress, _ outbox: inout Outbox) {
    switch press.stage {
    case .touching, .refused: touch = .none
    case .asking, .peeking, .choosing: close(press, "closed the preview", &outbox)
    }
  }

  private mutating func close(
    _ press: ControlPress, _ account: String, _ outbox: inout Outbox
  ) {
    touch = .none
    outbox.record(.user(account), app: press.app)
    guard case .force(_, let pop) = press.demand else { return }
    outbox.record(
      .notCalled(.previewCommit, .tooLight(press.force, needed: pop)), app: press.app,
      pid: pid(press))
    // An app that has not answered yet is told once it has.
    if press.preview != nil { tellCancelled(press.app, &outbox) }
  }

  /// Something else takes the finger off the glass.
  mutating func endTouch(_ outbox: inout Outbox) {
    if case .onControl(let press) = touch, press.preview != nil {
      cancelled(press, &outbox)
    }
    touch = .none
  }
}

extension ControlPress {
  /// What the finger did, for the trace.
  fileprivate var account: String {
    switch demand {
    case .force:
      "pressed \(quoted(name)) to force \(force.hundredths) of \(Force.maximum.hundredths)"
    case .time(let duration): "touched \(quoted(name)) and held for \(duration.milliseconds) ms"
    }
  }
}

extension Preview {
  fileprivate var account: String {
    let titles = actions.map { quoted($0.title) }.joined(separator: ", ")
    let shown = "preview" + (title.map { ": \(quoted($0))" } ?? "")
    return actions.isEmpty ? "\(shown), without actions" : "\(shown); a swipe up brings \(titles)"
  }
}
