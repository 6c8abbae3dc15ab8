import Dispatch
package import QuickActions

/// Tells the phone what is on the key window, when that has changed, once for all changes of a turn
/// of the main queue.
@MainActor
final class ScreenReporter {
  static let shared = ScreenReporter()

  private var isDirty = false
  private var lastSaid: AppScreen?

  func invalidate() {
    guard !isDirty else { return }
    isDirty = true
    DispatchQueue.main.async { MainActor.assumeIsolated { ScreenReporter.shared.flush() } }
  }

  /// Says it now, where there is something new.
  func flush() {
    guard isDirty else { return }
    isDirty = false
    guard let window = UIApplication.shared.keyWindow else { return }
    let screen = AppScreen(window)
    guard screen != lastSaid else { return }
    lastSaid = screen
    PhoneLink.shared.say(.screen(screen))
  }
}

extension AppScreen {
  /// The text of a window, as the phone shows it: the title of the view controller in front, then
  /// what its views hold, from top to bottom.
  @MainActor
  package init(_ window: UIWindow) {
    self.init()
    guard let front = window.rootViewController?.frontmost else {
      append(window)
      return
    }
    title = front.navigationItem.title ?? front.title
    append(front.view)
  }

  @MainActor
  private mutating func append(_ view: UIView) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let text = view.ownText { lines += text.lines }
    for subview in view.subviews { append(subview) }
  }
}

/// The text of one view with what decides its style.
struct StyledText {
  var text: String
  var font: UIFont?
  var color: UIColor?

  var lines: [AppScreen.Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      AppScreen.Line(String($0), style: style)
    }
  }

  private var style: AppScreen.Style {
    let size = font?.pointSize ?? UIFont.labelFontSize
    let isBold = font?.isBold ?? false
    if size >= 40 { return .display }
    if size >= 20 || isBold { return .headline }
    return size <= 13 || color?.isDimmed ?? false ? .secondary : .body
  }
}
