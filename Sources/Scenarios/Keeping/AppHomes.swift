import FoundationEssentials
import Glibc
import QuickActions

/// The home folders of apps: what an app keeps itself, such as its user defaults, lies in a folder of its
/// own, goes with the app, and is none of the person's who runs the phone.
///
/// A temporary one goes with this object.
package final class AppHomes {
  private var folder: String?
  private let isTemporary: Bool

  /// Homes that outlive the run.
  package init(in folder: String) {
    self.folder = folder + "/homes"
    isTemporary = false
  }

  /// Homes for one run, made when the first app starts.
  package init() {
    isTemporary = true
  }

  deinit {
    if isTemporary, let folder { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// The app's home, made where it is not there; nil where it cannot be.
  func home(of app: AppID) -> String? {
    if folder == nil { folder = AppHomes.temporaryFolder() }
    guard let home = path(of: app) else { return nil }
    try? FileManager.default.createDirectory(
      atPath: home, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return access(home, W_OK) == 0 ? home : nil
  }

  package func remove(_ app: AppID) {
    if let home = path(of: app) { try? FileManager.default.removeItem(atPath: home) }
  }

  private func path(of app: AppID) -> String? {
    folder.map { "\($0)/\(AppHomes.fileName(of: app))" }
  }

  /// An identifier is foreign text: only letters, digits, dots and dashes go into a name, which never
  /// begins with a dot.
  private static func fileName(of app: AppID) -> String {
    let longest = 200
    let bytes = app.rawValue.utf8.prefix(longest).map { byte in
      isPlain(byte) ? byte : UInt8(ascii: "_")
    }
    return "app-" + String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func temporaryFolder() -> String? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/homepress-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
  }
}
