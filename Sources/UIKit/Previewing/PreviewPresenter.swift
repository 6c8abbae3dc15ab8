internal import QuickActions

/// The preview that is asked for and shown: which delegate offered it, and what its actions do.
@MainActor
final class PreviewPresenter {
  static let shared = PreviewPresenter()

  private var context: PreviewingContext?
  private var controller: UIViewController?
  private var actions: [PreviewAction.ID: UIPreviewAction] = [:]

  func make(_ call: PreviewCall) -> CallOutcome {
    switch call {
    case .viewController(let control): offer(for: control)
    case .commit: commit()
    case .action(let id, _): perform(id)
    }
  }

  private func offer(for control: ControlID) -> CallOutcome {
    close()
    guard let place = ScreenReporter.shared.previewPlace(of: control) else {
      return .answered(false)
    }
    let context = place.context
    context.sourceRect = place.rect
    let location = CGPoint(x: place.rect.midX, y: place.rect.midY)
    let offered = context.delegate.previewingContext(context, viewControllerForLocation: location)
    guard let controller = offered else { return .answered(false) }
    self.context = context
    self.controller = controller
    controller.appearForPreview()
    PhoneLink.shared.say(.preview(preview(of: controller)))
    return .answered(true)
  }

  private func commit() -> CallOutcome {
    guard let context, let controller else { return .notImplemented }
    close()
    context.delegate.previewingContext(context, commit: controller)
    return .returned
  }

  private func perform(_ id: PreviewAction.ID) -> CallOutcome {
    guard let action = actions[id], let controller else { return .notImplemented }
    close()
    action.handler(action, controller)
    return .returned
  }

  /// What was previewed is gone again, opened or not.
  func close() {
    controller?.disappearAfterPreview()
    controller = nil
    context = nil
    actions = [:]
  }

  // MARK: What is said of it

  private func preview(of controller: UIViewController) -> Preview {
    let front = controller.frontmostBehindAlert
    var composition = ScreenComposition(numbers: TapNumbers())
    composition.append(front.view)
    let lines = composition.lines.map { AppScreen.Line($0.text, style: $0.style) }
    return Preview(
      title: front.navigationItem.title ?? front.title, lines: lines,
      actions: items(front.previewActionItems), height: controller.previewLines)
  }

  private func items(_ items: [any UIPreviewActionItem]) -> [PreviewAction] {
    var last = 0
    func numbered(_ action: UIPreviewAction) -> PreviewAction {
      last += 1
      actions[PreviewAction.ID(last)] = action
      return PreviewAction(PreviewAction.ID(last), title: action.title, style: .init(action.style))
    }
    return items.compactMap { item in
      if let action = item as? UIPreviewAction { return numbered(action) }
      guard let group = item as? UIPreviewActionGroup, !group.actions.isEmpty else { return nil }
      let actions = group.actions.map(numbered)
      last += 1
      return PreviewAction(
        PreviewAction.ID(last), title: group.title, style: .init(group.style), actions: actions)
    }
  }
}

extension PreviewAction.Style {
  fileprivate init(_ style: UIPreviewAction.Style) {
    switch style {
    case .default: self = .default
    case .selected: self = .selected
    case .destructive: self = .destructive
    }
  }
}

extension UIViewController {
  /// Its preferred height in lines; nil where it has no preference.
  fileprivate var previewLines: Int? {
    let height = preferredContentSize.height / 22
    return height > 0 ? max(1, Int(min(height, 1000))) : nil
  }

  /// A preview appears and disappears as any view controller; one that is opened appears once more.
  fileprivate func appearForPreview() {
    for controller in visible {
      controller.viewWillAppear(false)
      controller.viewIsAppearing(false)
      controller.viewDidAppear(false)
    }
  }

  fileprivate func disappearAfterPreview() {
    for controller in visible {
      controller.viewWillDisappear(false)
      controller.viewDidDisappear(false)
    }
  }
}
