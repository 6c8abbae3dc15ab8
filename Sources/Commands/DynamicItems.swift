import AppBundles
import FoundationEssentials
import QuickActions

/// Why a file of dynamic items cannot be used.
struct DynamicItemsError: Error, Hashable, Sendable, CustomStringConvertible {
  var file: String
  var message: String

  var description: String { "\(file): \(message)" }
}

/// The largest file of dynamic items, in bytes: iOS stores ten items of an app. [undocumented]
private let dynamicFileLimit = 4 << 20

/// The items of a `--dynamic` file, a JSON list of objects with the keys of a menu's row.
func dynamicItems(in file: String?) throws(DynamicItemsError) -> [ShortcutItem] {
  guard let file else { return [] }
  let bytes: [UInt8]
  do {
    bytes = try FileBytes(path: file).bytes
  } catch {
    throw DynamicItemsError(file: file, message: error.description)
  }
  do {
    return try dynamicItems(from: bytes)
  } catch {
    throw DynamicItemsError(file: file, message: error.message)
  }
}

private func dynamicItems(from bytes: [UInt8]) throws(ElementFault) -> [ShortcutItem] {
  guard bytes.count <= dynamicFileLimit else {
    throw ElementFault("it is larger than \(dynamicFileLimit >> 20) MiB, the most that is read")
  }
  guard JSONValue.depth(of: bytes) <= PropertyList.depthLimit else {
    throw ElementFault("it is nested deeper than \(PropertyList.depthLimit) levels")
  }
  guard case .array(let elements) = try JSONValue.decoded(bytes) else {
    throw ElementFault("expected a list of objects, [{\"type\": …, \"title\": …}]")
  }
  var items: [ShortcutItem] = []
  for (index, element) in elements.enumerated() {
    do {
      items.append(try ShortcutItem(element))
    } catch {
      throw ElementFault("element \(index + 1): \(error.message)")
    }
  }
  return items
}
