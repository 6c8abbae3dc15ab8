import Glibc

/// The keys of a list, each made a string once.
///
/// A set of many items has the same few keys in each of them: that they share their text saves the
/// memory, and tells two equal ones apart from others at once.
struct KeyNames {
  private var names: [String?] = Array(repeating: nil, count: KeyNames.places)

  private static let places = 256

  /// Those of items are there from the start: they are what lists are searched for.
  init() {
    for key in ItemKey.allCases.map(\.text) {
      let place = Array(key.utf8).withUnsafeBufferPointer { KeyNames.place(of: $0) }
      names[place] = key
    }
  }

  /// A key that stands where another one did takes its place.
  mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // What fits into the string itself is made as fast as it is found.
    guard bytes.count > 15 else { return String(decoding: bytes, as: UTF8.self) }
    let place = KeyNames.place(of: bytes)
    if let known = names[place], known.hasBytes(bytes) { return known }
    let name = String(decoding: bytes, as: UTF8.self)
    names[place] = name
    return name
  }

  private static func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // Keys of one kind begin alike, so their ends are what counts.
    let last = bytes.suffix(8).reduce(UInt64(bytes.count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return Int(last >> 32) % places
  }
}

extension String {
  fileprivate func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isEqual = utf8.withContiguousStorageIfAvailable { own in
      guard own.count == bytes.count, let start = own.baseAddress, let other = bytes.baseAddress
      else { return false }
      return memcmp(start, other, own.count) == 0
    }
    return isEqual ?? false
  }
}
