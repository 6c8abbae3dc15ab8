/// Foreign text in quotes, for a sentence: short, on one line, control characters spelt out.
package func quoted(_ foreign: String) -> String {
  let longest = 60
  let start = String(foreign.unicodeScalars.prefix(longest)).debugDescription
  return foreign.unicodeScalars.dropFirst(longest).isEmpty ? start : start + "…"
}
