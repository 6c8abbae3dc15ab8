import QuickActions

/// A property list that is something else than a dictionary.
struct PlistNotDictionary: ReadingRule {
  static let about = RuleDescription(
    .plistNotDictionary, .error,
    why: "An Info.plist is one dictionary: in anything else iOS finds no key.",
    source: "Apple's property list format",
    example: "<plist version=\"1.0\"><array/></plist>",
    fix: "an Info.plist is one <dict>")
}
