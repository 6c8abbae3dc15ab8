import CExpat

/// What a parser that forgives nothing says of a document.
package func xmlError(_ document: String) -> String? {
  guard let parser = XML_ParserCreate("UTF-8") else { return "no parser" }
  defer { XML_ParserFree(parser) }
  let bytes = Array(document.utf8CString)
  guard XML_Parse(parser, bytes, Int32(bytes.count - 1), 1) != XML_STATUS_OK else { return nil }
  let line = XML_GetCurrentLineNumber(parser)
  return XML_ErrorString(XML_GetErrorCode(parser)).map { "line \(line): \(String(cString: $0))" }
}
