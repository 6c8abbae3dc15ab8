import Checks
import Testing

/// What an app's code has to do with its set.
@Suite struct CodeRuleTests {
  private func manifest(_ content: String) -> String {
    "<key>UIApplicationSceneManifest</key>\n\(content)"
  }

  private func scenes(_ configuration: String) -> String {
    """
    <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>\
    <array><dict>\(configuration)</dict></array></dict></dict>
    """
  }

  @Test func anAppWithScenesGetsItsActionsElsewhere() throws {
    let delegate = "<key>UISceneDelegateClassName</key><string>S</string>"
    let found = try lines(
      of: .sceneManifest, in: set(item(), also: manifest(scenes(delegate))))
    #expect(
      found == [
        "note at <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key><string>S</string></dict></array></dict></dict>: the app has scenes, so actions go to the scene delegate and never to "
          + "the app delegate | implement windowScene(_:performActionFor:completionHandler:), and "
          + "read connectionOptions.shortcutItem in scene(_:willConnectTo:options:)"
      ])
    #expect(try lines(of: .sceneManifest, in: set(also: manifest(scenes(delegate)))) == [])
  }

  @Test func aSceneWithoutADelegateLosesItsActions() throws {
    let found = try lines(of: .sceneManifest, in: set(item(), also: manifest(scenes(""))))
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "warning at <dict></dict></array></dict></dict>: this scene has no UISceneDelegateClassName"
      ) == true)
  }

  @Test func aManifestIsADictionary() throws {
    let found = try lines(of: .sceneManifest, in: set(item(), also: manifest("<true/>")))
    #expect(
      found == [
        "warning at <true/>: UIApplicationSceneManifest is a boolean, not a dictionary "
          + "| write a <dict>, or take the key out"
      ])
  }

  @Test func typesAndHandlersAreMatchedBothWays() throws {
    let code = Circumstances(handlers: ["New", "open", "UIApplicationShortcutItemType"])
    let list = set(item(), item(type: "<string>open</string>"))
    #expect(
      try lines(of: .handlerUnmatched, in: list, code) == [
        "item 0 error at <string>new</string>: no handler takes the type \"new\" "
          + "| handle it; \"New\" is nearest"
      ])
    #expect(
      try lines(of: .handlerUnused, in: list, code) == [
        "warning at <array>: the handler of \"New\" takes no item | write \"new\"",
        "warning at <array>: the handler of \"UIApplicationShortcutItemType\" takes no item "
          + "| compare with the key's value, not its name",
      ])
    let all = Circumstances(handlers: ["new", "open"])
    #expect(try lines(of: .handlerUnmatched, in: list, all) == [])
    #expect(try lines(of: .handlerUnused, in: list, all) == [])
  }
}
