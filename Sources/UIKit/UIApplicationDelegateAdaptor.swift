/// SwiftUI's way to an app delegate.
@available(
  *, unavailable,
  message: "there is no SwiftUI here: take the App away and write @main before the app delegate"
)
@propertyWrapper @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
  public var wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    fatalError("unavailable")
  }
}
