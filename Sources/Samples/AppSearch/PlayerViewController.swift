import UIKit

/// The list of songs, what was found in it, and what is playing.
class PlayerViewController: UIViewController {
  private let state = UILabel()
  private let progress = UILabel()
  private let heading = UILabel()
  private let list = UIStackView()
  private let footer = UILabel()

  private let song = Song.library[0]
  private var secondsPlayed = 0
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "App Search"
    state.font = .preferredFont(forTextStyle: .title2)
    heading.font = .preferredFont(forTextStyle: .headline)
    list.axis = .vertical
    for label in [progress, footer] {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    let stack = UIStackView(arrangedSubviews: [state, progress, heading, list, footer])
    stack.axis = .vertical
    view.addSubview(stack)
    showPlayback()
    show(Song.library, under: "All songs")
  }

  func search(for query: String) {
    loadViewIfNeeded()
    let found = Song.matching(query)
    show(found, under: "Search: \(query)")
    footer.text = "\(found.count) of \(Song.library.count) songs"
  }

  func share() {
    loadViewIfNeeded()
    footer.text = "Shared “\(song.title)” by \(song.artist)"
  }

  func play() {
    loadViewIfNeeded()
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.advance() }
    }
    showPlayback()
  }

  func pause() {
    loadViewIfNeeded()
    timer?.invalidate()
    timer = nil
    showPlayback()
  }

  private func advance() {
    secondsPlayed += 1
    showPlayback()
  }

  private func showPlayback() {
    state.text = timer == nil ? "Paused" : "Now playing"
    let time = String(format: "%d:%02d", secondsPlayed / 60, secondsPlayed % 60)
    progress.text = "\(song.title) · \(song.artist) · \(time)"
  }

  private func show(_ songs: [Song], under text: String) {
    heading.text = text
    for row in list.arrangedSubviews { row.removeFromSuperview() }
    for song in songs {
      let row = UILabel()
      row.text = "\(song.title) – \(song.artist)"
      list.addArrangedSubview(row)
    }
  }
}
