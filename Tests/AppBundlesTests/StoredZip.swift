/// A zip archive made by hand: its files are stored as they are, and it may say of them what it will.
struct StoredZip {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  var bytes: [UInt8] {
    body + directory + number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
      + number(directory.count, 4) + number(body.count, 4) + number(0, 2)
  }

  /// - Parameter size: The length that it says the file has, in place of the true one. What does not
  ///   fit into four bytes is said in the form for large archives.
  mutating func add(
    _ name: String, _ content: [UInt8], mode: Int = 0o100644, size: Int? = nil,
    isEncrypted: Bool = false
  ) {
    let name = Array(name.utf8)
    let claimed = size ?? content.count
    let isLarge = claimed >= 0xFFFF_FFFF
    let extra = isLarge ? number(1, 2) + number(8, 2) + number(claimed, 8) : []
    let fields =
      number(20, 2) + number(isEncrypted ? 1 : 0, 2) + number(0, 2) + number(0, 4)
      + number(checksum(content), 4) + number(content.count, 4)
      + number(isLarge ? 0xFFFF_FFFF : claimed, 4)
      + number(name.count, 2) + number(extra.count, 2)
    directory += number(0x0201_4B50, 4) + number(0x031E, 2) + fields + number(0, 6)
    directory += number(mode << 16, 4) + number(body.count, 4) + name + extra
    body += number(0x0403_4B50, 4) + fields + name + extra + content
    count += 1
  }

  mutating func add(_ name: String, _ content: String) {
    add(name, Array(content.utf8))
  }

  private func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }
}
