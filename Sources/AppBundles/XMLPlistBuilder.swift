import QuickActions

/// Puts the events of an XML reader together to a property list, and refuses what is none.
///
/// Open containers stand on a stack of its own, so that no nesting in a file can exhaust the
/// program's.
struct XMLPlistBuilder {
  /// The whole list, once it was read to its end.
  private(set) var root: PlistNode?
  /// The first thing that was wrong. Nothing counts after it.
  private(set) var fault: PlistFault?
  private var containers: [Container] = []
  private var leaf: Leaf?
  /// The text of `leaf` so far. One buffer serves all of them.
  private var text: [UInt8] = []
  private var nodeCount = 0
  private var keys = KeyNames()
  /// How many entries the last dictionary had at each depth: the next one often has as many.
  private var usualCounts = [Int](repeating: 0, count: PropertyList.depthLimit + 1)
  /// Turned back in every text; nil for the many lists without control characters.
  private let standIns: ControlStandIns?

  init(standIns: ControlStandIns? = nil) {
    self.standIns = standIns
  }

  private struct Container {
    var element: PlistElement
    var offset: Int
    /// What a plist or an array holds.
    var nodes: [PlistNode] = []
    /// What a dictionary holds, and the key that waits for its value.
    var entries: [PlistEntry] = []
    var key: PlistKey?
  }

  /// A scalar or a key, while its text comes in.
  private struct Leaf {
    var element: PlistElement
    var offset: Int
  }

  mutating func elementStarted(_ name: UnsafePointer<CChar>, at offset: Int) {
    guard fault == nil else { return }
    let name = String(cString: name)
    guard let element = PlistElement(rawValue: name) else {
      return fail("<\(name.prefix(40))> is no element of a property list", offset)
    }
    started(element, at: offset)
  }

  mutating func started(_ element: PlistElement, at offset: Int) {
    if let refusal = refusal(of: element) { return fail(refusal, offset) }
    if element.isContainer {
      var container = Container(element: element, offset: offset)
      if element == .dict { container.entries.reserveCapacity(usualCounts[containers.count]) }
      containers.append(container)
    } else {
      leaf = Leaf(element: element, offset: offset)
      text.removeAll(keepingCapacity: true)
    }
  }

  /// A scalar or a key with all of its text.
  mutating func leafFound(
    _ element: PlistElement, _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) {
    if let refusal = refusal(of: element) { return fail(refusal, offset) }
    finish(Leaf(element: element, offset: offset), bytes)
  }

  mutating func elementEnded(at offset: Int) {
    guard fault == nil else { return }
    if let leaf {
      self.leaf = nil
      let text = standIns?.restored(text) ?? text
      text.withUnsafeBufferPointer { finish(leaf, $0) }
    } else if let container = containers.popLast() {
      finish(container, at: offset)
    }
  }

  mutating func textFound(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard fault == nil else { return }
    if leaf?.element.holdsText == true {
      text.append(contentsOf: bytes)
    } else if let index = bytes.firstIndex(where: { !PlistScalar.isSpace($0) }) {
      fail("text stands here, where only elements may stand", offset + index)
    }
  }

  mutating func fail(_ message: String, _ offset: Int, openedAt: Int? = nil) {
    if fault == nil { fault = PlistFault(message, at: offset, openedAt: openedAt) }
  }

  /// The container that the reader is in.
  var openContainer: PlistElement? { containers.last?.element }

  /// The element that the reader is in, for what goes wrong there.
  var open: (tag: String, offset: Int)? {
    leaf.map { ($0.element.tag, $0.offset) } ?? containers.last.map { ($0.element.tag, $0.offset) }
  }
}

extension XMLPlistBuilder {
  /// Why an element may not stand here.
  private func refusal(of element: PlistElement) -> String? {
    if let leaf {
      return "\(element.tag) stands inside \(leaf.element.tag), which holds no elements"
    }
    guard let top = containers.indices.last else {
      return element == .plist ? nil : "the root is \(element.tag); expected <plist>"
    }
    if element.isContainer, top >= PropertyList.depthLimit {
      return "the list is nested deeper than \(PropertyList.depthLimit) levels"
    }
    switch (containers[top].element, element) {
    case (_, .plist): return "<plist> stands inside another element"
    case (.dict, _): return refusal(of: element, after: containers[top].key)
    case (_, .key): return "<key> stands outside a dictionary"
    case (.plist, _) where !containers[top].nodes.isEmpty:
      return "<plist> holds a second value; one is all it may hold"
    default: return nil
    }
  }

  private func refusal(of element: PlistElement, after key: PlistKey?) -> String? {
    switch (key, element == .key) {
    case (.some(let key), true): "the key \(quoted(key.text)) has no value: another key follows"
    case (nil, false): "\(element.tag) stands in a dictionary without a key before it"
    case (.some, false), (nil, true): nil
    }
  }

  private mutating func finish(_ container: Container, at offset: Int) {
    switch container.element {
    case .plist where container.nodes.isEmpty: fail("<plist> holds no value", container.offset)
    case .plist: root = container.nodes.first
    case .dict:
      if let key = container.key {
        return fail("the key \(quoted(key.text)) has no value", key.offset)
      }
      usualCounts[containers.count] = min(container.entries.count, 16)
      add(PlistNode(.dictionary(container.entries), at: container.offset))
    case .array: add(PlistNode(.array(container.nodes), at: container.offset))
    case .key, .string, .integer, .real, .date, .data, .yes, .no: break
    }
  }

  private mutating func finish(_ leaf: Leaf, _ bytes: UnsafeBufferPointer<UInt8>) {
    if leaf.element == .key {
      containers[containers.count - 1].key = PlistKey(keys.name(bytes), at: leaf.offset)
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let content = leaf.element.content(of: text) {
      add(PlistNode(content, at: leaf.offset))
    } else {
      fail("\(leaf.element.tag) holds \(quoted(text)), \(leaf.element.expectation)", leaf.offset)
    }
  }

  private mutating func add(_ node: PlistNode) {
    nodeCount += 1
    guard nodeCount <= PropertyList.nodeLimit else {
      return fail("the list holds more than \(PropertyList.nodeLimit) values", node.offset)
    }
    let top = containers.count - 1
    if let key = containers[top].key {
      containers[top].entries.append(PlistEntry(key: key, value: node))
      containers[top].key = nil
    } else {
      containers[top].nodes.append(node)
    }
  }
}

extension PlistElement {
  /// What the text of a scalar element stands for; nil where it is malformed.
  fileprivate func content(of text: String) -> PlistNode.Content? {
    switch self {
    case .string: .string(text)
    case .integer: PlistScalar.integer(text)
    case .real: PlistScalar.real(text).map(PlistNode.Content.real)
    case .date: PlistScalar.date(text).map(PlistNode.Content.date)
    case .data: PlistScalar.data(text).map(PlistNode.Content.data)
    case .yes: .boolean(true)
    case .no: .boolean(false)
    case .plist, .dict, .array, .key: nil
    }
  }

  /// What a malformed text should have been.
  fileprivate var expectation: String {
    switch self {
    case .integer: "which is no whole number of 64 bits"
    case .real: "which is no number"
    case .date: "which is no date such as 2001-01-01T00:00:00Z"
    case .data: "which is no Base64"
    case .plist, .dict, .array, .key, .string, .yes, .no: "which is not understood"
    }
  }
}
