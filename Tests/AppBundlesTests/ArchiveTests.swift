import AppBundles
import QuickActions
import TestMaterial
import Testing

private let list = """
  <plist><dict><key>CFBundleName</key><string>Notes</string>
  <key>UIApplicationShortcutItems</key><array><dict>
  <key>UIApplicationShortcutItemType</key><string>new</string>
  <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array></dict></plist>
  """

private func title(_ bundle: AppBundle, _ language: String) -> String? {
  bundle.description.staticItems(on: IOSVersion(18), in: [language]).first?.localizedTitle
}

/// What is said of an archive that cannot be read.
private func complaint(_ bytes: [UInt8]) throws -> String? {
  let folder = try TemporaryFolder()
  let file = try folder.write(bytes, to: "Notes.ipa")
  do throws(Diagnostic) {
    _ = try AppBundle.read(path: file)
    return nil
  } catch {
    #expect(error.rule == "plist-unreadable")
    return error.message
  }
}

@Suite struct ArchiveTests {
  @Test func anAppIsReadFromItsArchiveWithItsLanguages() throws {
    let folder = try TemporaryFolder()
    var zip = StoredZip()
    zip.add("Payload/Zürich [1].app/Info.plist", list)
    zip.add("Payload/Zürich [1].app/de.lproj/InfoPlist.strings", "New = Neu;")
    zip.add("Payload/Zürich [1].app/fr.lproj/InfoPlist.strings", "New =")
    zip.add("Payload/Zürich [1].app/ja.lproj/infoPlist.strings", "New = Ja;")
    zip.add("Payload/Zürich [1].app/icon@2x.png", "not read")
    zip.add("Payload/Zürich [1].app/PlugIns/Share.appex/Info.plist", "<plist/>")
    let file = try folder.write(zip.bytes, to: "-Notes *.ipa")
    let bundle = try AppBundle.read(path: file)
    #expect(bundle.description.name == "Notes")
    #expect(bundle.executable == nil)
    #expect(bundle.directory == file + "/Payload/Zürich [1].app")
    #expect(title(bundle, "de") == "Neu")
    #expect(title(bundle, "fr") == "New")
    #expect(
      bundle.infoStrings.diagnostics.map(\.rule) == [
        "localization-unreadable", "localization-wrong-table",
      ])
    #expect(
      bundle.infoStrings.diagnostics.first?.place.description == file
        + "/Payload/Zürich [1].app/fr.lproj/InfoPlist.strings:1:6")
    #expect(try bundle.files.bytes(of: "icon@2x.png") == Array("not read".utf8))
    #expect(throws: FileFault.missing) { try bundle.files.bytes(of: "../Info.plist") }
    #expect(try shortcutSets(under: file).count == 1)
  }

  @Test func ofSeveralAppsOneHasToBeNamed() throws {
    var zip = StoredZip()
    zip.add("Payload/B.app/Info.plist", list)
    zip.add("Payload/A.app/Info.plist", list)
    let folder = try TemporaryFolder()
    let file = try folder.write(zip.bytes, to: "Two.ipa")
    #expect(
      try shortcutSets(under: file).map(\.path) == ["A", "B"].map { file + "/Payload/\($0).app" })
    #expect(try complaint(zip.bytes)?.hasPrefix("2 apps are in here: ") == true)
  }

  @Test func whatIsNoArchiveOfAnAppIsRefused() throws {
    #expect(try complaint([]) == "it is no zip archive, or holds no files")
    #expect(
      try complaint(Array("PK\u{3}\u{4} not really".utf8))
        == "it is no zip archive, or holds no files")
    var zip = StoredZip()
    zip.add("Notes.app/Info.plist", list)
    zip.add("Payload/../Notes.app/Info.plist", list)
    zip.add("/Payload/Notes.app/Info.plist", list)
    #expect(try complaint(zip.bytes) == "the archive holds no Payload/….app with an Info.plist")
  }

  @Test func aFileThatIsNotAsLongAsTheArchiveSaysIsRefused() throws {
    for size in [0, list.utf8.count - 1, list.utf8.count + 1, 1 << 29] {
      var zip = StoredZip()
      zip.add("Payload/A.app/Info.plist", Array(list.utf8), size: size)
      #expect(try complaint(zip.bytes) != nil)
    }
  }

  @Test func sizesThatNoNumberHoldsTogetherAreRefused() throws {
    var zip = StoredZip()
    zip.add("Payload/A.app/Info.plist", Array(list.utf8), size: .max - 1)
    zip.add("Payload/A.app/de.lproj/InfoPlist.strings", Array("a = b;".utf8), size: .max - 1)
    #expect(try complaint(zip.bytes) == "it is larger than 64 MiB, the most that is read")
  }

  @Test func anArchiveOfVeryManyAppsIsRefused() throws {
    var zip = StoredZip()
    for number in 0...100 { zip.add("Payload/\(number).app/Info.plist", list) }
    #expect(try complaint(zip.bytes) == "more than 100 apps are in the archive")
  }

  @Test func whatWasReadAheadIsNoLongerThanAFileMayBe() throws {
    var zip = StoredZip()
    zip.add("Payload/A.app/Info.plist", list)
    let folder = try TemporaryFolder()
    let bundle = try AppBundle.read(path: try folder.write(zip.bytes, to: "A.ipa"))
    #expect(throws: FileFault.tooLarge(limit: 10)) {
      try bundle.files.bytes(of: "Info.plist", limit: 10)
    }
  }

  @Test func linksAndEncryptedFilesAreNotRead() throws {
    var zip = StoredZip()
    zip.add("Payload/A.app/Info.plist", Array("/etc/passwd".utf8), mode: 0o120777)
    #expect(try complaint(zip.bytes) == "it is no zip archive, or holds no files")
    zip.add("Payload/B.app/Info.plist", Array(list.utf8), isEncrypted: true)
    #expect(try complaint(zip.bytes) == "it is no zip archive, or holds no files")
  }

  @Test func noPrefixOfAnArchiveHangsOrCrashes() throws {
    var zip = StoredZip()
    zip.add("Payload/A.app/Info.plist", list)
    let whole = zip.bytes
    for length in stride(from: 0, to: whole.count, by: 97) {
      #expect(try complaint(Array(whole[..<length])) != nil)
    }
  }

  @Test func anArchiveWhoseNameFitsAnotherIsReadItself() throws {
    let folder = try TemporaryFolder()
    var files: [String: String] = [:]
    for (name, title) in [("a1", "Other"), ("a[1]", "Own"), ("b\\c", "Slash")] {
      var zip = StoredZip()
      zip.add("Payload/A.app/Info.plist", list.replacing(">New<", with: ">\(title)<"))
      files[title] = try folder.write(zip.bytes, to: "z[1]/\(name).ipa")
    }
    for (title_, file) in files {
      #expect(title(try AppBundle.read(path: file), "en") == title_)
    }
  }

  @Test func whatDoesNotSayThatItIsAFileIsOne() throws {
    var zip = StoredZip()
    zip.add("./Payload/", [], mode: 0o600)
    zip.add("./Payload/A.app/Info.plist", Array(list.utf8), mode: 0o600)
    zip.add("./Payload/A.app/de.lproj/InfoPlist.strings", Array("New = Neu;".utf8), mode: 0)
    let folder = try TemporaryFolder()
    let bundle = try AppBundle.read(path: try folder.write(zip.bytes, to: "A.ipa"))
    #expect(title(bundle, "de") == "Neu")
  }

  @Test func anOddNameSpoilsItsOwnTableAlone() throws {
    var zip = StoredZip()
    zip.add("Payload/A.app/Info.plist", list)
    zip.add("Payload/A.app/x\u{1B}.lproj/InfoPlist.strings", "New = X;")
    zip.add("Payload/A.app/de.lproj/InfoPlist.strings", "New = Neu;")
    zip.add("Payload/A.app/fr.lproj/InfoPlist.strings", "New = Nouveau;")
    let folder = try TemporaryFolder()
    let bundle = try AppBundle.read(path: try folder.write(zip.bytes, to: "A.ipa"))
    #expect(title(bundle, "de") == "Neu")
    #expect(title(bundle, "fr") == "Nouveau")
    #expect(bundle.infoStrings.diagnostics.map(\.rule) == ["localization-unreadable"])
  }

  @Test func aListThatIsTooLargeIsNotUnpacked() throws {
    var zip = StoredZip()
    zip.add("Payload/A.app/Info.plist", Array(list.utf8), size: (64 << 20) + 1)
    #expect(try complaint(zip.bytes) == "it is larger than 64 MiB, the most that is read")
  }
}
