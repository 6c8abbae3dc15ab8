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
      throw AppSource.unreadable(file, error)
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
    var form = known ?? .xml
    do throws(PlistFault) {
      if known == nil { form = try PropertyList.form(of: self.bytes) }
      switch form {
      case .xml: root = try XMLPlistReader.read(self.bytes, isDecoded: encoding != .utf8)
      case .binary: root = try BinaryPlistReader.read(self.bytes)
      case .oldStyle: root = try OldStyleReader.read(self.bytes)
      case .json: root = try JSONReader.read(self.bytes)
      }
      self.form = form
    } catch {
      throw PropertyList.diagnostic(of: error, in: form, file: file, bytes: self.bytes)
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
    case nil:
      throw PlistFault(
        "the file is empty", at: 0, fix: "write a property list, or take the file out")
    case UInt8(ascii: "<"): return .xml
    case .some(let first) where OldStyleReader.mayBegin(with: first): return .oldStyle
    case .some:
      throw PlistFault(
        "this is no property list", at: 0, fix: "write it as XML, or as { key = value; }")
    }
  }

  private static func diagnostic(
    of fault: PlistFault, in form: Form, file: String, bytes: [UInt8]
  ) -> Diagnostic {
    let fix = fault.fix(in: form)
    guard let offset = fault.offset else {
      return AppSource.unreadable(file, fault.message, fix: fix)
    }
    if let byte = foreignByte(at: offset, in: bytes) {
      return unreadable(
        SourceMap(file: file, bytes: bytes).place(of: offset), "the byte \(byte) is not UTF-8",
        fix: "save the file as UTF-8")
    }
    let map = SourceMap(file: file, bytes: bytes)
    let opened = fault.openedAt.flatMap { map.place(of: $0).line }.map { ", opened on line \($0)" }
    return unreadable(map.place(of: offset), fault.message + (opened ?? ""), fix: fix)
  }

  /// The byte at that place where no character of UTF-8 begins with it, as it is written.
  private static func foreignByte(at offset: Int, in bytes: [UInt8]) -> String? {
    guard bytes.indices.contains(offset), bytes[offset] >= 0x80 else { return nil }
    let isForeign = (1...4).allSatisfy {
      String(validating: bytes[offset...].prefix($0), as: UTF8.self) == nil
    }
    return isForeign ? "0x" + String(bytes[offset], radix: 16, uppercase: true) : nil
  }

  private static func unreadable(
    _ place: Diagnostic.Place, _ message: String, fix: String?
  ) -> Diagnostic {
    Diagnostic(
      rule: "plist-unreadable", severity: .error, place: place, message: message, fix: fix)
  }
}

extension PlistFault {
  /// What mends it; nil where an element is left open, which the rule's own fix is for.
  fileprivate func fix(in form: PropertyList.Form) -> String? {
    if let fix { return fix }
    switch form {
    case .xml:
      return openedAt != nil || message.hasPrefix("the file ends")
        ? nil : "correct it there, or write the list anew"
    case .binary: return "build the app again, or fetch the file anew"
    case .json: return "correct the JSON there"
    case .oldStyle:
      if message.contains("UTF-8") { return "save the file as UTF-8" }
      if message.hasSuffix("closed") { return "close it" }
      return message.contains("expected ;")
        ? "end the entry with a semicolon" : "write each entry as \"key\" = \"text\";"
    }
  }
}
