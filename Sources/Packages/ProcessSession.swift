import AppBundles
import Glibc

/// All processes that one program has started and that have not gone their own way.
///
/// SwiftPM gives each compiler a group of its own, so that killing its group leaves them at work; the
/// session is what they share.
struct ProcessSession {
  /// That of its leader.
  let id: Int32

  /// Kills them all. Some may be about to start others: so it looks again, a bounded number of times.
  func end() {
    for _ in 0..<10 {
      let living = members
      guard !living.isEmpty else { return }
      for process in living { kill(process, SIGKILL) }
    }
  }

  private var members: [Int32] {
    guard let directory = opendir("/proc") else { return [] }
    defer { closedir(directory) }
    var members: [Int32] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if let process = Int32(name), isMember(process) { members.append(process) }
    }
    return members
  }

  /// `4711 (swift build) S 1 4711 4711 …`: state, parent, group, session.
  private func isMember(_ process: Int32) -> Bool {
    let line = try? FileBytes(path: "/proc/\(process)/stat", limit: 4096).bytes
    let text = String(decoding: line ?? [], as: UTF8.self)
    let fields = text[(text.lastIndex(of: ")") ?? text.endIndex)...].split(separator: " ")
    return fields.count > 4 && fields[1] != "Z" && Int32(fields[4]) == id
  }
}
