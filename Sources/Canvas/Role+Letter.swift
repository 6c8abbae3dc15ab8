/// How a role appears in the golden form of a frame.
extension Role {
  /// One ASCII letter, unlike that of any other role.
  package var letter: Character {
    switch self {
    case .backdrop: "."
    case .border: "b"
    case .text: "t"
    case .secondary: "s"
    case .title: "T"
    case .statusBar: "S"
    case .wallpaper: ","
    case .tile(let tint): Role.digit(of: tint)
    case .tileEdge(let tint): Role.edges[Role.tint(of: tint)]
    case .iconLabel: "l"
    case .iconLabelSelected: "L"
    case .dock: "d"
    case .dimmed: "-"
    case .menuBorder: "m"
    case .menuRow: "r"
    case .menuRowSelected: "R"
    case .menuSubtitle: "u"
    case .menuSubtitleSelected: "U"
    case .destructive: "x"
    case .destructiveSelected: "X"
    case .gaugeFilled: "G"
    case .gaugeEmpty: "g"
    case .gaugeMark: "!"
    case .appText: "a"
    case .appTitle: "A"
    case .appSecondary: "c"
    case .appDisplay: "D"
    case .appControl: "p"
    case .appButton: "q"
    case .appDestructive: "v"
    case .appControlLit: "P"
    case .traceTime: "i"
    case .traceCall: "C"
    case .traceNotCalled: "n"
    case .traceWarning: "w"
    case .traceSuccess: "y"
    case .traceFailure: "F"
    case .traceState: "e"
    case .traceConsole: "o"
    case .key: "k"
    case .hint: "h"
    case .notice: "N"
    }
  }

  /// The tint that a tile of any number is drawn in, in `0..<Role.tints`.
  package static func tint(of number: UInt8) -> Int { Int(number % tints) }

  private static let edges = Array("BEHIJKMO")

  private static func digit(of number: UInt8) -> Character {
    Character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(tint(of: number))))
  }
}
