/// What `homepress icons` was asked.
package struct IconsOptions: Hashable, Sendable {
  package var isJSON: Bool
  package var isASCII: Bool

  init(_ arguments: Arguments, operands: [String]) throws(UsageError) {
    guard operands.isEmpty else {
      throw UsageError(
        "homepress icons takes no operand; found \(operands.count)", fix: "leave it out")
    }
    isJSON = arguments.has(.json)
    isASCII = arguments.has(.ascii)
  }
}
