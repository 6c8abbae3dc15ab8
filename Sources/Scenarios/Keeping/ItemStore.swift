import Glibc
import Phone
import QuickActions

/// Keeps apps' dynamic items from one run of the phone to the next.
///
/// It never makes the phone wait: what cannot be written now is tried again later, and an app that
/// sets its items without end is written once a second. What goes wrong is told once.
package struct ItemStore: Hashable, Sendable {
  private let file: StateFile<KeptItems>
  /// In the order in which they came; one for each app.
  private var changes: [KeptItems.Change] = []
  /// Nothing is written before it.
  private var notBefore: Instant?
  /// Tried again when there is something new to write.
  private var hasFailed = false
  private var notices: [String] = []
  private var told: Set<String> = []

  private static let writingPause = Duration.seconds(1)
  /// Another program needs no longer to change the file.
  private static let busyPause = Duration.milliseconds(100)

  package init(folder: String) {
    file = StateFile(folder: folder)
  }

  /// What was kept before; a file that cannot be read is set aside.
  package mutating func load() -> KeptItems {
    do throws(SavingError) {
      try StateFolder(file.folder).check()
    } catch {
      note(.unwritten(error))
    }
    if let kept = try? file.read() { return kept }
    do {
      try update { _ in }
      return try file.read()
    } catch {
      note(error)
      return KeptItems()
    }
  }

  /// What is kept, for someone who only looks: nothing is made, renamed or written.
  package static func look(into folder: String) throws(UnreadableItems) -> KeptItems {
    let file = StateFile<KeptItems>(folder: folder)
    do throws(StateFileError) {
      guard file.folderExists else { throw StateFileError.inaccessible(path: folder, ENOENT) }
      return try file.read()
    } catch {
      if error == .inaccessible(path: folder, ENOENT) {
        throw UnreadableItems(
          description: "there is no folder \(folder); "
            + "the Home Screen makes it when an app sets items")
      }
      throw UnreadableItems(description: error.account(of: file) ?? "busy")
    }
  }

  package mutating func keep(_ stored: StoredItems?, of app: AppID) {
    guard !app.isPlaceholder else {
      if stored != nil {
        tell("dynamic items of \(app) are not kept: a build variable is no name; --define it")
      }
      return
    }
    changes.removeAll { $0.app == app }
    changes.append(KeptItems.Change(app: app, stored: stored))
    hasFailed = false
  }

  /// When `save` is next wanted; nil while there is nothing to write.
  package var nextDue: Instant? {
    changes.isEmpty || hasFailed ? nil : notBefore ?? .start
  }

  /// Writes what has changed, unless it is too early.
  package mutating func save(at now: Instant) {
    guard let nextDue, nextDue <= now else { return }
    notBefore = now.advanced(by: ItemStore.writingPause)
    if write() == .busy { notBefore = now.advanced(by: ItemStore.busyPause) }
  }

  /// Writes what is left when the phone is switched off.
  ///
  /// - Parameter pause: Waits a moment for another program; false where that has lasted long enough.
  package mutating func finish(waiting pause: () -> Bool) {
    while !changes.isEmpty, !hasFailed, write() == .busy {
      guard pause() else {
        tell("dynamic items are not kept: another homepress holds \(file.folder)")
        return
      }
    }
  }

  /// Sentences about what went wrong, each given out once.
  package mutating func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  // MARK: Writing

  /// - Returns: what went wrong; then the changes are still to be written.
  private mutating func write() -> StateFileError? {
    var losses: [String] = []
    let changes = changes
    do {
      try update { kept in losses = kept.apply(changes) }
    } catch {
      note(error)
      return error
    }
    for loss in losses { tell(loss) }
    self.changes = []
    return nil
  }

  private mutating func update(_ change: (inout KeptItems) -> Void) throws(StateFileError) {
    var sentences: [String] = []
    defer { for sentence in sentences { tell(sentence) } }
    try file.update(change) { sentences.append($0) }
  }

  // MARK: What is told

  private mutating func note(_ error: StateFileError) {
    guard let account = error.account(of: file) else { return }
    hasFailed = true
    tell("dynamic items are not kept: \(account)")
  }

  private mutating func tell(_ sentence: String) {
    if told.insert(sentence).inserted { notices.append(sentence) }
  }
}

/// Why nobody can tell what is kept in a folder, in a sentence.
package struct UnreadableItems: Error, Hashable, CustomStringConvertible {
  package let description: String
}
