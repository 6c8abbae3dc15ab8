extension String {
  /// As character data or in an attribute. What XML does not know at all becomes a placeholder.
  package var escapedForXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        text.unicodeScalars.append(scalar)
      default: text += "\u{FFFD}"
      }
    }
  }
}
