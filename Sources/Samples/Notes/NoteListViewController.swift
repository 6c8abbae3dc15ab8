import UIKit

/// All notes, with the beginning of each.
class NoteListViewController: UITableViewController {
  /// Told of the note that was chosen from the list.
  var onChoice: (Note) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.explain() })
  }

  private func explain() {
    let alert = UIAlertController(
      title: "New Note", message: "This phone has no keyboard to write it with.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Note.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let note = Note.all[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = note.title
    cell.detailTextLabel?.text = note.text.components(separatedBy: "\n").first
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice(Note.all[indexPath.row])
  }
}
