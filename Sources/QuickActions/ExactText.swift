/// A text that is told from others by its bytes, as iOS tells keys and types apart.
///
/// Swift takes `é` in one scalar and in two for the same text; a device does not. Nor does it take
/// the square of a text's length to look up one that is made of combining marks.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    let isEqual = left.text.utf8.withContiguousStorageIfAvailable { own in
      right.text.utf8.withContiguousStorageIfAvailable { own.elementsEqual($0) }
    }
    return (isEqual ?? nil) ?? left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    let isTaken: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isTaken == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(text.utf8.count)
  }
}

/// The texts of one language by their keys, which are told apart by their bytes.
package struct TextTable: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var texts: [ExactText: String] = [:]

  package init() {}

  package init(dictionaryLiteral elements: (String, String)...) {
    for (key, text) in elements { self[key] = text }
  }

  package subscript(key: String) -> String? {
    get { texts[ExactText(key)] }
    set { texts[ExactText(key)] = newValue }
  }

  package var isEmpty: Bool { texts.isEmpty }

  /// The keys and their texts, in the order of the keys.
  package var inOrder: [(key: String, value: String)] {
    texts.map { ($0.key.text, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// The keys whose text is empty.
  package var emptied: some Sequence<ExactText> {
    texts.lazy.filter(\.value.isEmpty).map(\.key)
  }
}
