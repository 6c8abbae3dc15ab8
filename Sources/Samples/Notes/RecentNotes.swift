import UIKit

/// The last three notes opened, latest first. They live on as the app's dynamic quick actions.
struct RecentNotes {
  static let itemType = "org.homepress.samples.notes.open"
  private static let limit = 3
  private static let idKey = "note"

  private var notes: [Note] = []

  init() {}

  init(_ shortcutItems: [UIApplicationShortcutItem]) {
    notes = shortcutItems.compactMap(RecentNotes.note)
  }

  static func note(of shortcutItem: UIApplicationShortcutItem) -> Note? {
    (shortcutItem.userInfo?[idKey] as? String).flatMap(Note.withID)
  }

  mutating func open(_ note: Note) {
    notes.removeAll { $0 == note }
    notes = Array(([note] + notes).prefix(RecentNotes.limit))
  }

  /// The one after the note opened last, the first after the last.
  var next: Note? {
    guard let latest = notes.first, let index = Note.all.firstIndex(of: latest) else {
      return Note.all.first
    }
    return Note.all[(index + 1) % Note.all.count]
  }

  var shortcutItems: [UIApplicationShortcutItem] {
    notes.map { note in
      UIApplicationShortcutItem(
        type: RecentNotes.itemType, localizedTitle: note.title,
        localizedSubtitle: note.text.components(separatedBy: "\n").first,
        icon: UIApplicationShortcutIcon(systemImageName: "note.text"),
        userInfo: [RecentNotes.idKey: note.id as NSString])
    }
  }
}
