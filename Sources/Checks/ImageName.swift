/// The name of an image taken apart: `icon@3x.png` is the image `icon`, at a scale of 3, as PNG.
package struct ImageName: Hashable, Sendable {
  /// What `UIApplicationShortcutItemIconFile` should name.
  package var base: String
  package var scale = 1
  package var hasScale = false
  package var fileExtension: String?

  package init(_ text: String) {
    var rest = text[...]
    if let dot = rest.lastIndex(of: "."),
      ImageName.extensions.contains(rest[dot...].dropFirst().lowercased())
    {
      fileExtension = String(rest[dot...].dropFirst())
      rest = rest[..<dot]
    }
    // A device's own image has its name behind the scale.
    for device in ["~iphone", "~ipad"] where rest.hasSuffix(device) {
      rest = rest.dropLast(device.count)
    }
    if rest.hasSuffix("@2x") || rest.hasSuffix("@3x") {
      hasScale = true
      scale = rest.hasSuffix("@2x") ? 2 : 3
      rest = rest.dropLast(3)
    }
    base = String(rest)
  }

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "tif", "tiff", "bmp", "webp",
  ]
}
