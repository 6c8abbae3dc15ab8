/// Why something that an app has is not in its menu, or not as it meant: one sentence, the same in the
/// trace and in the report of the command line.
package enum MenuRemark: Hashable, Sendable, CustomStringConvertible {
  /// An item takes no slot where its title is empty. [undocumented]
  case skipped(ShortcutItem)
  /// An item is shown without its image. What iOS does then is not known. [not found]
  case noIcon(file: String, of: ShortcutItem, reason: String)
  /// An entry of the property list is no item to iOS.
  case leftOut(DroppedItem)

  package var description: String {
    switch self {
    case .skipped(let item):
      "Skipped: the item of type \(quoted(item.type)), since its title is empty."
    case .noIcon(let file, let item, let reason):
      "No icon: \(quoted(file)) of \(quoted(item.localizedTitle)) \(reason)."
    case .leftOut(let dropped): "Left out: \(dropped)"
    }
  }
}

extension FileIcon {
  /// Why there is no picture of it, as the end of a sentence that begins with its name.
  package var reasonForNone: String? {
    switch self {
    case .picture: nil
    case .missing(let hint): "is not found" + (hint.map { "; \($0)" } ?? "")
    case .undrawn(let why): "cannot be drawn: \(why)"
    }
  }
}

extension ShortcutMenu {
  /// The rows that have no icon, given what was found of an image that they name.
  package func remarks(onIcon file: String, _ reason: String) -> [MenuRemark] {
    rows.compactMap { row in
      guard case .item(let item, _) = row, item.icon == .file(file) else { return nil }
      return .noIcon(file: file, of: item, reason: reason)
    }
  }
}
