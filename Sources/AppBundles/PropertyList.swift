import QuickActions

/// A property list that was read, with what is needed to say where each value stands.
package struct PropertyList: Sendable {
  /// Containers within containers, at most. Real lists stay below ten.
  package static let depthLimit = 128
  /// Values in all, at most.
  package static let nodeLimit = 4_000_000

  /// As it was named.
  package var file: String
  package var root: PlistNode
  package var form: Form
  private let bytes: [UInt8]

  /// How a property list is written down.
  package enum Form: Hashable, Sendable {
    case xml(TextEncoding)
    case binary
  }

  package init(file: String) throws(Diagnostic) {
    let content: FileBytes
    do {
      content = try FileBytes(path: file)
    } catch {
      throw PropertyList.unreadable(Diagnostic.Place(file: file), error.description)
    }
    try self.init(file: file, bytes: content.bytes)
  }

  package init(file: String, bytes: [UInt8]) throws(Diagnostic) {
    self.file = file
    self.bytes = bytes
    do {
      form = try PropertyList.form(of: bytes)
      root = try PropertyList.read(bytes, as: form)
    } catch {
      throw PropertyList.diagnostic(of: error, file: file, bytes: bytes)
    }
  }

  /// Finds places in this file. Costs one walk over it, so make one for many questions.
  package var sourceMap: PlistSourceMap {
    switch form {
    case .xml(let encoding):
      PlistSourceMap(file: file, text: SourceMap(file: file, bytes: bytes, encoding: encoding))
    case .binary: PlistSourceMap(file: file, text: nil)
    }
  }
}

/// Lines and columns of a property list; a binary one has none.
package struct PlistSourceMap: Sendable {
  fileprivate let file: String
  fileprivate let text: SourceMap?

  package func place(of offset: Int) -> Diagnostic.Place {
    text?.place(of: offset) ?? Diagnostic.Place(file: file)
  }
}

extension PropertyList {
  private static func read(_ bytes: [UInt8], as form: Form) throws(PlistFault) -> PlistNode {
    switch form {
    case .xml: try XMLPlistReader.read(bytes)
    case .binary: try BinaryPlistReader.read(bytes)
    }
  }

  private static func form(of bytes: [UInt8]) throws(PlistFault) -> Form {
    if bytes.starts(with: "bplist".utf8) { return .binary }
    let encoding = TextEncoding(startOf: bytes)
    let byteOrderMarks: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0]
    let first = bytes.first { !PlistScalar.isSpace($0) && !byteOrderMarks.contains($0) }
    switch first {
    case UInt8(ascii: "<"): return .xml(encoding)
    case nil: throw PlistFault("the file is empty", at: 0)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "/"):
      throw PlistFault(
        "this looks like an old-style property list, or JSON; XML and binary ones are read", at: 0)
    default: throw PlistFault("this is no property list", at: 0)
    }
  }

  private static func diagnostic(of fault: PlistFault, file: String, bytes: [UInt8]) -> Diagnostic {
    guard let offset = fault.offset else {
      return unreadable(Diagnostic.Place(file: file), fault.message)
    }
    let map = SourceMap(file: file, bytes: bytes, encoding: TextEncoding(startOf: bytes))
    let opened = fault.openedAt.flatMap { map.place(of: $0).line }.map { ", opened on line \($0)" }
    return unreadable(map.place(of: offset), fault.message + (opened ?? ""))
  }

  private static func unreadable(_ place: Diagnostic.Place, _ message: String) -> Diagnostic {
    Diagnostic(rule: "plist-unreadable", severity: .error, place: place, message: message)
  }
}
