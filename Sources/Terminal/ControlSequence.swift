/// A sequence that began with `ESC [`, taken apart.
struct ControlSequence: Hashable, Sendable {
  /// `<`, `=`, `>` or `?` before the parameters.
  let marker: UInt8?
  /// Separated by `;`, their parts by `:`; nil for an empty one.
  let parameters: [[Int?]]
  let hasIntermediates: Bool
  let final: UInt8

  init(body: [UInt8], final: UInt8) {
    self.final = final
    let first = body.first ?? 0
    let hasMarker = (0x3C...0x3F).contains(first)
    marker = hasMarker ? first : nil
    hasIntermediates = body.contains { (0x20...0x2F).contains($0) }
    parameters = body.dropFirst(hasMarker ? 1 : 0)
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { parameter in
        parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
          .map(ControlSequence.number)
      }
  }

  /// The part of a parameter; nil where it is not given.
  func value(_ parameter: Int, part: Int = 0) -> Int? {
    guard parameters.indices.contains(parameter),
      parameters[parameter].indices.contains(part)
    else { return nil }
    return parameters[parameter][part]
  }

  /// Bounded, so that no number can overflow.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 7 else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}
