import UIKit

/// One note.
class NoteViewController: UIViewController {
  private let note: Note

  init(_ note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note.title
    let text = UITextView()
    text.text = note.text
    view.addSubview(text)
  }
}
