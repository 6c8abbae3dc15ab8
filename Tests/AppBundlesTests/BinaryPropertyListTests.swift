import AppBundles
import FoundationEssentials
import QuickActions
import Testing

private struct Sample: Codable {
  var title = "Zürich 東京"
  var plain = "plain"
  var number = -5
  var large = 70_000
  var real = 1.5
  var flag = true
  var data = Data([1, 2, 3])
  var date = Date(timeIntervalSinceReferenceDate: 86_400)
  var list = Array(0..<20)
  var inner = ["a": ["b": "c"]]
}

private func encoded() throws -> [UInt8] {
  let encoder = PropertyListEncoder()
  encoder.outputFormat = .binary
  return Array(try encoder.encode(Sample()))
}

private func complaint(_ bytes: [UInt8]) -> String {
  do {
    _ = try PropertyList(file: "p", bytes: bytes)
    return "none"
  } catch {
    return "\(error.place): \(error.message)"
  }
}

/// A binary list of these objects, the first one its root, each smaller than 256 bytes in all.
private func binary(_ objects: [[UInt8]]) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var table: [UInt8] = []
  for object in objects {
    table.append(UInt8(bytes.count))
    bytes += object
  }
  let tableStart = UInt8(bytes.count)
  func number(_ value: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, value] }
  return bytes + table + [0, 0, 0, 0, 0, 0, 1, 1] + number(UInt8(objects.count)) + number(0)
    + number(tableStart)
}

@Suite struct BinaryPropertyListTests {
  @Test func whatAnotherWriterWroteIsRead() throws {
    let root = try PropertyList(file: "p", bytes: encoded()).root
    let value = root.value(replacing: BuildVariables())
    #expect(
      value
        == .dictionary([
          "title": .string("Zürich 東京"), "plain": .string("plain"), "number": .integer(-5),
          "large": .integer(70_000), "real": .real(1.5), "flag": .boolean(true),
          "data": .data([1, 2, 3]), "date": .date(86_400),
          "list": .array((0..<20).map { .integer($0) }),
          "inner": .dictionary(["a": .dictionary(["b": .string("c")])]),
        ]))
  }

  @Test func aListWithoutLinesIsPlacedByItsFileAlone() throws {
    let list = try PropertyList(file: "p", bytes: encoded())
    #expect(list.sourceMap.place(of: list.root.offset).description == "p")
  }

  @Test func aContainerThatHoldsItselfIsRefused() {
    #expect(complaint(binary([[0xA1, 0]])) == "p: object 0 holds itself")
    #expect(complaint(binary([[0xA1, 1], [0xA1, 0]])) == "p: object 0 holds itself")
  }

  @Test func fewObjectsThatUnfoldToVeryManyAreRefused() {
    var objects = (0..<30).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] }
    objects.append([0x09])
    #expect(complaint(binary(objects)) == "p: the list unfolds to more values than are read")
  }

  @Test func longContainersWithinEachOtherTakeNoMoreThanTheirValues() {
    // Each object is an array of three million, whose first element is the next object: together
    // they name 360 million.
    let length: [UInt8] = [0x12, 0x00, 0x2D, 0xC6, 0xC0]
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in 0..<120 {
      table += [UInt8(bytes.count >> 8), UInt8(truncatingIfNeeded: bytes.count)]
      bytes += [0xAF] + length + [UInt8(object + 1)]
    }
    bytes += Array(repeating: 0, count: 3_000_000)
    let start = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 120]
    bytes += Array(repeating: 0, count: 8)
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: start >> ($0 * 8)) }
    #expect(complaint(bytes) == "p: object 120 lies outside the file")
  }

  @Test func absurdLengthsAreRefused() {
    let huge: [UInt8] = [0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(complaint(binary([huge])).hasSuffix("an object that is longer than the file"))
    #expect(complaint(binary([[0xAE, 0]])).hasSuffix("an object that runs past its end"))
    #expect(complaint(binary([[0xA1, 9]])) == "p: object 9 lies outside the file")
    #expect(complaint(Array("bplist00".utf8)).hasSuffix("it may be cut short"))
    #expect(complaint(Array("bplist16xxxx".utf8)).contains("not known"))
  }

  @Test func noCutOrFlippedBitCrashesOrHangs() throws {
    let whole = try encoded()
    for length in 0..<whole.count { _ = complaint(Array(whole[..<length])) }
    for index in whole.indices {
      for bit in 0..<8 {
        var changed = whole
        changed[index] ^= 1 << bit
        _ = complaint(changed)
      }
    }
  }
}
