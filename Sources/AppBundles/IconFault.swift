/// Why an icon's pixels cannot be had.
package enum IconFault: Error, Hashable, Sendable {
  case unreadable(FileFault)
  case notPNG
  case damaged
  /// A side is longer than `PNGImage.longestSide`, or the file is too large.
  case tooLarge
  /// Xcode wrote it for the device alone.
  case forDeviceOnly
  /// There is no libpng on this system.
  case noDecoder
}

extension IconFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let fault): fault.description
    case .notPNG: "it is no PNG"
    case .damaged: "it is damaged"
    case .tooLarge:
      "it is larger than \(PNGImage.longestSide) pixels or \(PNGImage.sizeLimit >> 20) MiB"
    case .forDeviceOnly: "Xcode wrote it in a form that only a device reads"
    case .noDecoder: "libpng16.so.16 is not installed (Debian: libpng16-16)"
    }
  }
}
