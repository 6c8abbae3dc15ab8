/// The name of an image taken apart: `icon@3x.png` is the image `icon`, one of its scales, a PNG.
struct ImageName: Hashable, Sendable {
  /// What `UIApplicationShortcutItemIconFile` should name.
  let base: String
  let hasScale: Bool
  let hasExtension: Bool

  init(_ text: String) {
    var rest = text[...]
    hasExtension = rest.dropEnding(of: [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif"])
    _ = rest.dropEnding(of: ["~iphone", "~ipad"])
    hasScale = rest.dropEnding(of: ["@1x", "@2x", "@3x"])
    base = String(rest)
  }
}

extension Substring {
  /// - Returns: whether one of them was there.
  fileprivate mutating func dropEnding(of endings: [String]) -> Bool {
    let lowercased = self.suffix(8).lowercased()
    guard let ending = endings.first(where: { lowercased.hasSuffix($0) && count > $0.count }) else {
      return false
    }
    self = dropLast(ending.count)
    return true
  }
}
