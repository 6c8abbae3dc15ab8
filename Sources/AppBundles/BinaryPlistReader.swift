/// Reads a binary property list, `bplist00`.
///
/// Every offset and length is checked against the file. The depth is limited, a container that
/// holds itself is refused, and so is a file whose few objects unfold to very many or very long ones.
struct BinaryPlistReader {
  private let bytes: [UInt8]
  private let trailer: Trailer
  private var path: [Int] = []
  private var budget: Int
  /// How many bytes of text and data may still be handed over.
  private var contentBudget = PropertyList.contentLimit
  /// The longer ones of them, by object: a text that many name takes its room once.
  private var leaves: [Int: PlistNode] = [:]

  static func read(_ bytes: [UInt8]) throws(PlistFault) -> PlistNode {
    guard bytes.starts(with: "bplist00".utf8) else {
      throw PlistFault("this form of binary property list is not known; bplist00 is read")
    }
    guard let trailer = Trailer(endOf: bytes) else {
      throw PlistFault("the binary property list has no valid trailer; it may be cut short")
    }
    var reader = BinaryPlistReader(bytes: bytes, trailer: trailer)
    return try reader.object(trailer.topObject)
  }

  private init(bytes: [UInt8], trailer: Trailer) {
    self.bytes = bytes
    self.trailer = trailer
    // Objects that are named once are never more than the bytes that name them.
    budget = min(PropertyList.nodeLimit, bytes.count * 4 + 1024)
  }

  private mutating func object(_ index: Int) throws(PlistFault) -> PlistNode {
    budget -= 1
    guard budget >= 0 else { throw PlistFault("the list unfolds to more values than are read") }
    guard path.count <= PropertyList.depthLimit else {
      throw PlistFault("the list is nested deeper than \(PropertyList.depthLimit) levels")
    }
    guard !path.contains(index) else { throw PlistFault("object \(index) holds itself") }
    guard let offset = trailer.offset(ofObject: index, in: bytes) else {
      throw PlistFault("object \(index) lies outside the file")
    }
    path.append(index)
    defer { path.removeLast() }
    if let leaf = try leaf(index, at: offset) { return leaf }
    return PlistNode(try content(at: offset), at: offset)
  }

  /// A text or data; nil for any other object.
  private mutating func leaf(_ index: Int, at offset: Int) throws(PlistFault) -> PlistNode? {
    let kind = bytes[offset] >> 4
    guard (0x4...0x6).contains(kind) else { return nil }
    let payload = try payload(at: offset, unit: kind == 0x6 ? 2 : 1)
    contentBudget -= payload.count
    guard contentBudget >= 0 else {
      throw fault("the texts that the list unfolds to are longer than is read", at: offset)
    }
    if let known = leaves[index] { return known }
    let node = PlistNode(BinaryPlistReader.content(kind: kind, payload), at: offset)
    if payload.count > 15 { leaves[index] = node }
    return node
  }

  private static func content(kind: UInt8, _ payload: ArraySlice<UInt8>) -> PlistNode.Content {
    switch kind {
    case 0x4: .data(Array(payload))
    case 0x5: .string(String(decoding: payload, as: UTF8.self))
    default: .string(utf16(payload))
    }
  }

  private mutating func content(at offset: Int) throws(PlistFault) -> PlistNode.Content {
    let marker = bytes[offset]
    switch (marker >> 4, marker & 0x0F) {
    case (0x0, 0x8): return .boolean(false)
    case (0x0, 0x9): return .boolean(true)
    case (0x1, 0...4): return try integer(at: offset + 1, width: 1 << Int(marker & 0x0F))
    case (0x2, 2...3): return .real(try real(at: offset + 1, width: 1 << Int(marker & 0x0F)))
    case (0x3, 3): return .date(try real(at: offset + 1, width: 8))
    case (0xA, _): return .array(try array(at: offset))
    case (0xD, _): return .dictionary(try dictionary(at: offset))
    default: throw fault("an object of a kind that an Info.plist cannot hold", at: offset)
    }
  }
}

extension BinaryPlistReader {
  private mutating func array(at offset: Int) throws(PlistFault) -> [PlistNode] {
    var nodes: [PlistNode] = []
    for index in try references(at: offset, perElement: 1) { nodes.append(try object(index)) }
    return nodes
  }

  private mutating func dictionary(at offset: Int) throws(PlistFault) -> [PlistEntry] {
    let references = try references(at: offset, perElement: 2)
    let count = references.count / 2
    var entries: [PlistEntry] = []
    for (key, value) in zip(references.prefix(count), references.suffix(count)) {
      let keyNode = try object(key)
      guard let text = keyNode.string else {
        throw fault("a dictionary's key is \(keyNode.typeName), not a string", at: offset)
      }
      entries.append(
        PlistEntry(key: PlistKey(text, at: keyNode.offset), value: try object(value)))
    }
    return entries
  }

  /// The objects that a container names, each looked up when its turn comes: a list of long
  /// containers within each other would take far more memory than its values may.
  private func references(
    at offset: Int, perElement: Int
  ) throws(PlistFault) -> some RandomAccessCollection<Int> {
    let size = trailer.referenceSize
    let raw = try payload(at: offset, unit: size * perElement)
    return (0..<raw.count / size).lazy.map { place in
      raw.dropFirst(place * size).prefix(size).reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The bytes of an object whose marker holds a count of units, or is followed by one.
  private func payload(at offset: Int, unit: Int) throws(PlistFault) -> ArraySlice<UInt8> {
    var count = Int(bytes[offset] & 0x0F)
    var start = offset + 1
    if count == 0x0F {
      guard start < trailer.tableOffset, bytes[start] >> 4 == 0x1, bytes[start] & 0x0F <= 3 else {
        throw fault("an object without a valid length", at: offset)
      }
      let width = 1 << Int(bytes[start] & 0x0F)
      guard case .integer(let value) = try integer(at: start + 1, width: width),
        let long = Int(exactly: value)
      else { throw fault("an object without a valid length", at: offset) }
      count = long
      start += 1 + width
    }
    guard count >= 0, count <= bytes.count else {
      throw fault("an object that is longer than the file", at: offset)
    }
    return try slice(at: start, count: count * unit)
  }

  /// Up to four bytes unsigned, eight signed, sixteen for what only an unsigned number holds.
  private func integer(at offset: Int, width: Int) throws(PlistFault) -> PlistNode.Content {
    let raw = try slice(at: offset, count: width)
    let low = raw.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    if width == 16, low > UInt64(Int64.max) { return .real(Double(low)) }
    return .integer(Int64(bitPattern: low))
  }

  private func real(at offset: Int, width: Int) throws(PlistFault) -> Double {
    let bits = try slice(at: offset, count: width).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return width == 8
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }

  /// Objects end where the offset table begins.
  private func slice(at offset: Int, count: Int) throws(PlistFault) -> ArraySlice<UInt8> {
    guard offset <= trailer.tableOffset, count <= trailer.tableOffset - offset else {
      throw fault("an object that runs past its end", at: offset)
    }
    return bytes[offset..<offset + count]
  }

  private func fault(_ message: String, at offset: Int) -> PlistFault {
    PlistFault("at byte \(offset): \(message)")
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The last 32 bytes of a binary property list.
private struct Trailer {
  var offsetSize: Int
  var referenceSize: Int
  var objectCount: Int
  var topObject: Int
  var tableOffset: Int

  init?(endOf bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    let raw = Array(bytes.suffix(32))
    func number(_ start: Int) -> Int? {
      Int(exactly: raw[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    offsetSize = Int(raw[6])
    referenceSize = Int(raw[7])
    guard let count = number(8), let top = number(16), let table = number(24),
      (1...8).contains(offsetSize), (1...4).contains(referenceSize),
      (8...bytes.count - 32).contains(table), top < count,
      count <= (bytes.count - 32 - table) / offsetSize
    else { return nil }
    (objectCount, topObject, tableOffset) = (count, top, table)
  }

  /// - Returns: nil for an object that is not in the table or lies outside the objects.
  func offset(ofObject index: Int, in bytes: [UInt8]) -> Int? {
    guard (0..<objectCount).contains(index) else { return nil }
    let start = tableOffset + index * offsetSize
    let value = bytes[start..<start + offsetSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let offset = Int(exactly: value), offset < tableOffset, offset >= 8 else { return nil }
    return offset
  }
}
