// swift-tools-version: 6.2
import PackageDescription

/// Every warning is an error, in every target, from the first line on.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A Swift target of `Sources/`, with the only modules it may import.
func module(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// An app of the built-in Home Screen: a delegate on `UIKit`, as its author would have written it.
func sample(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit"], path: "Sources/Samples/\(name)", swiftSettings: strict)
}

/// An executable that only tests start.
func testApp(_ name: String, _ imports: [Target.Dependency], mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name, dependencies: imports, path: "Tests/Apps/\(name)",
    swiftSettings: strict + [.swiftLanguageMode(mode)])
}

/// An app's delegate as its author wrote it, warnings and all. Tests choose its quick action.
func delegate(_ name: String, mode: SwiftLanguageMode) -> Target {
  .executableTarget(
    name: name, dependencies: ["UIKit"], path: "Tests/Apps/Delegates/\(name)",
    exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(mode)])
}

/// The tests of one module. Fixtures are read where they lie.
func tests(_ name: String, _ imports: [Target.Dependency] = [], fixtures: [String] = []) -> Target {
  .testTarget(name: name, dependencies: imports, exclude: fixtures, swiftSettings: strict)
}

let package = Package(
  name: "homepress",
  products: [
    .executable(name: "homepress", targets: ["homepress"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
  ],
  targets: [
    // What C libraries give. These are linked in whole: to find and bind them costs more at each start
    // than anything that homepress does itself.
    .systemLibrary(name: "CExpat", path: "Sources/CExpat"),
    .target(name: "CGlibc"),
    .target(name: "CLibpng"),
    .target(
      name: "CNcurses", dependencies: ["CGlibc"],
      linkerSettings: [.linkedLibrary(":libncursesw.a"), .linkedLibrary(":libtinfo.a")]),

    // The phone and what it is made of.
    module("QuickActions"),
    module("AppBundles", ["QuickActions", "CExpat", "CLibpng"]),
    module("Checks", ["AppBundles", "QuickActions"]),
    module("Phone", ["QuickActions"]),
    module("AppProtocol", ["QuickActions"]),
    module("AppHosting", ["AppProtocol", "QuickActions", "CGlibc"]),
    module("Packages", ["AppBundles", "AppHosting", "QuickActions", "CGlibc"]),

    // What is seen of it.
    module("Canvas", ["QuickActions", "CGlibc"]),
    module("HomeScreen", ["Phone", "QuickActions", "Canvas"]),
    module("Scenarios", ["Phone", "AppHosting", "AppProtocol", "QuickActions"]),
    module("Terminal", ["Canvas", "CNcurses"]),
    module(
      "Commands",
      [
        "Scenarios", "HomeScreen", "Phone", "AppHosting", "AppProtocol", "Checks", "AppBundles",
        "Packages", "Canvas", "QuickActions", "CGlibc",
      ]),
    // Only here the terminal is known. The samples that it starts are no dependencies: SwiftPM would
    // link their code, and all of Foundation, into the program.
    .executableTarget(
      name: "homepress", dependencies: ["Commands", "Terminal"], swiftSettings: strict),

    // What an app is written with, and the apps of the built-in Home Screen.
    module("UIKit", ["AppProtocol", "QuickActions"]),
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Sources/UIKitTesting",
      swiftSettings: strict),
    sample("AppSearch"),
    sample("AppSearchScenes"),
    sample("BigTimer"),
    sample("Mistakes"),
    sample("Notes"),

    // What tests share: folders and chance, frames as text files, where the products are, and what
    // drives the built program on a pseudo-terminal and reads its screen.
    .target(
      name: "TestMaterial", dependencies: ["CExpat"], path: "Tests/TestMaterial",
      swiftSettings: strict),
    .target(name: "Goldens", path: "Tests/Goldens", swiftSettings: strict),
    .target(name: "BuiltProducts", path: "Tests/BuiltProducts", swiftSettings: strict),
    .target(name: "PNGFixtures", path: "Tests/PNGFixtures", swiftSettings: strict),
    .target(
      name: "CVTerm", path: "Tests/CVTerm",
      linkerSettings: [.linkedLibrary("vterm"), .linkedLibrary("util")]),
    .target(
      name: "PseudoTerminals", dependencies: ["CVTerm"], path: "Tests/PseudoTerminals",
      swiftSettings: strict),

    tests("QuickActionsTests", ["QuickActions"]),
    tests(
      "PhoneTests", ["TestMaterial", "Phone", "QuickActions", "Goldens"], fixtures: ["Goldens"]),
    tests("AppBundlesTests", ["TestMaterial", "PNGFixtures", "AppBundles", "QuickActions"]),
    tests(
      "ChecksTests",
      [
        "TestMaterial", "Checks", "AppBundles", "Commands", "QuickActions", "Goldens",
        "PNGFixtures",
      ],
      fixtures: ["Goldens"]),
    tests("PackagesTests", ["Packages", "AppBundles", "QuickActions"]),
    tests("CanvasTests", ["Canvas", "TestMaterial"]),
    tests(
      "HomeScreenTests",
      ["TestMaterial", "HomeScreen", "Phone", "QuickActions", "Canvas", "Goldens"],
      fixtures: ["Goldens"]),
    tests("TerminalTests", ["Terminal", "Canvas", "PseudoTerminals"]),
    tests(
      "CommandsTests",
      [
        "TestMaterial", "Commands", "Scenarios", "HomeScreen", "Phone", "AppBundles", "Canvas",
        "QuickActions", "Goldens",
      ],
      fixtures: ["Fixtures", "Goldens", "Scenarios/Goldens"]),
    tests(
      "EndToEndTests", ["TestMaterial", "PseudoTerminals", "BuiltProducts", "Goldens"],
      fixtures: ["Goldens"]),
    tests("TidyTests"),
    tests("AppProtocolTests", ["TestMaterial", "AppProtocol", "QuickActions"]),
    tests(
      "AppHostingTests",
      ["AppHosting", "AppProtocol", "QuickActions", "CGlibc", "BuiltProducts"]),
    tests(
      "ScenariosTests",
      [
        "TestMaterial", "Scenarios", "AppHosting", "AppBundles", "Phone", "QuickActions",
        "BuiltProducts", "Goldens",
      ],
      fixtures: ["Goldens"]),
    tests("UIKitTests", ["UIKit", "_Testing_UIKit", "QuickActions"]),
    // Older app code has to compile too, so this one is Swift 5.
    testApp("ConformanceApp", ["UIKit"], mode: .v5),
    testApp("ItemKeeper", ["Scenarios", "Phone", "QuickActions"], mode: .v6),
    testApp("LoneHost", ["AppHosting", "QuickActions"], mode: .v6),

    // What authors of apps write: five app delegates, five scene delegates, five with faults.
    delegate("AsyncPerform", mode: .v6),
    delegate("HandledAtLaunch", mode: .v5),
    delegate("NotificationPoster", mode: .v5),
    delegate("PlainPerform", mode: .v6),
    delegate("SavedUntilActive", mode: .v5),
    delegate("AsyncScene", mode: .v6),
    delegate("SceneByCode", mode: .v6),
    delegate("SceneRouter", mode: .v5),
    delegate("SceneTargets", mode: .v6),
    delegate("SceneTemplate", mode: .v5),
    delegate("LostWhenCold", mode: .v5),
    delegate("NeverCleared", mode: .v5),
    delegate("OffTheMainThread", mode: .v5),
    delegate("OnlyInAppDelegate", mode: .v6),
    delegate("TwiceOnLaunch", mode: .v5),
  ],
  swiftLanguageModes: [.v6]
)
