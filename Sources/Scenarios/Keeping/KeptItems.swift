import AppProtocol
import Phone
import QuickActions

/// What a phone keeps of its apps' dynamic items from one run to the next, as its file holds it.
package struct KeptItems: Hashable, Sendable {
  /// What an app has set; nil where it has been deleted or has cleared its items.
  package struct Change: Hashable, Sendable {
    package var app: AppID
    package var stored: StoredItems?

    package init(app: AppID, stored: StoredItems?) {
      self.app = app
      self.stored = stored
    }
  }

  private struct App: Hashable {
    let stored: StoredItems
    /// Its line of the file.
    let line: [UInt8]
    /// The one whose items changed last has the highest.
    let number: Int
  }

  private var apps: [AppID: App] = [:]
  private var lastNumber = 0
  private var byteCount = 0

  /// Ten items of any use are far smaller.
  static let bytesPerApp = 128 << 10
  /// Some thousand apps.
  static let mostBytes = 1 << 20

  package init() {}

  package subscript(app: AppID) -> StoredItems? { apps[app]?.stored }

  /// Takes changes in, in their order. One that changes nothing leaves everything as it is.
  ///
  /// - Returns: a sentence about each app whose items cannot be kept.
  mutating func apply(_ changes: [Change]) -> [String] {
    let losses = changes.compactMap { apply($0) }
    return losses + boundSize()
  }

  private mutating func apply(_ change: Change) -> String? {
    guard self[change.app] != change.stored else { return nil }
    remove(change.app)
    guard let stored = change.stored else { return nil }
    let line = stored.json(of: change.app).line
    guard line.count <= KeptItems.bytesPerApp else {
      return "the dynamic items of \(change.app) are not kept: "
        + "they take \(line.count) bytes, more than \(KeptItems.bytesPerApp)"
    }
    append(change.app, stored, line)
    return nil
  }

  /// The apps that have changed nothing for the longest time make room.
  private mutating func boundSize() -> [String] {
    guard byteCount > KeptItems.mostBytes else { return [] }
    var losses: [String] = []
    for oldest in inOrder {
      guard byteCount > KeptItems.mostBytes else { break }
      remove(oldest.key)
      losses.append("the dynamic items of \(oldest.key) are kept no longer, to make room")
    }
    return losses
  }

  private var inOrder: [(key: AppID, value: App)] {
    apps.sorted { $0.value.number < $1.value.number }
  }

  private mutating func append(_ app: AppID, _ stored: StoredItems, _ line: [UInt8]) {
    lastNumber += 1
    apps[app] = App(stored: stored, line: line, number: lastNumber)
    byteCount += line.count
  }

  private mutating func remove(_ app: AppID) {
    byteCount -= apps.removeValue(forKey: app)?.line.count ?? 0
  }
}

// MARK: The file

extension KeptItems: KeptContent, Decodable {
  static let fileName = "dynamic-items.json"
  static let formatVersion = 1
  /// Far above what is ever written: what is larger is something else.
  static let fileLimit = 4 << 20

  /// What an app may say on the wire lies two levels deeper here.
  private static let limits = JSONText.Limits(
    depth: JSONText.Limits.line.depth + 2, values: .max)

  init(text: [UInt8]) throws(ProtocolViolation) {
    self = try JSONText(text, limits: KeptItems.limits).read()
  }

  package init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    let version: Int = try fields.integer("version")
    guard version == KeptItems.formatVersion else {
      throw fields.unknown("\(version)", "version", expected: ["\(KeptItems.formatVersion)"])
    }
    for app in try fields.objects("apps") {
      let id = AppID(try app.string("id"))
      let stored = try StoredItems(fields: app)
      remove(id)
      append(id, stored, stored.json(of: id).line)
    }
  }

  /// The file's text, a line for each app.
  var text: [UInt8] {
    let begin = Array("{\"version\":\(KeptItems.formatVersion),\"apps\":[".utf8)
    let lines = inOrder.map { Array("\n".utf8) + $0.value.line }.joined(separator: Array(",".utf8))
    return begin + lines + Array("\n]}\n".utf8)
  }
}

extension StoredItems {
  fileprivate func json(of app: AppID) -> JSON {
    .object([
      JSON.Member("id", .string(app.rawValue)),
      JSON.Member("itemsVersion", .real(itemsVersion)),
      JSON.Member("languages", .array(languages.map(JSON.string))),
      JSON.Member("items", .array(items.map(\.json))),
    ])
  }

  fileprivate init(fields: Fields) throws(ProtocolViolation) {
    let version = try fields.number("itemsVersion")
    // What is no number could not be written again, and all other apps' items would be lost with it.
    self.init(
      try fields.objects("items").map(ShortcutItem.init(fields:)),
      itemsVersion: version.isFinite ? version : 0, languages: try fields.strings("languages"))
  }
}
