import UIKit

/// All notes, with the beginning of each.
class NoteListViewController: UITableViewController {
  /// Told of the note that was chosen from the list.
  var onChoice: (Note) -> Void = { _ in }
  private var notes = Note.all
  private var read: Set<String> = []
  private var previewing: (any UIViewControllerPreviewing)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.explain() })
    updatePreviewing()
  }

  /// 3D Touch can be switched off and on while the app runs.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updatePreviewing()
  }

  private func updatePreviewing() {
    if traitCollection.forceTouchCapability == .available {
      if previewing == nil { previewing = registerForPreviewing(with: self, sourceView: tableView) }
    } else if let context = previewing {
      unregisterForPreviewing(withContext: context)
      previewing = nil
    }
  }

  private func markAsRead(_ note: Note) {
    read.insert(note.id)
    tableView.reloadData()
  }

  private func delete(_ note: Note) {
    notes.removeAll { $0 == note }
    tableView.reloadData()
  }

  private func explain() {
    let alert = UIAlertController(
      title: "New Note", message: "This phone has no keyboard to write it with.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let note = notes[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = note.title
    cell.detailTextLabel?.text = note.text.components(separatedBy: "\n").first
    cell.accessoryType = read.contains(note.id) ? .checkmark : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice(notes[indexPath.row])
  }
}

extension NoteListViewController: UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let indexPath = tableView.indexPathForRow(at: location) else { return nil }
    previewingContext.sourceRect = tableView.rectForRow(at: indexPath)
    let note = notes[indexPath.row]
    let preview = NoteViewController(note)
    preview.onMarkAsRead = { [weak self] in self?.markAsRead(note) }
    preview.onDelete = { [weak self] in self?.delete(note) }
    return preview
  }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    guard let controller = viewControllerToCommit as? NoteViewController else { return }
    onChoice(controller.note)
  }
}
