import Dispatch
package import QuickActions

/// Tells the phone what is on the key window, when that has changed, once for all changes of a turn
/// of the main queue; and knows what the phone's taps are on.
@MainActor
final class ScreenReporter {
  static let shared = ScreenReporter()

  private var isDirty = false
  private var lastSaid: AppScreen?
  private var numbers = TapNumbers()
  private var actions: [ControlID: ScreenComposition.Action] = [:]
  private var previewPlaces: [ControlID: PreviewPlace] = [:]

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
    let screen = compose(window)
    guard screen != lastSaid else { return }
    lastSaid = screen
    PhoneLink.shared.say(.screen(screen))
  }

  /// The screen as it is now; taps from now on are on what it shows.
  func compose(_ window: UIWindow) -> AppScreen {
    var composition = ScreenComposition(numbers: numbers)
    let screen = AppScreen(window, &composition)
    composition.finish()
    numbers = composition.numbers
    actions = composition.actions
    previewPlaces = composition.previewPlaces
    return screen
  }

  func previewPlace(of control: ControlID) -> PreviewPlace? { previewPlaces[control] }

  /// A tap on something that has gone meanwhile does nothing.
  func tap(_ control: ControlID) {
    actions[control]?()
    flush()
  }
}

extension AppScreen {
  /// The text of a window, as the phone shows it.
  @MainActor
  package init(_ window: UIWindow) {
    self = ScreenReporter.shared.compose(window)
  }

  /// A tap on something that the screen showed.
  @MainActor
  package static func tap(_ control: ControlID) {
    ScreenReporter.shared.tap(control)
  }

  /// The title of the view controller in front, what its views hold, from top to bottom, and what the
  /// controllers that hold it add; over all of it an alert.
  @MainActor
  fileprivate init(_ window: UIWindow, _ composition: inout ScreenComposition) {
    self.init()
    guard let root = window.rootViewController else {
      composition.append(window)
      lines = composition.takeLines()
      return
    }
    let front = root.frontmostBehindAlert
    title = front.navigationItem.title ?? front.title
    front.composeBars(into: &composition)
    composition.append(front.view)
    front.composeFoots(into: &composition)
    lines = composition.takeLines()
    let alert = root.frontmost as? UIAlertController
    self.alert = alert?.composed(into: &composition)
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
