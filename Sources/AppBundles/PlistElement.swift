import Glibc

/// The elements of an XML property list.
enum PlistElement: String {
  case plist, dict, array, key, string, integer, real, date, data
  case yes = "true"
  case no = "false"

  /// Without a string in between: a large list has hundreds of thousands of elements.
  init?(name: UnsafePointer<CChar>) {
    let candidate: PlistElement
    switch UInt8(bitPattern: name[0]) {
    case UInt8(ascii: "a"): candidate = .array
    case UInt8(ascii: "d"): candidate = PlistElement(startingWithD: name)
    case UInt8(ascii: "f"): candidate = .no
    case UInt8(ascii: "i"): candidate = .integer
    case UInt8(ascii: "k"): candidate = .key
    case UInt8(ascii: "p"): candidate = .plist
    case UInt8(ascii: "r"): candidate = .real
    case UInt8(ascii: "s"): candidate = .string
    case UInt8(ascii: "t"): candidate = .yes
    default: return nil
    }
    guard strcmp(name, candidate.rawValue) == 0 else { return nil }
    self = candidate
  }

  private init(startingWithD name: UnsafePointer<CChar>) {
    if UInt8(bitPattern: name[1]) == UInt8(ascii: "i") {
      self = .dict
    } else {
      self = strcmp(name, PlistElement.date.rawValue) == 0 ? .date : .data
    }
  }

  var isContainer: Bool {
    switch self {
    case .plist, .dict, .array: true
    case .key, .string, .integer, .real, .date, .data, .yes, .no: false
    }
  }

  var holdsText: Bool {
    switch self {
    case .key, .string, .integer, .real, .date, .data: true
    case .plist, .dict, .array, .yes, .no: false
    }
  }

  /// As it stands in the file.
  var tag: String { "<\(rawValue)>" }
}
