import AppBundles
import QuickActions
import TestMaterial
import Testing

/// Which program of a Swift package is the app, and what is put together for it.
@Suite struct PackageAppTests {
  private typealias Executable = PackageContents.Executable

  private func contents(_ names: [String], withUIKit: Set<String> = []) -> PackageContents {
    PackageContents(
      name: "Pack",
      executables: names.map {
        Executable(
          product: $0, module: $0, folder: "Sources/\($0)", usesUIKit: withUIKit.contains($0))
      })
  }

  @Test func aDescriptionOfSwiftPMNamesTheExecutables() throws {
    let text = """
      note
      {"name": "Pack", "products": [
        {"name": "my-app", "targets": ["Lib", "my-app"], "type": {"executable": null}},
        {"name": "Lib", "targets": ["Lib"], "type": {"library": ["automatic"]}}],
       "targets": [
        {"name": "my-app", "c99name": "my_app", "path": "Code", "type": "executable",
         "product_dependencies": ["UIKit"]},
        {"name": "Lib", "path": "Sources/Lib", "type": "library"}]}
      """
    let contents = try #require(PackageContents(describedBy: Array(text.utf8)))
    #expect(
      contents.executables == [
        Executable(product: "my-app", module: "my_app", folder: "Code", usesUIKit: true)
      ])
    #expect(PackageContents(describedBy: Array("error: no manifest".utf8)) == nil)
    #expect(PackageContents(describedBy: Array(#"{"name": 3}"#.utf8)) == nil)
  }

  @Test(arguments: [
    ("Sources/App/Info.plist", true), ("Sources/App/Supporting/Info.plist", true),
    ("Info.plist", true), ("App/Info.plist", true), (".build/x/Info.plist", false),
    ("Packages/Other/Sources/Info.plist", false), ("Sources/App/List.plist", false),
  ])
  func itsPropertyListLiesAnywhereInThePackage(file: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Packages/Other/Package.swift")
    try folder.write(list(), to: file)
    let app = try PackageApp(in: contents(["App"]), at: folder.path)
    #expect(app.propertyList == (isFound ? "\(folder.path)/\(file)" : nil))
  }

  @Test func theListInTheSourcesIsTakenBeforeAnother() throws {
    let folder = try TemporaryFolder()
    let own = try folder.write(list(), to: "Sources/App/Deep/Info.plist")
    try folder.write(list(), to: "Info.plist")
    #expect(try PackageApp(in: contents(["App"]), at: folder.path).propertyList == own)
  }

  @Test func besideAToolTheAppIsWhatIsWrittenWithUIKit() throws {
    let folder = try TemporaryFolder()
    let list = try folder.write(list(), to: "Info.plist")
    let app = try PackageApp(
      in: contents(["Tool", "App"], withUIKit: ["App"]), at: folder.path)
    #expect(app.product == "App")
    #expect(app.propertyList == list)
  }

  @Test func ofSeveralProgramsTheOneWithAPropertyListIsTheApp() throws {
    let folder = try TemporaryFolder()
    try folder.write(list(), to: "Sources/Two/Info.plist")
    #expect(try PackageApp(in: contents(["One", "Two"]), at: folder.path).product == "Two")
    try folder.write(list(), to: "Sources/One/Info.plist")
    let error = #expect(throws: Diagnostic.self) {
      try PackageApp(in: contents(["One", "Two", "Three"]), at: folder.path)
    }
    #expect(
      error?.message == "any of 3 executables may be the app: One (with an Info.plist), "
        + "Two (with an Info.plist), Three")
  }

  @Test func aPackageWithoutAProgramIsNoApp() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: Diagnostic.self) {
      try PackageApp(in: contents([]), at: folder.path)
    }
    #expect(error?.message.contains("makes no executable") == true)
  }

  @Test func theBundleHasTheProgramTheLanguagesAndAListWithoutVariables() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write("#!/bin/sh\n", to: "built/App", mode: 0o755)
    try folder.write("", to: "Package.swift")
    try folder.write(list(title: "$(PRODUCT_NAME)"), to: "Sources/App/Info.plist")
    try folder.write("\"App\" = \"Anwendung\";", to: "Resources/de.lproj/InfoPlist.strings")
    let app = try PackageApp(in: contents(["App"]), at: folder.path)
    let bundle = try PackageBundle(app, executable: program)
    let started = try bundle.write(to: folder.path + "/out/App.app")
    #expect(started == folder.path + "/out/App.app/App")
    let read = try AppBundle.read(path: folder.path + "/out/App.app")
    #expect(read.executable == started)
    #expect(read.description == bundle.description)
    let german = read.description.staticItems(on: IOSVersion(18, 0), in: ["de"])
    #expect(german.map(\.localizedTitle) == ["Anwendung"])
    #expect(german.map(\.type) == ["org.example.app"])
  }

  @Test func aBundleIsAnotherOnceItsProgramOrItsListIs() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write("#!/bin/sh\n", to: "built/App", mode: 0o755)
    try folder.write(list(), to: "Info.plist")
    func bundle() throws -> PackageBundle {
      try PackageBundle(
        PackageApp(in: contents(["App"]), at: folder.path), executable: program)
    }
    let first = try bundle()
    #expect(try bundle() == first)
    try folder.write(list(title: "Other"), to: "Info.plist")
    let second = try bundle()
    #expect(second != first)
    try folder.write("#!/bin/sh\ntrue\n", to: "built/App", mode: 0o755)
    #expect(try bundle() != second)
    let path = folder.path + "/App.app"
    _ = try first.write(to: path)
    #expect(try second.write(to: path) == path + "/App")
  }

  @Test func withoutAPropertyListItIsAnAppWithoutStaticItems() throws {
    let folder = try TemporaryFolder()
    let program = try folder.write("#!/bin/sh\n", to: "built/App", mode: 0o755)
    let app = try PackageApp(in: contents(["App"]), at: folder.path)
    let bundle = try PackageBundle(app, executable: program)
    _ = try bundle.write(to: folder.path + "/App.app")
    let read = try AppBundle.read(path: folder.path + "/App.app")
    #expect(read.description == bundle.description)
    #expect(read.executable == folder.path + "/App.app/App")
  }

  @Test func aPackageIsReadWithoutBuildingIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("<plist><dict/></plist>", to: "Sources/App/Info.plist")
    #expect(try AppBundle.read(path: folder.path).description.name == "App")
    #expect(try shortcutSets(under: folder.path).count == 1)
  }

  private func list(title: String = "Title") -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>org.example.app</string>
    <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>org.example.app</string>
    <key>UIApplicationShortcutItemTitle</key><string>\(title)</string>
    </dict></array>
    </dict></plist>
    """
  }
}
