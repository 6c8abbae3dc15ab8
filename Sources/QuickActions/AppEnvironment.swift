/// What an app can learn of the phone that it runs on.
package struct AppEnvironment: Hashable, Sendable {
  package var model: DeviceModel
  package var ios: IOSVersion
  /// The preferred ones, first choice first.
  package var languages: [String]
  /// `UITraitCollection.forceTouchCapability` is *available*.
  package var hasForceTouch: Bool

  package init(
    model: DeviceModel = .iPhoneXS, ios: IOSVersion = IOSVersion(18), languages: [String] = ["en"],
    hasForceTouch: Bool = true
  ) {
    self.model = model
    self.ios = ios
    self.languages = languages
    self.hasForceTouch = hasForceTouch
  }
}
