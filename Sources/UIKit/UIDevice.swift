/// The phone that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// The kind of device, not the model's name. [documented]
  open var model: String { "iPhone" }
  open var localizedModel: String { model }
  /// Since iOS 16 no more than the model, whatever a person calls the device. [documented]
  open var name: String { model }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "\(PhoneEnvironment.shared.current.ios)" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isMultitaskingSupported: Bool { true }
  /// The same one for every app: the phone knows no vendors.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
