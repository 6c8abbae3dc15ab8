import CGlibc

/// How one `Character` becomes glyphs.
///
/// Terminals agree on the width of a base with a few marks, and of nothing more elaborate. What they
/// count differently (joined emoji, skin tones, variation selectors) is reduced to what they agree on.
extension CellText {
  /// Terminals and ncurses keep at least this many marks on a base.
  private static let marksKept = 3

  static func append(_ cluster: Character, to made: inout [Glyph]) {
    let scalars = cluster.unicodeScalars
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle, let only = scalars.first, isPlain(only) {
      return made.append(Glyph(Cluster(only), width: 1))
    }
    var base: Base?
    let isFlag = scalars.count == 2
    for scalar in scalars {
      // Past a joiner an emoji goes on with parts that few terminals merge: the first one stays.
      if scalar == "\u{200D}", base?.isEmoji == true { break }
      switch Fate(of: scalar, isFirst: base == nil, isFlag: isFlag) {
      case .dropped: continue
      case .replaced:
        base?.finish(into: &made)
        base = nil
        made.append(.placeholder)
      case .base(let width):
        base?.finish(into: &made)
        base = Base(scalar, width: width)
      case .mark:
        base?.add(mark: scalar, limit: marksKept)
      }
    }
    base?.finish(into: &made)
  }

  /// Letters of Latin-1, and the lines and blocks that borders and gauges are made of: nothing about
  /// them has to be looked up.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0xFF, 0x2500...0x25AF: true
    default: false
    }
  }

  /// A glyph that is being put together.
  private struct Base {
    let isEmoji: Bool
    private let width: Int
    private var cluster: Cluster
    private var marks = 0

    init(_ scalar: Unicode.Scalar, width: Int) {
      isEmoji = scalar.properties.isEmoji
      self.width = width
      cluster = Cluster(scalar)
    }

    mutating func add(mark: Unicode.Scalar, limit: Int) {
      guard marks < limit else { return }
      marks += 1
      _ = cluster.append(mark, at: marks)
    }

    func finish(into glyphs: inout [Glyph]) {
      glyphs.append(Glyph(cluster, width: width))
    }
  }

  /// What becomes of one scalar.
  private enum Fate {
    case dropped
    case replaced
    case base(width: Int)
    case mark

    init(of scalar: Unicode.Scalar, isFirst: Bool, isFlag: Bool) {
      if scalar.isASCII {
        self = (0x20...0x7E).contains(scalar.value) ? .base(width: 1) : .replaced
      } else if Fate.overridesDirection(scalar) {
        self = .replaced
      } else {
        self = Fate.byCategory(scalar, isFirst: isFirst, isFlag: isFlag)
      }
    }

    private static func byCategory(
      _ scalar: Unicode.Scalar, isFirst: Bool, isFlag: Bool
    ) -> Fate {
      let properties = scalar.properties
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        return .replaced
      case .format:
        return .dropped
      case .nonspacingMark, .enclosingMark:
        let isSelector = properties.isVariationSelector || properties.isDefaultIgnorableCodePoint
        return isFirst || isSelector ? .dropped : .mark
      default:
        if properties.isDefaultIgnorableCodePoint { return .dropped }
        if properties.isEmojiModifier, !isFirst { return .dropped }
        if (0x1F1E6...0x1F1FF).contains(scalar.value), !isFlag { return .replaced }
        return byWidth(cglibc_wcwidth(scalar.value), isFirst: isFirst)
      }
    }

    /// Vowels and final consonants of a Hangul syllable have no width of their own.
    private static func byWidth(_ width: Int32, isFirst: Bool) -> Fate {
      switch width {
      case 1, 2: .base(width: Int(width))
      case 0 where !isFirst: .mark
      default: .replaced
      }
    }

    /// Embeddings, overrides and isolates make a text read as what it is not.
    private static func overridesDirection(_ scalar: Unicode.Scalar) -> Bool {
      (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
