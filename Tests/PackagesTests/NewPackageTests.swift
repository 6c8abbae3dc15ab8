import AppBundles
import Packages
import QuickActions
import Testing

@Suite struct NewPackageTests {
  private func package(_ name: String, scenes: Bool = false) throws -> NewPackage {
    NewPackage(
      name: name, module: try ModuleName(for: name, besideThoseOf: ""), hasScenes: scenes,
      homepress: "/a \"place\"/homepress")
  }

  @Test(arguments: [("tasks", "Tasks"), ("my-app 2", "MyApp2"), ("Ünder_way", "Nder_way")])
  func aNameIsMadeOneOfAModule(name: String, module: String) throws {
    #expect(try ModuleName(for: name, besideThoseOf: "").description == module)
  }

  @Test(arguments: [
    ("", NameFault.noLetter), ("12", .noLetter), ("日記", .noLetter), ("phone", .taken("Phone")),
    ("homepress", .taken("Homepress")), ("foundation", .taken("Foundation")),
    (String(repeating: "a", count: 101), .tooLong),
  ])
  func aNameThatCannotBeOneIsRefused(name: String, fault: NameFault) {
    #expect(throws: fault) { try ModuleName(for: name, besideThoseOf: #"module("Phone")"#) }
  }

  @Test(arguments: [false, true])
  func itsPropertyListHoldsTwoItems(scenes: Bool) throws {
    let folder = try TemporaryFolder()
    try write(package("Q & <A>", scenes: scenes).files, intoEmpty: folder.path)
    let app = try AppBundle.read(path: folder.path)
    #expect(app.description.name == "Q & <A>")
    #expect(app.description.bundleIdentifier == "org.example.qa")
    #expect(app.description.droppedItems.isEmpty)
    let items = app.description.staticItems(on: IOSVersion(18, 0), in: ["en"])
    #expect(items.map(\.type) == ["org.example.qa.new", "org.example.qa.show"])
    #expect((app.propertyList.root["UIApplicationSceneManifest"] != nil) == scenes)
  }

  @Test func itsCodeIsOfTheLifeCycleThatWasAskedFor() throws {
    let plain = try package("App").files
    #expect(plain["Sources/App/SceneDelegate.swift"] == nil)
    #expect(plain["Sources/App/AppDelegate.swift"]?.contains("performActionFor") == true)
    let scenes = try package("App", scenes: true).files
    #expect(scenes["Sources/App/SceneDelegate.swift"]?.contains("performActionFor") == true)
    #expect(scenes["Sources/App/AppDelegate.swift"]?.contains("performActionFor") == false)
    #expect(scenes["Package.swift"]?.contains(#"path: "/a \"place\"/homepress""#) == true)
  }

  @Test func aFolderWithSomethingInItIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "notes.txt")
    let error = #expect(throws: Diagnostic.self) {
      try write(package("App").files, intoEmpty: folder.path)
    }
    #expect(error?.message == "the folder is not empty: notes.txt is in it")
    let file = #expect(throws: Diagnostic.self) {
      try write(package("App").files, intoEmpty: folder.path + "/notes.txt")
    }
    #expect(file?.message == "there is a file of this name")
  }
}
