import QuickActions

/// A Swift package with a small app, for someone to change into their own.
package struct NewPackage: Hashable, Sendable {
  /// Under the icon.
  package var name: String
  package var module: ModuleName
  /// It has a scene delegate; else the app delegate does it all.
  package var hasScenes: Bool
  /// The folder of the homepress whose UIKit it is built with.
  package var homepress: String

  package init(name: String, module: ModuleName, hasScenes: Bool, homepress: String) {
    self.name = name
    self.module = module
    self.hasScenes = hasScenes
    self.homepress = homepress
  }

  /// The texts of its files, by path.
  package var files: [String: String] {
    var files = [
      ".gitignore": ".build/\n",
      "Package.swift": manifest,
      "Info.plist": propertyList,
      "README.md": readme,
      "Sources/\(module)/AppDelegate.swift": hasScenes
        ? Templates.appDelegateOfScenes : Templates.appDelegate,
      "Sources/\(module)/QuickAction.swift": Templates.quickAction,
      "Sources/\(module)/JournalViewController.swift": Templates.viewController,
      "Scenarios/new-entry.scenario": hasScenes
        ? Templates.scenarioOfScenes : Templates.scenario,
    ]
    if hasScenes { files["Sources/\(module)/SceneDelegate.swift"] = Templates.sceneDelegate }
    return files
  }

  var bundleIdentifier: String { "org.example.\(module.description.lowercased())" }
}

extension NewPackage {
  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(module)",
      dependencies: [
        // Where homepress is on this computer: its UIKit stands in for Apple's.
        .package(name: "homepress", path: \(homepress.debugDescription))
      ],
      targets: [
        .executableTarget(
          name: "\(module)", dependencies: [.product(name: "UIKit", package: "homepress")])
      ]
    )

    """
  }

  private var readme: String {
    """
    # \(name)

    An app with quick actions. Run it with `homepress` and this folder:

    ```sh
    homepress .
    ```

    Try this:

    1. Press `f` on the icon: the menu has the two actions of `Info.plist`.
    2. Choose *New Entry*. The trace shows the launch, and which method got the action.
    3. Go home with `H` and press `f` again: the entry is an action of its own, set in `QuickAction.swift`.
    4. Choose it while the app is in the background, and after `s` has closed it: the calls differ.
    5. Leave homepress running, change a title in `Info.plist` or a line of the code, and save: it is built and installed anew.
    6. `homepress check .` says what is wrong with the actions of `Info.plist`.
    7. `homepress play Scenarios` runs the tests in that folder, with this app and without a screen.

    """
  }
}
