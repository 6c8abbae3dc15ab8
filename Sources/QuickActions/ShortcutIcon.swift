/// The icon of a quick action, after precedence and iOS version have had their say.
package enum ShortcutIcon: Hashable, Sendable {
  case system(SystemIcon)
  /// The name of an SF Symbol, iOS 13 and later.
  case symbol(String)
  /// The name of an image in the bundle or its asset catalogue.
  case file(String)
}

/// The 29 system icons. The raw value is the number in UIKit's header.
package enum SystemIcon: Int, CaseIterable, Hashable, Sendable {
  case compose, play, pause, add, location, search, share
  case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
  case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
  case bookmark, shuffle, audio, update

  /// What stands before the name in a property list.
  package static let prefix = "UIApplicationShortcutIconType"

  /// Reads the string of a property list; exact, case included. [undocumented]
  package init?(plistName: String) {
    guard plistName.utf8.count <= 60, let icon = SystemIcon.byPlistName[ExactText(plistName)] else {
      return nil
    }
    self = icon
  }

  /// The string of a property list, `UIApplicationShortcutIconTypeCompose`.
  package var plistName: String { SystemIcon.prefix + name }

  /// The name alone, `CapturePhoto`.
  package var name: String {
    let text = String(describing: self)
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// As Swift code writes it, `.capturePhoto`.
  package var swiftName: String { "." + String(describing: self) }

  /// The release it came in: the first seven in 9.0, the others in 9.1. [documented]
  package var since: IOSVersion {
    rawValue <= SystemIcon.share.rawValue ? IOSVersion(9, 0) : IOSVersion(9, 1)
  }

  private static let byPlistName = Dictionary(
    uniqueKeysWithValues: allCases.map { (ExactText($0.plistName), $0) })
}

extension ShortcutIcon: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let icon): icon.plistName
    case .symbol(let name): "symbol \(name)"
    case .file(let name): "file \(name)"
    }
  }
}
