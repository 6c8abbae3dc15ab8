import UIKit

/// Counts down to a moment, in figures that can be read from across the room.
class TimerViewController: UIViewController {
  private let figures = UILabel()
  private let caption = UILabel()
  private lazy var button = UIButton(
    type: .system, primaryAction: UIAction { [weak self] _ in self?.startOrStop() })

  private var minutes = 0
  private var end: Date?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Big Timer"
    view.backgroundColor = .black
    figures.font = .monospacedDigitSystemFont(ofSize: 96, weight: .bold)
    figures.textColor = .white
    figures.textAlignment = .center
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    view.addSubview(figures)
    view.addSubview(caption)
    view.addSubview(button)
    refresh()
  }

  func start(minutes: Int) {
    self.minutes = minutes
    end = Date(timeIntervalSinceNow: TimeInterval(minutes * 60))
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refresh() }
    }
    refresh()
  }

  /// Five minutes where nothing runs.
  private func startOrStop() {
    guard end != nil else { return start(minutes: 5) }
    end = nil
    timer?.invalidate()
    refresh()
  }

  func refresh() {
    loadViewIfNeeded()
    button.setTitle(end == nil ? "Start 5 minutes" : "Stop", for: .normal)
    guard let end else {
      figures.text = "0:00"
      caption.text = "Press the icon hard for other times"
      return
    }
    // Rounded up, so that five minutes begin with 5:00 and end with 0:00.
    let left = max(0, Int(end.timeIntervalSinceNow.rounded(.up)))
    figures.text = String(format: "%d:%02d", left / 60, left % 60)
    caption.text = left > 0 ? "\(minutes) minutes" : "Time is up"
    if left == 0 { timer?.invalidate() }
  }
}
