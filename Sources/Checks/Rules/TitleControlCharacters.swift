import AppBundles
import QuickActions

/// Characters in a title or subtitle that are no text.
struct TitleControlCharacters: ItemRule {
  static let about = RuleDescription(
    .titleControlCharacters, .warning,
    why:
      "Control characters and direction overrides show as nothing, as a box, or turn the rest of the "
      + "line around.",
    source: "the Unicode standard; what iOS draws for them is not documented",
    example: """
      <key>UIApplicationShortcutItemTitle</key>
      <string>Hi&#x202E;red</string>
      """,
    fix: "take the character out")

  func findings(about item: ShortcutEntry, in set: CheckedSet) -> [Finding] {
    [ItemKey.title, .subtitle].compactMap { key in
      guard let value = item[key], let text = set.text(value), let scalar = unseen(in: text) else {
        return nil
      }
      let number = String(scalar.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
      return item.finding(
        at: value, "\(key.text) holds the invisible character \(name)",
        fix: "take \(name) out of \(quoted(text))")
    }
  }

  /// A tab or a line feed counts as well: a row of the menu has neither.
  private func unseen(in text: String) -> Unicode.Scalar? {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    if isPlain == true { return nil }
    return text.unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      // Joiners belong to emoji and to several scripts, marks of direction to mixed text.
      case .format:
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      default: false
      }
    }
  }
}
