import UIKit

/// All notes, with the beginning of each.
class NoteListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    let stack = UIStackView()
    stack.axis = .vertical
    for note in Note.all {
      stack.addArrangedSubview(label(note.title, style: .headline))
      let beginning = note.text.components(separatedBy: "\n").first
      stack.addArrangedSubview(label(beginning ?? "", style: .footnote))
    }
    view.addSubview(stack)
  }

  private func label(_ text: String, style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }
}
