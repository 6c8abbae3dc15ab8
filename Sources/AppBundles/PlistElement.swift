/// The elements of an XML property list.
enum PlistElement: String {
  case plist, dict, array, key, string, integer, real, date, data
  case yes = "true"
  case no = "false"

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
