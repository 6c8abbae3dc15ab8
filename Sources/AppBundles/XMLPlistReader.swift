import CExpat

/// Reads an XML property list with expat.
///
/// Entities are refused where they are declared, so none can grow or point to another file.
enum XMLPlistReader {
  /// - Parameter isDecoded: Whether the text is in UTF-8 whatever encoding it names.
  static func read(_ bytes: [UInt8], isDecoded: Bool) throws(PlistFault) -> PlistNode {
    if let plain = PlainXMLReader.read(bytes) { return plain }
    do {
      return try read(bytes, encoding: isDecoded ? "UTF-8" : nil, standIns: nil)
    } catch {
      guard error.mayBeControlCharacter, let standIns = ControlStandIns(for: bytes) else {
        throw error
      }
      return try read(standIns.bytes, encoding: isDecoded ? "UTF-8" : nil, standIns: standIns)
    }
  }

  private static func read(
    _ bytes: [UInt8], encoding: String?, standIns: ControlStandIns?
  ) throws(PlistFault) -> PlistNode {
    guard let parser = XML_ParserCreate(encoding) else {
      throw PlistFault("there is no memory left")
    }
    defer { XML_ParserFree(parser) }
    var reading = Reading(
      parser: parser, start: firstMark(of: bytes), standIns: standIns,
      builder: XMLPlistBuilder(standIns: standIns))
    let status = withUnsafeMutablePointer(to: &reading) { pointer in
      XML_SetUserData(parser, pointer)
      setHandlers(of: parser)
      return parse(bytes, from: pointer.pointee.start, with: parser)
    }
    if let fault = reading.builder.fault { throw fault }
    if status != XML_STATUS_OK { throw reading.fault(fileLength: bytes.count) }
    guard let root = reading.builder.root else { throw PlistFault("<plist> holds no value", at: 0) }
    return root
  }

  /// White space before the declaration is no XML, but iOS reads over it.
  private static func firstMark(of bytes: [UInt8]) -> Int {
    bytes.firstIndex { !PlistScalar.isSpace($0) } ?? 0
  }

  private static func parse(
    _ bytes: [UInt8], from start: Int, with parser: XML_Parser
  ) -> XML_Status {
    bytes.withUnsafeBytes { buffer in
      let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
      let text = rest.bindMemory(to: CChar.self)
      return XML_Parse(parser, text.baseAddress, Int32(text.count), 1)
    }
  }

  private static func setHandlers(of parser: XML_Parser) {
    XML_SetElementHandler(
      parser,
      { data, name, _ in
        guard let name else { return }
        Reading.update(data) { $0.builder.elementStarted(name, at: $0.offset) }
      },
      { data, _ in Reading.update(data) { $0.builder.elementEnded(at: $0.offset) } })
    XML_SetCharacterDataHandler(parser) { data, text, count in
      text?.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { start in
        let bytes = UnsafeBufferPointer(start: start, count: Int(count))
        Reading.update(data) { $0.builder.textFound(bytes, at: $0.offset) }
      }
    }
    refuseEntities(of: parser)
  }

  private static func refuseEntities(of parser: XML_Parser) {
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      Reading.update(data) {
        $0.builder.fail("an entity is declared here; a property list has none", $0.offset)
      }
    }
    XML_SetSkippedEntityHandler(parser) { data, name, _ in
      guard let name else { return }
      Reading.update(data) {
        $0.builder.fail("the entity &\(String(cString: name).prefix(40)); is not known", $0.offset)
      }
    }
  }
}

/// A parser at work and what it has built: what its handlers are handed.
private struct Reading {
  let parser: XML_Parser
  /// Where in the file the parser began.
  let start: Int
  let standIns: ControlStandIns?
  var builder: XMLPlistBuilder

  /// Where the event in hand begins, in bytes from the start of the file.
  var offset: Int {
    let index = start + max(0, Int(XML_GetCurrentByteIndex(parser)))
    return standIns?.original(index) ?? index
  }

  /// Runs a handler on the reading that the parser carries, and stops the parser at a fault.
  static func update(_ data: UnsafeMutableRawPointer?, _ handle: (inout Reading) -> Void) {
    guard let reading = data?.assumingMemoryBound(to: Reading.self) else { return }
    handle(&reading.pointee)
    if reading.pointee.builder.fault != nil {
      _ = XML_StopParser(reading.pointee.parser, XML_Bool(XML_FALSE))
    }
  }

  /// What the parser itself found wrong, in words.
  func fault(fileLength: Int) -> PlistFault {
    let code = XML_GetErrorCode(parser)
    let fileLength = standIns?.original(fileLength) ?? fileLength
    let offset =
      XML_GetCurrentByteIndex(parser) < 0 ? fileLength : min(self.offset, fileLength)
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION:
      return unfinished(fileLength: fileLength)
    case XML_ERROR_TAG_MISMATCH:
      let tag = builder.open?.tag ?? "the element"
      return PlistFault(
        "this closing tag is not that of \(tag)", at: offset, openedAt: builder.open?.offset)
    default:
      var fault = PlistFault(Reading.sentence(for: code), at: offset)
      fault.mayBeControlCharacter =
        code == XML_ERROR_INVALID_TOKEN || code == XML_ERROR_BAD_CHAR_REF
      return fault
    }
  }

  private func unfinished(fileLength: Int) -> PlistFault {
    guard let open = builder.open else {
      return PlistFault("the file ends before its property list does", at: fileLength)
    }
    return PlistFault(
      "the file ends before \(open.tag) is closed", at: fileLength, openedAt: open.offset)
  }

  private static func sentence(for code: XML_Error) -> String {
    switch code {
    case XML_ERROR_INVALID_TOKEN: return "this is not well-formed XML"
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: return "something follows after </plist>"
    case XML_ERROR_UNDEFINED_ENTITY: return "this entity is not known"
    case XML_ERROR_BAD_CHAR_REF: return "this character reference names no character of XML"
    case XML_ERROR_UNKNOWN_ENCODING: return "the encoding that the file names is not known"
    case XML_ERROR_INCORRECT_ENCODING: return "the file is not in the encoding that it names"
    default: return "not XML: \(XML_ErrorString(code).map { String(cString: $0) } ?? "unknown")"
    }
  }
}
