import AppBundles
import FoundationEssentials
import QuickActions
import TestMaterial
import Testing

/// One small list in each form.
private func specimens() throws -> [(PropertyList.Form?, [UInt8])] {
  let binary = PropertyListEncoder()
  binary.outputFormat = .binary
  let xml =
    "<?xml version='1.0' encoding='UTF-8'?><plist><dict><key>a</key><!-- --><string>&#27;é</string></dict></plist>"
  return [
    (nil, Array(xml.utf8)),
    (nil, Array("<plist><array><data>AA==</data><![CDATA[]]></array></plist>".utf8)),
    (nil, xml.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    (nil, Array(try binary.encode(["a": ["b", "ü"], "c": []]))),
    (nil, Array("{ a = (b, <0f>); \"c\\U00fc\" = 'd'; /* */ }".utf8)),
    (nil, Array("\"a\" = \"b\\n\"; // c\nd;".utf8)),
    (.json, Array("{\"strings\": {\"a\": [1, true, \"\\u00fc\", null]}}".utf8)),
  ]
}

@Suite struct MutationTests {
  /// Hostile lists are refused or read, within bounds, whatever was done to them.
  @Test func noMutationOfAnyFormCrashesOrHangs() throws {
    var generator = SeededGenerator(seed: 20_150_916)
    let specimens = try specimens()
    var refused = 0
    let rounds = 50_000
    for round in 0..<rounds {
      let (form, whole) = specimens[round % specimens.count]
      let bytes = mutated(whole, &generator)
      do throws(Diagnostic) {
        let list = try PropertyList(file: "p", bytes: bytes, as: form)
        if round % 64 == 0 { _ = list.root.value(replacing: BuildVariables()) }
      } catch {
        refused += 1
      }
    }
    #expect((1..<rounds).contains(refused))
  }

  /// One to three bytes changed, left out, doubled or cut off from there on.
  private func mutated(_ whole: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &generator)
      switch generator.next() % 6 {
      case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
      case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 2: bytes.remove(at: index)
      case 3: bytes.insert(bytes[index], at: index)
      case 4: bytes.replaceSubrange(index..., with: bytes[..<index].suffix(8) + bytes[index...])
      default: bytes.removeLast(bytes.count - index)
      }
    }
    return bytes
  }
}
