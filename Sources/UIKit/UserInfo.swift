internal import QuickActions

/// An item's user info, between the objects of the app's code and the values of a property list.
enum UserInfo {
  static func objects(_ values: [String: PropertyValue]) -> [String: any NSSecureCoding]? {
    values.isEmpty ? nil : values.mapValues(object)
  }

  /// A value that no property list can hold ends the app, as on iOS. [documented]
  static func propertyList(_ objects: [String: any NSSecureCoding]?) -> [String: PropertyValue] {
    (objects ?? [:]).mapValues(value)
  }

  /// Foundation's own classes, as on iOS: they cast to `String`, `Int` and the like.
  private static func object(_ value: PropertyValue) -> any NSSecureCoding {
    switch value {
    case .string(let text): NSString(string: text)
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .boolean(let flag): NSNumber(value: flag)
    case .date(let seconds): NSDate(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): NSData(data: Data(bytes))
    case .array(let values): NSArray(array: values.map(object))
    case .dictionary(let values): NSDictionary(dictionary: values.mapValues(object))
    }
  }

  private static func value(_ object: Any) -> PropertyValue {
    switch object {
    case let text as String: return .string(text)
    case let number as NSNumber: return value(number)
    case let date as Date: return .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: return .data(Array(data))
    case let array as [Any]: return .array(array.map(value))
    case let dictionary as [String: Any]: return .dictionary(dictionary.mapValues(value))
    default: fatalError("userInfo cannot hold \(type(of: object)): not a property list value")
    }
  }

  /// The type code is what is left of the type that a number was made from; C's char stands for Bool.
  private static func value(_ number: NSNumber) -> PropertyValue {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): .real(number.doubleValue)
    default: .integer(number.int64Value)
    }
  }
}
