import AppProtocol
import Canvas
import HomeScreen
import QuickActions

/// `homepress icons`: what may stand under `UIApplicationShortcutItemIconType`.
func runIcons(_ options: IconsOptions, on page: Page) -> Outcome {
  guard !options.isJSON else {
    let icons = JSON.array(SystemIcon.allCases.map(\.json))
    return Outcome(output: JSON.object([JSON.Member("icons", icons)]).text + "\n")
  }
  return Outcome(output: iconTable(ascii: options.isASCII || !page.isUTF8))
}

/// A line an icon: its glyphs, the one of ASCII last, then its number and its names.
private func iconTable(ascii: Bool) -> String {
  let heading = (ascii ? [""] : ["", ""]) + ["No.", "Swift", "Property list", "iOS"]
  let rows = SystemIcon.allCases.map { icon in
    (ascii ? [] : [String(icon.glyph.rich)]) + [String(icon.glyph.plain)] + icon.names
  }
  return aligned([heading] + rows)
}

/// Each column as wide as its widest text.
private func aligned(_ rows: [[String]]) -> String {
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { displayWidth($0[column]) }.max() ?? 0
  }
  let lines = rows.map { row in
    zip(row, widths).map { text, width in
      text + String(repeating: " ", count: width - displayWidth(text))
    }.joined(separator: "  ")
  }
  return lines.map { line in
    " " + line.prefix(through: line.lastIndex { $0 != " " } ?? line.startIndex) + "\n"
  }.joined()
}

extension SystemIcon {
  fileprivate var names: [String] {
    [rawValue < 10 ? " \(rawValue) " : "\(rawValue) ", swiftName, plistName, since.description]
  }

  fileprivate var json: JSON {
    .object([
      JSON.Member("glyph", .string(String(glyph.rich))),
      JSON.Member("ascii", .string(String(glyph.plain))),
      JSON.Member("name", .string(plistName)),
      JSON.Member("swift", .string(swiftName)),
      JSON.Member("number", .integer(Int64(rawValue))),
      JSON.Member("since", .string(since.description)),
    ])
  }
}
