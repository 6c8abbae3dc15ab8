/// Foreign text made fit for a terminal: what would act on it instead of being read becomes a
/// visible placeholder, `\u{1B}`.
package func safe(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
  return text.unicodeScalars.reduce(into: "") { result, scalar in
    if isUnprintable(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}

/// Control characters, line separators, and what directs the layout of text without being seen.
func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  if (0x20..<0x7F).contains(scalar.value) { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
  default: return false
  }
}
