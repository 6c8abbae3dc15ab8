import Canvas

/// Text in columns of cells: a wide character takes two of them.
extension String {
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(self))) + self
  }

  func rightPadded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth(self)))
  }

  var trimmedRight: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
