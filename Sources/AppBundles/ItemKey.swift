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
