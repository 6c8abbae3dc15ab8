/// Where in a JSON value one stands, as a chain that is only spelt out when there is an error.
indirect enum JSONPath: Sendable {
  case line
  case member(JSONPath, String)
  case element(JSONPath, Int)

  /// The steps from the outside in: `shortcutItems`, `[2]`, `type`.
  var steps: [String] {
    switch self {
    case .line: []
    case .member(let outer, let name): outer.steps + [name]
    case .element(let outer, let index): outer.steps + ["[\(index)]"]
    }
  }
}
