/// The keys that an entry of `UIApplicationShortcutItems` may hold.
package enum ItemKey: Int, CaseIterable, Hashable, Sendable {
  case type, title, subtitle, iconType, iconFile, iconSymbolName, userInfo
  case targetContentIdentifier, activationMode

  package init?(_ text: String) {
    let length = text.utf8.count
    guard ItemKey.byLength.indices.contains(length),
      let key = ItemKey.byLength[length].first(where: { $0.text == text })
    else { return nil }
    self = key
  }

  /// Most of them differ in length already.
  private static let byLength: [[ItemKey]] = {
    let lengths = allCases.map(\.text.utf8.count)
    return (0...(lengths.max() ?? 0)).map { length in
      allCases.filter { lengths[$0.rawValue] == length }
    }
  }()

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
