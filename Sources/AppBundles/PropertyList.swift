import QuickActions

/// A property list that was read, with what is needed to say where each value stands.
package struct PropertyList: Sendable {
  /// Containers within containers, at most. Real lists stay below ten.
  package static let depthLimit = 128
  /// Values in all, at most.
  package static let nodeLimit = 4_000_000
  /// Bytes of text and data in all, at most, where one object of a binary list stands in many places.
  package static let contentLimit = 256 << 20

  /// As it was named.
  package var file: String
  package var root: PlistNode
  package var form: Form
  /// The text in UTF-8; a binary list as it is.
  private let bytes: [UInt8]

  /// How a property list is written down.
  package enum Form: Hashable, Sendable {
    case xml
    case binary
    /// `{ key = value; }`, and a strings file.
    case oldStyle
    /// Objects, lists and scalars: what a string catalogue is made of.
    case json
  }

  /// - Parameter isNamed: A person named this very file.
  package init(file: String, isNamed: Bool = false) throws(Diagnostic) {
    let content: FileBytes
    do {
      content = try FileBytes(path: file, isNamed: isNamed)
    } catch {
      throw PropertyList.unreadable(Diagnostic.Place(file: file), error.description)
    }
    try self.init(file: file, bytes: content.bytes)
  }

  /// - Parameter known: nil where the bytes tell. They never tell JSON, which is no form of an
  ///   `Info.plist`.
  package init(file: String, bytes: [UInt8], as known: Form? = nil) throws(Diagnostic) {
    self.file = file
    let isBinary = bytes.starts(with: "bplist".utf8)
    let encoding = isBinary ? .utf8 : TextEncoding(of: bytes)
    self.bytes = isBinary ? bytes : encoding.utf8(bytes)
    do throws(PlistFault) {
      if let known { form = known } else { form = try PropertyList.form(of: self.bytes) }
      switch form {
      case .xml: root = try XMLPlistReader.read(self.bytes, isDecoded: encoding != .utf8)
      case .binary: root = try BinaryPlistReader.read(self.bytes)
      case .oldStyle: root = try OldStyleReader.read(self.bytes)
      case .json: root = try JSONReader.read(self.bytes)
      }
    } catch {
      throw PropertyList.diagnostic(of: error, file: file, bytes: self.bytes)
    }
  }

  /// Finds places in this file. Costs one walk over it, so make one for many questions.
  package var sourceMap: PlistSourceMap { sourceMap(upTo: .max) }

  /// The same for those who ask for no place behind that offset.
  package func sourceMap(upTo offset: Int) -> PlistSourceMap {
    PlistSourceMap(
      file: file, text: form == .binary ? nil : SourceMap(file: file, bytes: bytes, upTo: offset))
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
  private static func form(of bytes: [UInt8]) throws(PlistFault) -> Form {
    if bytes.starts(with: "bplist".utf8) { return .binary }
    switch bytes.first(where: { !PlistScalar.isSpace($0) }) {
    case nil: throw PlistFault("the file is empty", at: 0)
    case UInt8(ascii: "<"): return .xml
    case .some(let first) where OldStyleReader.mayBegin(with: first): return .oldStyle
    case .some: throw PlistFault("this is no property list", at: 0)
    }
  }

  private static func diagnostic(of fault: PlistFault, file: String, bytes: [UInt8]) -> Diagnostic {
    guard let offset = fault.offset else {
      return unreadable(Diagnostic.Place(file: file), fault.message)
    }
    let map = SourceMap(file: file, bytes: bytes)
    let opened = fault.openedAt.flatMap { map.place(of: $0).line }.map { ", opened on line \($0)" }
    return unreadable(map.place(of: offset), fault.message + (opened ?? ""))
  }

  private static func unreadable(_ place: Diagnostic.Place, _ message: String) -> Diagnostic {
    Diagnostic(rule: "plist-unreadable", severity: .error, place: place, message: message)
  }
}
