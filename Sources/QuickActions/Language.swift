/// A language of an app, as `.lproj` folders and the phone's settings name it: `de`, `pt-BR`.
///
/// It is kept in one spelling, so that `en_GB.lproj` and `German.lproj`, which older projects have,
/// are the languages that they are.
package struct Language: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let tag: String

  /// What `Base.lproj` holds: the texts of the development region.
  package static let base = Language("Base")

  /// - Parameter name: A language tag, or the name of an `.lproj` folder without its ending.
  package init(_ name: String) {
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let isTag = (2...3).contains(parts.first?.utf8.count ?? 0)
    tag = isTag ? Language.spelt(parts) : Language.oldNames[name.lowercased()] ?? name
  }

  /// Whether people may ask for a language by it: `xx` or `xx-YY`.
  package static func isTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    return isASCII && (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter)
      && parts.dropFirst().allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isNumber }
      }
  }

  package static func < (left: Language, right: Language) -> Bool { left.tag < right.tag }

  package var description: String { tag }

  /// `zh-Hans-CN`: language small, script with one capital, region in capitals.
  private static func spelt(_ parts: [String]) -> String {
    var tag = parts.first?.lowercased() ?? ""
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 4: tag += "-" + part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2: tag += "-" + part.uppercased()
      default: tag += "-" + part
      }
    }
    return tag
  }

  /// The folders of the time before language tags.
  private static let oldNames = [
    "base": "Base", "english": "en", "french": "fr", "german": "de", "italian": "it",
    "spanish": "es", "dutch": "nl", "japanese": "ja", "portuguese": "pt", "swedish": "sv",
    "danish": "da", "finnish": "fi", "norwegian": "nb", "polish": "pl", "russian": "ru",
    "korean": "ko", "simplified chinese": "zh-Hans", "traditional chinese": "zh-Hant",
  ]
}

extension Language {
  /// The languages whose texts serve where this one is asked for, nearest first:
  /// `zh-Hans-CN`, `zh-CN`, `zh-Hans`, `zh`. [inferred]
  var acceptable: [Language] {
    let parts = tag.split(separator: "-").map(String.init)
    let language = parts.first ?? tag
    let script = parts.dropFirst().first { $0.utf8.count == 4 }
    let region = parts.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 }
    let written = script ?? region.flatMap { Language.scripts["\(language)-\($0)"] }
    let ending = region ?? written.flatMap { Language.regions["\(language)-\($0)"] }
    let candidates: [[String?]] = [
      [tag], [language, written, region].filter { $0 != nil }, [language, ending],
      [language, written], [language],
    ]
    var seen: Set<String> = []
    return candidates.compactMap { parts in
      let tag = parts.compactMap { $0 }.joined(separator: "-")
      return seen.insert(tag).inserted ? Language(tag) : nil
    }
  }

  /// Whether a folder of this language is a variety of the one asked for: `pt-BR` of `pt`.
  func isVariety(of other: Language) -> Bool { tag.hasPrefix(other.tag + "-") }

  /// How Chinese is written where only the region is told, and the region of old folders' names.
  private static let scripts = [
    "zh-CN": "Hans", "zh-SG": "Hans", "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant",
  ]
  private static let regions = ["zh-Hans": "CN", "zh-Hant": "TW"]
}
