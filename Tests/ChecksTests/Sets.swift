import AppBundles
import Checks
import FoundationEssentials
import QuickActions
import TestMaterial
import Testing

/// A property list whose array holds these entries.
func set(_ entries: String..., also others: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
  \(others)
  <key>UIApplicationShortcutItems</key>
  <array>
  \(entries.joined(separator: "\n"))
  </array>
  </dict></plist>
  """
}

/// An item with a type and a title, unless other values are given for them, and other keys. Each
/// element has a line of its own.
func item(
  type: String? = "<string>new</string>", title: String? = "<string>New</string>",
  _ others: String...
) -> String {
  func pair(_ key: String, _ value: String?) -> [String] {
    value.map { ["<key>UIApplicationShortcutItem\(key)</key>", $0] } ?? []
  }
  let content = pair("Type", type) + pair("Title", title) + others
  return (["<dict>"] + content + ["</dict>"]).joined(separator: "\n")
}

func key(_ name: String, _ value: String) -> String {
  "<key>UIApplicationShortcutItem\(name)</key>\n<string>\(value)</string>"
}

/// What one rule finds in a folder's `Info.plist`.
func findings(
  of rule: RuleName, in folder: TemporaryFolder,
  _ circumstances: Circumstances = Circumstances()
) throws -> [Diagnostic] {
  var checker = Checker(circumstances, rules: [rule])
  let found = try shortcutSets(under: folder.path + "/Info.plist").flatMap {
    checker.check($0).diagnostics
  }
  return found + checker.unusedHandlers
}

/// Each finding as `item severity at what stands there: message | fix`.
func lines(
  of rule: RuleName, in list: String, _ circumstances: Circumstances = Circumstances(),
  beside files: [(name: String, bytes: [UInt8])] = []
) throws -> [String] {
  let folder = try TemporaryFolder()
  try folder.write(list, to: "Info.plist")
  for file in files { try folder.write(file.bytes, to: file.name) }
  return try findings(of: rule, in: folder, circumstances).map { found in
    #expect(found.rule == rule.rawValue)
    let item = found.item.map { "item \($0) " } ?? ""
    return "\(item)\(found.severity) at \(try text(at: found.place)): \(found.message)"
      .replacing(folder.path + "/", with: "") + " | \(found.fix ?? "no fix")"
  }
}

/// What stands at a place up to the end of the line, the file's name before it where it is another
/// than the property list.
private func text(at place: Diagnostic.Place) throws -> String {
  let name = place.file.hasSuffix("/Info.plist") ? "" : place.file
  guard let line = place.line, let column = place.column else { return name }
  let text = try #require(FileManager.default.contents(atPath: place.file))
  let lines = String(decoding: text, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
  let rest = String(lines[line - 1].unicodeScalars.dropFirst(column - 1))
  return name.isEmpty ? rest : "\(name):\(line) \(rest)"
}

func profile(_ model: DeviceModel, _ ios: IOSVersion) throws -> Circumstances {
  Circumstances(profile: try DeviceProfile(model: model, ios: ios))
}
