/// The keys that an entry of `UIApplicationShortcutItems` may hold.
package enum ItemKey: Int, CaseIterable, Hashable, Sendable {
  case type, title, subtitle, iconType, iconFile, iconSymbolName, userInfo
  case targetContentIdentifier, activationMode

  package init?(_ text: String) {
    // Most keys differ in length already.
    let length = text.utf8.count
    let key = ItemKey.allCases.first { $0.text.utf8.count == length && $0.text == text }
    guard let key else { return nil }
    self = key
  }

  /// As it stands in the file.
  package var text: String {
    switch self {
    case .type: "UIApplicationShortcutItemType"
    case .title: "UIApplicationShortcutItemTitle"
    case .subtitle: "UIApplicationShortcutItemSubtitle"
    case .iconType: "UIApplicationShortcutItemIconType"
    case .iconFile: "UIApplicationShortcutItemIconFile"
    case .iconSymbolName: "UIApplicationShortcutItemIconSymbolName"
    case .userInfo: "UIApplicationShortcutItemUserInfo"
    case .targetContentIdentifier: "UIApplicationShortcutItemTargetContentIdentifier"
    case .activationMode: "UIApplicationShortcutItemActivationMode"
    }
  }

  /// What all of them begin with.
  package static let prefix = "UIApplicationShortcutItem"
}
