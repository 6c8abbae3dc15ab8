import AppBundles
import Canvas
import QuickActions

extension Arguments {
  /// The device and the release that it runs.
  func profile() throws(UsageError) -> DeviceProfile {
    let model = try choice(.device, as: DeviceModel.self) ?? DeviceProfile.standard.model
    var ios: IOSVersion?
    if let text = value(of: .ios) {
      guard let version = IOSVersion(text) else {
        throw UsageError(
          "--ios \(text) is no release of iOS; expected N or N.N",
          fix: "write --ios 18 or --ios 12.4")
      }
      ios = version
    }
    do {
      return try DeviceProfile(model: model, ios: ios)
    } catch {
      throw UsageError(error.description, fix: Arguments.fix(for: error))
    }
  }

  private static func fix(for impossible: ImpossibleDevice) -> String {
    let able = DeviceModel.allCases.filter {
      $0.supportedMajors.contains(impossible.ios.major)
    }
    let devices = able.map { "--device \($0.rawValue)" }.joined(separator: " or ")
    return able.isEmpty
      ? "take a release that it runs" : "with iOS \(impossible.ios.major) goes \(devices)"
  }

  func installSource() throws(UsageError) -> InstallSource {
    try choice(.installedFrom, as: InstallSource.self) ?? .appStore
  }

  func firstItem() throws(UsageError) -> MenuPlacement.FirstItem {
    try choice(.firstItem, as: MenuPlacement.FirstItem.self) ?? .standard
  }

  /// The folder that is asked for by name; nil where none is.
  func stateFolder() throws(UsageError) -> String? {
    guard let folder = value(of: .state) else { return nil }
    guard !folder.isEmpty else {
      throw UsageError("--state names no folder", fix: "write --state DIR")
    }
    return folder
  }

  func color() throws(UsageError) -> TerminalOptions.Color {
    try choice(.color, as: TerminalOptions.Color.self) ?? .auto
  }

  /// The languages in the order of preference.
  func languages() throws(UsageError) -> [String] {
    let text = value(of: .language) ?? "en"
    let tags = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard let wrong = tags.first(where: { !Language.isTag($0) }) else { return tags }
    throw UsageError(
      "--language holds \"\(wrong)\"; expected xx or xx-YY",
      fix: "write --language de or --language pt-BR,en")
  }

  func iconPosition() throws(UsageError) -> IconPosition {
    let text = value(of: .iconAt) ?? "1,1"
    if let position = IconPosition(text) { return position }
    throw UsageError(
      "--icon-at \(text) is no place on the grid; expected ROW,COLUMN, "
        + "1,1 to \(IconPosition.rows),\(IconPosition.columns)",
      fix: "write --icon-at 1,1")
  }

  func buildVariables() throws(UsageError) -> BuildVariables {
    var variables = BuildVariables()
    for definition in values(of: .define) {
      let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, BuildVariables.isName(parts[0]) else {
        throw UsageError(
          "--define \(definition) is no definition; expected NAME=VALUE",
          fix: "write --define PRODUCT_NAME=Notes")
      }
      variables.values[String(parts[0])] = String(parts[1])
    }
    return variables
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: Option, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(of: option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "\(option.flag) cannot be \"\(text)\"" + didYouMean(text, among: choices),
      fix: "expected one of: \(choices.joined(separator: ", "))")
  }
}
