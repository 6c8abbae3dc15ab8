import AppBundles
import Glibc
import PNGFixtures
import QuickActions
import TestMaterial
import Testing

private func icon(named name: String, in folder: String) -> IconFile {
  var search = IconSearch()
  return search.find(named: name, in: folder)
}

/// Where the image of `UIApplicationShortcutItemIconFile` is looked for.
@Suite struct IconFileTests {
  private func images(_ file: IconFile) throws -> [IconImage] {
    guard case .found(let images) = file else {
      Issue.record("\(file)")
      return []
    }
    return images
  }

  // MARK: In an app

  @Test func allScalesOfAnImageAreFoundWithTheirSizes() throws {
    let folder = try TemporaryFolder()
    try folder.write(PNGFixture.square(35).bytes, to: "Notes.app/pen.png")
    try folder.write(PNGFixture.square(70).bytes, to: "Notes.app/pen@2x.png")
    try folder.write(PNGFixture.square(100).bytes, to: "Notes.app/pen@3x~iphone.png")
    let found = try images(icon(named: "pen", in: folder.path + "/Notes.app"))
    #expect(found.map(\.scale) == [1, 2, 3])
    #expect(found.map(\.header?.width) == [35, 70, 100])
    #expect(found.map(\.hasExpectedShape) == [true, true, false])
    #expect(
      try icon(named: "pen.png", in: folder.path + "/Notes.app").largest?.decoded().width
        == 100)
  }

  @Test func aNameWithItsScaleIsThatFileAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(PNGFixture.square(105).bytes, to: "Notes.app/pen@3x.png")
    let app = folder.path + "/Notes.app"
    #expect(try images(icon(named: "pen@3x.png", in: app)).map(\.scale) == [3])
    #expect(icon(named: "pen@2x.png", in: app) == .missing(near: nil))
  }

  @Test func aDifferenceOfCaseIsNoFindButAHint() throws {
    let folder = try TemporaryFolder()
    try folder.write(PNGFixture.square(70).bytes, to: "Notes.app/Pen@2x.png")
    #expect(
      icon(named: "pen", in: folder.path + "/Notes.app")
        == .missing(near: .otherCase("Pen@2x.png")))
  }

  @Test func anEndingThatMustBeWrittenIsAHint() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Notes.app/pen.jpg")
    let app = folder.path + "/Notes.app"
    #expect(icon(named: "pen", in: app) == .missing(near: .otherEnding("pen.jpg")))
    #expect(try images(icon(named: "pen.jpg", in: app)).map(\.kind) == [.other])
  }

  @Test func anAppWithACompiledCatalogueCannotBeChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write("BOMStore", to: "Notes.app/Assets.car")
    let app = folder.path + "/Notes.app"
    #expect(icon(named: "pen", in: app) == .notCheckable(.compiledCatalogue))
    try folder.write(PNGFixture.square(35).bytes, to: "Notes.app/pen.png")
    #expect(try images(icon(named: "pen", in: app)).count == 1)
  }

  @Test func foldersOfAnAppAreNotLookedInto() throws {
    let folder = try TemporaryFolder()
    try folder.write(PNGFixture.square(35).bytes, to: "Notes.app/Images/pen.png")
    #expect(icon(named: "pen", in: folder.path + "/Notes.app") == .missing(near: nil))
  }

  @Test(arguments: ["", ".png", "../pen", "/etc/passwd", "a/b", "@2x", "e\u{301}"])
  func anOddNameIsMissing(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(PNGFixture.square(35).bytes, to: "pen.png")
    #expect(icon(named: name, in: folder.path) == .missing(near: nil))
  }

  // MARK: In a source tree

  private func project(_ set: String, _ contents: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/Supporting Files/Info.plist")
    try folder.write(contents, to: "App/Assets.xcassets/\(set)/Contents.json")
    return folder
  }

  private func find(_ name: String, in folder: borrowing TemporaryFolder) -> IconFile {
    icon(named: name, in: folder.path + "/App/Supporting Files")
  }

  @Test func anImageSetOfTheProjectIsFound() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "b.png", "scale": "2x"},
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x", "appearances": [{}]},
        {"idiom": "ipad", "filename": "pad.png", "scale": "1x"},
        {"idiom": "universal", "scale": "3x"}
      ], "info": {"author": "xcode", "version": 1}}
      """
    let folder = try project("pen.imageset", contents)
    for name in ["a", "b", "dark", "pad"] {
      try folder.write(
        PNGFixture.square(70).bytes, to: "App/Assets.xcassets/pen.imageset/\(name).png")
    }
    let found = try images(find("pen", in: folder))
    #expect(found.map { $0.path.split(separator: "/").last } == ["a.png", "b.png"])
    #expect(found.map(\.hasExpectedShape) == [false, true])
    #expect(find("Pen", in: folder) == .missing(near: .otherCase("pen")))
    // The files of a set are no images by their own names.
    #expect(find("a", in: folder) == .missing(near: nil))
  }

  @Test func aSetWithoutAnImageSaysSo() throws {
    let folder = try project("pen.imageset", #"{"images": [{"filename": "../../x.png"}, {}]}"#)
    guard case .missing(.emptySet) = find("pen", in: folder) else {
      Issue.record("\(find("pen", in: folder))")
      return
    }
  }

  @Test func aSetWhoseContentsAreBrokenHasTheImagesThatLieThere() throws {
    let folder = try project("pen.imageset", "{\"images\": [")
    try folder.write(PNGFixture.square(70).bytes, to: "App/Assets.xcassets/pen.imageset/x.png")
    #expect(try images(find("pen", in: folder)).map(\.scale) == [nil])
  }

  @Test func aSymbolOfTheAppsOwnIsFound() throws {
    let folder = try project("pen.symbolset", #"{"symbols": [{"filename": "pen.svg"}]}"#)
    try folder.write("<svg/>", to: "App/Assets.xcassets/pen.symbolset/pen.svg")
    #expect(try images(find("pen", in: folder)).map(\.kind) == [.vector])
  }

  @Test func aSetInAGroupIsFoundWithAndWithoutTheGroupsName() throws {
    let folder = try project("Menu/pen.imageset", #"{"images": [{"filename": "pen.pdf"}]}"#)
    try folder.write("%PDF", to: "App/Assets.xcassets/Menu/pen.imageset/pen.pdf")
    #expect(try images(find("pen", in: folder)).count == 1)
    #expect(try images(find("Menu/pen", in: folder)).count == 1)
  }

  @Test func aFileAnywhereInTheProjectIsFoundButNotInWhatToolsMade() throws {
    let folder = try project("other.imageset", "{}")
    try folder.write(PNGFixture.square(105).bytes, to: "App/Pictures/Deep/pen@3x.png")
    try folder.write(PNGFixture.square(105).bytes, to: "Pods/Kit/ink.png")
    #expect(try images(find("pen", in: folder)).map(\.hasExpectedShape) == [true])
    #expect(find("ink", in: folder) == .missing(near: nil))
  }

  @Test func linksAreNotFollowed() throws {
    let folder = try project("other.imageset", "{}")
    symlink("..", folder.path + "/App/loop")
    symlink("/etc/hostname", folder.path + "/App/pen.png")
    #expect(find("pen", in: folder) == .missing(near: nil))
  }

  @Test func aSearchRemembersWhatItHasSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write(PNGFixture.square(35).bytes, to: "pen.png")
    var search = IconSearch()
    #expect(try images(search.find(named: "pen", in: folder.path)).count == 1)
    try folder.write(PNGFixture.square(35).bytes, to: "ink.png")
    #expect(search.find(named: "ink", in: folder.path) == .missing(near: nil))
  }
}
