import AppBundles
import AppProtocol
import Canvas
import Phone
import QuickActions

/// The items of a `--dynamic` file, a JSON list of objects with the keys of a menu's row.
///
/// Of many the Home Screen stores only the first: the others are not there, so they are not hidden
/// behind the cap of a menu either.
struct DynamicItems: Hashable, Sendable {
  let items: [ShortcutItem]
  private var file = ""

  /// iOS stores ten items of an app [undocumented]: a file of any use is far below these.
  private static let fileLimit = 4 << 20
  private static let limits = JSONText.Limits(depth: 32, values: 10_000)

  init(file: String) throws(Diagnostic) {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileBytes(path: file, limit: DynamicItems.fileLimit, isNamed: true).bytes
    } catch {
      let place = Diagnostic.Place(file: file)
      throw DynamicItems.unusable("\(error)", at: place, fix: "name a JSON file")
    }
    do throws(ProtocolViolation) {
      self = try JSONText(bytes, limits: DynamicItems.limits).read()
    } catch {
      throw DynamicItems.diagnostic(of: error, in: file, bytes)
    }
    self.file = file
  }
}

extension DynamicItems {
  /// The decoder tells no places: the file is read once more to find the one in question.
  private static func diagnostic(
    of violation: ProtocolViolation, in file: String, _ bytes: [UInt8]
  ) -> Diagnostic {
    let fix = "`homepress help menu` tells how it is written"
    do throws(Diagnostic) {
      let list = try PropertyList(file: file, bytes: bytes, as: .json)
      let offset = list.root.node(nearest: violation.path).offset
      return unusable(
        "\(violation)\(violation.hint)", at: list.sourceMap(upTo: offset).place(of: offset),
        fix: fix)
    } catch {
      return violation.reason == .notJSON
        ? unusable(error.message, at: error.place, fix: error.fix ?? fix)
        : unusable("\(violation)", at: error.place, fix: fix)
    }
  }

  private static func unusable(
    _ message: String, at place: Diagnostic.Place, fix: String
  ) -> Diagnostic {
    Diagnostic(rule: "dynamic-items", severity: .error, place: place, message: message, fix: fix)
  }
}

extension PlistNode {
  /// What stands at the end of a path of keys and of `[index]`, or on the way there.
  fileprivate func node(nearest path: [String]) -> PlistNode {
    path.reduce(into: self) { node, step in
      let index = step.hasPrefix("[") ? Int(step.dropFirst().dropLast()) : nil
      let elements = node.elements ?? []
      let next = index.map { elements.indices.contains($0) ? elements[$0] : nil } ?? node[step]
      node = next ?? node
    }
  }
}

extension DynamicItems {
  var stored: [ShortcutItem] { Array(items.prefix(StoredItems.limit)) }

  /// What is said about the items that are not stored; empty where there are none.
  var note: String {
    let lost = items.count - stored.count
    guard lost > 0 else { return "" }
    return "\(safeText(file)): note: iOS stores the first \(stored.count) dynamic items of an app; "
      + "\(lost == 1 ? "1 more is" : "\(lost) more are") left out\n"
  }
}

extension DynamicItems: Decodable {
  init(from decoder: any Decoder) throws {
    let kind = JSONKind(of: decoder)
    guard kind == .array else {
      throw ProtocolViolation(
        .wrongType(found: kind, expected: "a list of objects, [{\"type\": …, \"title\": …}]"))
    }
    items = try [Fields](from: decoder).map(ShortcutItem.init(row:))
  }
}

extension ShortcutItem {
  private static let keys = [
    "type", "title", "subtitle", "icon", "userInfo", "targetContentIdentifier",
  ]

  /// An object with the keys of a menu's row.
  fileprivate init(row: Fields) throws(ProtocolViolation) {
    try row.checkNames(among: ShortcutItem.keys)
    let icon = try row.optionalObject("icon")
    try icon?.checkNames(among: ["kind", "name"])
    self.init(
      type: try row.string("type"), localizedTitle: try row.string("title"),
      localizedSubtitle: try row.optionalString("subtitle"),
      icon: try icon.map(ShortcutIcon.init(fields:)),
      userInfo: try row.optionalObject("userInfo")?.plainValues() ?? [:],
      targetContentIdentifier: try row.optionalString("targetContentIdentifier"))
  }
}

extension ProtocolViolation {
  /// The right name for one that was mistyped.
  fileprivate var hint: String {
    switch reason {
    case .unknownKey(let found, let known): didYouMean(found, among: known)
    case .unknownValue(let found, _):
      didYouMean(found, among: SystemIcon.allCases.map(\.plistName))
    case .notText, .notJSON, .tooDeep, .tooMany, .missing, .wrongType: ""
    }
  }
}
