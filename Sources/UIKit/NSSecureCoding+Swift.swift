// On iOS the compiler turns Swift's values into Foundation's objects where an object is asked for, so
// that `userInfo: ["id": "42" as NSSecureCoding]` compiles. Without Objective-C they have to be
// such objects themselves.

extension NSSecureCoding where Self: _ObjectiveCBridgeable, Self._ObjectiveCType: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public init?(coder: NSCoder) {
    guard let object = _ObjectiveCType(coder: coder) else { return nil }
    self = ._unconditionallyBridgeFromObjectiveC(object)
  }

  public func encode(with coder: NSCoder) {
    _bridgeToObjectiveC().encode(with: coder)
  }
}

extension String: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Int: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Double: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Bool: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Date: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Data: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Array: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Dictionary: @retroactive NSCoding, @retroactive NSSecureCoding {}
