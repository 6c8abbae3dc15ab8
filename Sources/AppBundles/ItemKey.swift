/// The keys that an entry of `UIApplicationShortcutItems` may hold.
package enum ItemKey: Int, CaseIterable, Hashable, Sendable {
  case type, title, subtitle, iconType, iconFile, iconSymbolName, userInfo
  case targetContentIdentifier, activationMode

  init?(_ text: String) {
    switch text {
    case InfoKey.type: self = .type
    case InfoKey.title: self = .title
    case InfoKey.subtitle: self = .subtitle
    case InfoKey.iconType: self = .iconType
    case InfoKey.iconFile: self = .iconFile
    case InfoKey.iconSymbolName: self = .iconSymbolName
    case InfoKey.userInfo: self = .userInfo
    case InfoKey.targetContentIdentifier: self = .targetContentIdentifier
    case ItemKey.activationModeText: self = .activationMode
    default: return nil
    }
  }

  /// As it stands in the file.
  package var text: String {
    switch self {
    case .type: InfoKey.type
    case .title: InfoKey.title
    case .subtitle: InfoKey.subtitle
    case .iconType: InfoKey.iconType
    case .iconFile: InfoKey.iconFile
    case .iconSymbolName: InfoKey.iconSymbolName
    case .userInfo: InfoKey.userInfo
    case .targetContentIdentifier: InfoKey.targetContentIdentifier
    case .activationMode: ItemKey.activationModeText
    }
  }

  /// What all of them begin with.
  package static let prefix = "UIApplicationShortcutItem"
  private static let activationModeText = "UIApplicationShortcutItemActivationMode"
}
