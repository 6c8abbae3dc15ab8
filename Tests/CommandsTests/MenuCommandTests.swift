import Canvas
import Commands
import FoundationEssentials
import QuickActions
import TestMaterial
import Testing

private func menu(_ words: String...) -> Outcome {
  outcome(of: ["menu"] + words)
}

@Suite struct MenuCommandTests {
  @Test func theJSONHasTheKeysOfTheContractInTheirOrder() {
    let result = menu(
      Repository.fixture("Reader.app"), "--json", "--dynamic", Repository.fixture("reader.json"),
      "--device",
      "iphone-6s", "--ios", "12.4", "--icon-at", "6,4", "--language", "de")
    #expect(result.status == .success)
    #expect(result.diagnostics == "")
    #expect(result.output == expectedJSON)
  }

  @Test func theTextShowsTheRowsAndSaysWhatIsMissing() {
    let result = menu(
      Repository.fixture("Reader.app"), "--dynamic", Repository.fixture("reader.json"), "--device",
      "iphone-6s", "--ios",
      "12.4")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Reader on iPhone 6s, iOS 12.4, 3D Touch")
    #expect(lines.contains { $0.hasPrefix("│ ⚑  Read on\u{FFFD} ") })
    #expect(lines.contains("Skipped: the item of type \"blank\", since its title is empty."))
    #expect(
      lines.contains {
        $0.hasPrefix("Left out: UIApplicationShortcutItemType is an integer, not a string, ")
          && $0.hasSuffix("/Reader.app/Info.plist:24:7 [type-not-string]")
      })
    #expect(
      lines.contains(
        "Hidden: \"Fifth\" (dynamic), since a menu shows 4 items of an app at most."))
  }

  @Test func staticAndDynamicItemsAreShownInTheLanguageThatTheAppHas() throws {
    let words = ["--json", "--dynamic", Repository.fixture("reader.json"), "--language"]
    let german = outcome(of: ["menu", Repository.fixture("Spoken.app")] + words + ["ca,de-CH,en"])
    #expect(german.diagnostics == "")
    let broken = outcome(of: ["menu", Repository.fixture("Spoken.app")] + words + ["fr"])
    #expect(broken.diagnostics.contains("fr.lproj/InfoPlist.strings:2:1: error: "))
    let json = try JSONDecoder().decode(Shown.self, from: Data(german.output.utf8))
    #expect(json.language == "ca")
    #expect(json.rows.map(\.title).prefix(4) == ["Neue Notiz", "Search", "Second", "Dritte"])
    #expect(json.rows[1].subtitle == "In allen Notizen")
    let french = outcome(of: ["menu", Repository.fixture("Spoken.app"), "--language", "fr"])
    #expect(french.output.contains("New Note") && french.output.contains("Not in German"))
    #expect(french.status == .success)
  }

  @Test func aBuiltInSampleGoesByItsName() {
    #expect(menu("Notes.app").output.hasPrefix("Notes on "))
    let mistyped = menu("Nots.app")
    #expect(mistyped.status == .unable)
    #expect(
      mistyped.diagnostics.hasPrefix(
        "Nots.app: error: there is no such file or folder; did you mean Notes.app?"))
    let near = Repository.fixture("Raeder.app")
    #expect(menu(near).diagnostics.contains("did you mean \(Repository.fixture("Reader.app"))?"))
  }

  @Test func foreignTextNeverReachesTheTerminalRaw() {
    for words in [[], ["--json"]] {
      let result = outcome(
        of: [
          "menu", Repository.fixture("Reader.app"), "--dynamic", Repository.fixture("reader.json"),
        ] + words)
      #expect(result.status == .success)
      #expect(!(result.output + result.diagnostics).unicodeScalars.contains("\u{1B}"))
      #expect(!(result.output + result.diagnostics).unicodeScalars.contains("\u{202E}"))
    }
    let named = menu("/no/\u{1B}]0;x\u{7}\u{202E}.plist")
    #expect(named.diagnostics.hasPrefix("/no/\u{FFFD}]0;x\u{FFFD}\u{FFFD}.plist: error: "))
  }

  @Test func anUnreadableAppIsOneDiagnosticAndExitStatusTwo() {
    let result = menu(Repository.fixture("reader.json"))
    #expect(result.status == .unable)
    #expect(result.output == "")
    #expect(result.diagnostics.contains("[plist-unreadable]\n  fix: write it as XML"))
    #expect(result.diagnostics.contains("reader.json:1:1: error: "))
  }

  @Test func withoutAMenuTheReasonIsSaid() {
    let old = menu(Repository.fixture("Plain.app"), "--device", "iphone-6s", "--ios", "12.4")
    #expect(old.output.contains("No menu opens: before iOS 13, an icon without items"))
    let flat = menu(Repository.fixture("Reader.app"), "--device", "iphone-xr", "--ios", "12.4")
    #expect(flat.output.contains("No menu opens: before iOS 13 it takes 3D Touch"))
  }

  @Test func aMenuIsPrintedAsTheHomeScreenDrawsIt() {
    #expect(
      menu(Repository.fixture("Plain.app"), "--icon-at", "6,4").output == """
        Plain on iPhone XS, iOS 18.0, 3D Touch

        ╭────────────────────────╮
        │ 3  Remove App        ⊖ │
        │ 2  Share App         ↥ │
        │ 1  Edit Home Screen  ▤ │
        ╰────────────────────────╯
                           ╭────╮
                     Plain │ Pl │
                           ╰────╯

        """)
  }

  @Test func itIsAllASCIIWhereThatIsAskedForOrAllThereIs() {
    let expected = """
      Plain on iPhone XS, iOS 18.0, 3D Touch

       +----+
       | Pl | Plain
       +----+
      +------------------------+
      | #  Edit Home Screen  1 |
      | ^  Share App         2 |
      | -  Remove App        3 |
      +------------------------+

      """
    #expect(menu(Repository.fixture("Plain.app"), "--ascii").output == expected)
    let plain = Page(isUTF8: false)
    #expect(outcome(of: ["menu", Repository.fixture("Plain.app")], on: plain).output == expected)
    let reader = [
      "menu", Repository.fixture("Reader.app"), "--dynamic", Repository.fixture("reader.json"),
    ]
    #expect(outcome(of: reader, on: plain).output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [0, 1, 12, 24, 40, 400])
  func thePictureFitsThePage(columns: Int) {
    let words = [
      "menu", Repository.fixture("Reader.app"), "--dynamic", Repository.fixture("reader.json"),
    ]
    let output = outcome(of: words, on: Page(columns: columns)).output
    let picture = output.split(separator: "\n\n", omittingEmptySubsequences: false)[1]
    let widest = picture.split(separator: "\n").map { displayWidth(String($0)) }.max() ?? 0
    #expect(widest > 0 && widest <= max(11, min(columns, 40)))
  }

  @Test func theFirstItemMayStandOnTopOfAMenuThatOpensUpward() throws {
    func numbers(_ words: String...) -> [Int] {
      outcome(of: ["menu", Repository.fixture("Plain.app"), "--icon-at", "6,1"] + words).output
        .split(separator: "\n").compactMap { line in
          line.split(separator: " ").dropLast().last.flatMap { Int($0) }
        }
    }
    #expect(numbers() == [3, 2, 1])
    #expect(numbers("--first-item", "near-icon") == [3, 2, 1])
    #expect(numbers("--first-item", "top") == [1, 2, 3])
  }

  @Test func whereNoMenuOpensNothingIsHidden() {
    let flat = menu(
      Repository.fixture("Reader.app"), "--device", "iphone-xr", "--ios", "12.4", "--dynamic",
      Repository.fixture("reader.json"))
    #expect(!flat.output.contains("Hidden: "))
    #expect(flat.output.contains("Skipped: "))
  }
}

/// What a test asks of the printed object.
private struct Shown: Decodable {
  struct Row: Decodable {
    var title: String
    var subtitle: String?
  }

  var language: String
  var rows: [Row]
}

private let expectedJSON = #"""
  {
    "app": {
      "bundleIdentifier": "org.example.reader",
      "name": "Reader"
    },
    "device": {
      "model": "iphone-6s",
      "ios": "12.4",
      "press": "3d-touch"
    },
    "language": "de",
    "rows": [
      {
        "kind": "static",
        "type": "read",
        "title": "Read on\u202e",
        "subtitle": "\"Where\\you\nleft off\"",
        "icon": {
          "kind": "system",
          "name": "UIApplicationShortcutIconTypeBookmark"
        },
        "userInfo": {
          "blob": "AQID",
          "list": [
            1,
            2.5,
            true
          ],
          "since": "2001-01-02T00:00:00Z"
        }
      },
      {
        "kind": "dynamic",
        "type": "open",
        "title": "Second",
        "subtitle": "of \u001b[31mfive",
        "icon": {
          "kind": "file",
          "name": "book"
        },
        "userInfo": {
          "page": 12
        }
      },
      {
        "kind": "dynamic",
        "type": "open",
        "title": "Third",
        "subtitle": null,
        "icon": null,
        "userInfo": {}
      },
      {
        "kind": "dynamic",
        "type": "open",
        "title": "Fourth",
        "subtitle": null,
        "icon": null,
        "userInfo": {}
      },
      {
        "kind": "system",
        "action": "share",
        "title": "Share App"
      }
    ],
    "hidden": [
      {
        "kind": "dynamic",
        "type": "open",
        "title": "Fifth",
        "reason": "cap"
      }
    ],
    "dropped": [
      {
        "index": 1,
        "reason": "type-not-string"
      }
    ],
    "opens": "above",
    "iconSide": "right"
  }

  """#
