package import QuickActions

/// The image of a quick action.
open class UIApplicationShortcutIcon: NSObject, NSCopying, @unchecked Sendable {
  // Sendable: it never changes.
  package let content: ShortcutIcon

  package init(_ content: ShortcutIcon) {
    self.content = content
  }

  public convenience init(type: IconType) {
    self.init(.system(type.systemIcon))
  }

  /// An image of the app's bundle.
  public convenience init(templateImageName: String) {
    self.init(.file(templateImageName))
  }

  /// An SF Symbol.
  public convenience init(systemImageName: String) {
    self.init(.symbol(systemImageName))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.content == content
  }

  open override var hash: Int { content.hashValue }

  /// The icons that the system brings along, with the numbers of Apple's header.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update

    /// Both lists are Apple's, number for number; a test compares them.
    fileprivate var systemIcon: SystemIcon { SystemIcon(rawValue: rawValue) ?? .compose }
  }
}
