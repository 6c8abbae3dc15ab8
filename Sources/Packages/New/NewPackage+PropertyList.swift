import QuickActions

extension NewPackage {
  /// Two static items, as Xcode writes them.
  var propertyList: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>CFBundleIdentifier</key>
    	<string>\(bundleIdentifier)</string>
    	<key>CFBundleName</key>
    	<string>\(module)</string>
    	<key>CFBundleDisplayName</key>
    	<string>\(name.escapedForXML)</string>
    	<key>CFBundleExecutable</key>
    	<string>\(module)</string>
    	<key>CFBundlePackageType</key>
    	<string>APPL</string>
    	<key>CFBundleShortVersionString</key>
    	<string>1.0</string>
    \(hasScenes ? sceneManifest : "")\
    	<key>UIApplicationShortcutItems</key>
    	<array>
    \(item("new", "New Entry", "Write it down", icon: "Compose"))
    \(item("show", "All Entries", nil, icon: "Task"))
    	</array>
    </dict>
    </plist>

    """
  }

  private func item(_ type: String, _ title: String, _ subtitle: String?, icon: String) -> String {
    let second =
      subtitle.map {
        """

        \t\t\t<key>UIApplicationShortcutItemSubtitle</key>
        \t\t\t<string>\($0)</string>
        """
      } ?? ""
    return """
      \t\t<dict>
      \t\t\t<key>UIApplicationShortcutItemType</key>
      \t\t\t<string>\(bundleIdentifier).\(type)</string>
      \t\t\t<key>UIApplicationShortcutItemTitle</key>
      \t\t\t<string>\(title)</string>\(second)
      \t\t\t<key>UIApplicationShortcutItemIconType</key>
      \t\t\t<string>UIApplicationShortcutIconType\(icon)</string>
      \t\t</dict>
      """
  }

  private var sceneManifest: String {
    """
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIApplicationSupportsMultipleScenes</key>
    \t\t<false/>
    \t\t<key>UISceneConfigurations</key>
    \t\t<dict>
    \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
    \t\t\t<array>
    \t\t\t\t<dict>
    \t\t\t\t\t<key>UISceneConfigurationName</key>
    \t\t\t\t\t<string>Default Configuration</string>
    \t\t\t\t\t<key>UISceneDelegateClassName</key>
    \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    \t\t\t\t</dict>
    \t\t\t</array>
    \t\t</dict>
    \t</dict>

    """
  }
}
