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
    let id: AppID
    let stored: StoredItems
    /// Its line of the file.
    let line: [UInt8]

    init(id: AppID, stored: StoredItems) {
      self.id = id
      self.stored = stored
      line = stored.json(of: id).line
    }
  }

  /// The one whose items changed last stands last.
  private var apps: [App] = []
  private var byteCount = 0

  /// Ten items of any use are far smaller.
  static let bytesPerApp = 128 << 10
  /// Some thousand apps.
  static let mostBytes = 1 << 20

  package init() {}

  package subscript(app: AppID) -> StoredItems? { apps.first { $0.id == app }?.stored }

  /// Takes changes in, in their order. One that changes nothing leaves everything as it is.
  ///
  /// - Returns: a sentence about each app whose items cannot be kept.
  mutating func apply(_ changes: [Change]) -> [String] {
    let losses = changes.compactMap { apply($0) }
    return losses + boundSize()
  }

  private mutating func apply(_ change: Change) -> String? {
    guard self[change.app] != change.stored else { return nil }
    removeAll { $0.id == change.app }
    guard let stored = change.stored else { return nil }
    let app = App(id: change.app, stored: stored)
    guard app.line.count <= KeptItems.bytesPerApp else {
      return "the dynamic items of \(app.id) are not kept: "
        + "they take \(app.line.count) bytes, more than \(KeptItems.bytesPerApp)"
    }
    append(app)
    return nil
  }

  /// The apps that have changed nothing for the longest time make room.
  private mutating func boundSize() -> [String] {
    var losses: [String] = []
    while byteCount > KeptItems.mostBytes, let oldest = apps.first {
      removeAll { $0.id == oldest.id }
      losses.append("the dynamic items of \(oldest.id) are kept no longer, to make room")
    }
    return losses
  }

  private mutating func append(_ app: App) {
    apps.append(app)
    byteCount += app.line.count
  }

  private mutating func removeAll(where isUnwanted: (App) -> Bool) {
    for app in apps where isUnwanted(app) { byteCount -= app.line.count }
    apps.removeAll(where: isUnwanted)
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
      removeAll { $0.id == id }
      append(App(id: id, stored: try StoredItems(fields: app)))
    }
  }

  /// The file's text, a line for each app.
  var text: [UInt8] {
    let begin = Array("{\"version\":\(KeptItems.formatVersion),\"apps\":[".utf8)
    let lines = apps.map { Array("\n".utf8) + $0.line }.joined(separator: Array(",".utf8))
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
    self.init(
      try fields.objects("items").map(ShortcutItem.init(fields:)),
      itemsVersion: try fields.number("itemsVersion"), languages: try fields.strings("languages"))
  }
}
