import UIKit

/// One note.
class NoteViewController: UIViewController {
  let note: Note
  /// What a swipe up over its preview offers.
  var onMarkAsRead: () -> Void = {}
  var onDelete: () -> Void = {}

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

  override var previewActionItems: [UIPreviewActionItem] {
    let markAsRead = UIPreviewAction(title: "Mark as Read", style: .default) { [weak self] _, _ in
      self?.onMarkAsRead()
    }
    let delete = UIPreviewAction(title: "Delete", style: .destructive) { [weak self] _, _ in
      self?.onDelete()
    }
    let keep = UIPreviewAction(title: "Keep", style: .default) { _, _ in }
    let more = UIPreviewActionGroup(title: "More…", style: .default, actions: [delete, keep])
    return [markAsRead, more]
  }
}
