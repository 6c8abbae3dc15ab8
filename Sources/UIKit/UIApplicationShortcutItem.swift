package import QuickActions

/// A Home Screen quick action. It cannot be changed; a mutable copy can.
///
/// Reading `type` or `userInfo` of an item that the phone delivered is what handling it takes, so
/// that is how the phone learns in which call an app handled it.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Sendable: only the mutable subclass changes it, before the item is handed to anyone.
  package final var content: ShortcutItem
  private let delivery: DeliveredItem.ID?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    content = ShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
      icon: icon?.content, userInfo: UserInfo.propertyList(userInfo))
    delivery = nil
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  package init(_ content: ShortcutItem) {
    self.content = content
    delivery = nil
  }

  package init(_ delivered: DeliveredItem) {
    content = delivered.item
    delivery = delivered.id
  }

  open var type: String {
    noteRead()
    return content.type
  }

  open var localizedTitle: String { content.localizedTitle }

  open var localizedSubtitle: String? { content.localizedSubtitle }

  open var icon: UIApplicationShortcutIcon? { content.icon.map { UIApplicationShortcutIcon($0) } }

  open var userInfo: [String: any NSSecureCoding]? {
    noteRead()
    return UserInfo.objects(content.userInfo)
  }

  open var targetContentIdentifier: Any? { content.targetContentIdentifier }

  /// One that cannot change is its own copy, so a delivered item stays one.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableApplicationShortcutItem(content)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutItem)?.content == content
  }

  open override var hash: Int { content.hashValue }

  open override var description: String {
    "<UIApplicationShortcutItem: \(content.type), \"\(content.localizedTitle)\">"
  }

  private func noteRead() {
    if let delivery { CurrentCall.noteHandled(delivery) }
  }
}

/// A quick action that can be changed. What is on the Home Screen changes only when the array of
/// `UIApplication.shortcutItems` is set again. [documented]
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  open override func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content) }

  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }

  open override var localizedTitle: String {
    get { content.localizedTitle }
    set { content.localizedTitle = newValue }
  }

  open override var localizedSubtitle: String? {
    get { content.localizedSubtitle }
    set { content.localizedSubtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { content.icon = newValue?.content }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { content.userInfo = UserInfo.propertyList(newValue) }
  }

  /// Text, as the phone keeps it; anything else is dropped.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { content.targetContentIdentifier = newValue as? String }
  }
}
