import QuickActions

/// A file that cannot be read as a property list: the reader says where it breaks off.
struct PlistUnreadable: ReadingRule {
  static let about = RuleDescription(
    .plistUnreadable, .error,
    why: "iOS does not install an app whose Info.plist it cannot read.",
    source: "Apple's property list format",
    example: "<plist version=\"1.0\"><dict><key>UIApplicationShortcutItems</key>",
    fix: "close the element, or write the list anew")
}
