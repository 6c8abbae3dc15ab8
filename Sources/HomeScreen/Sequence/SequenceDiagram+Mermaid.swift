import Canvas

extension SequenceDiagram {
  /// The diagram in the language of Mermaid, for pages that draw it themselves.
  package var mermaid: String {
    let heads = participants.enumerated().map { index, participant in
      let word = participant == .person ? "actor" : "participant"
      return "\(word) \(SequenceDiagram.alias(index)) as \(participant.description.forMermaid)"
    }
    let lines = ["title \(title.forMermaid)"] + heads + steps.map(mermaidLine)
    return "sequenceDiagram\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// The same as a block of a Markdown page.
  package var markdown: String { "```mermaid\n\(mermaid)```\n" }

  private static func alias(_ index: Int) -> String { "P\(index)" }

  private func alias(_ participant: Participant) -> String {
    SequenceDiagram.alias(participants.firstIndex(of: participant) ?? 0)
  }

  private func mermaidLine(_ step: Step) -> String {
    switch step.event {
    case .message(let from, let to, let manner):
      "\(alias(from))\(manner.mermaid)\(alias(to)): \(step.text.forMermaid)"
    case .note(let over):
      "Note over \(alias(over)): \(step.kind == .warning ? "! " : "")\(step.text.forMermaid)"
    }
  }
}

extension SequenceDiagram.Manner {
  fileprivate var mermaid: String {
    switch self {
    case .call: "->>"
    case .reply: "-->>"
    case .notMade: "--x"
    }
  }
}

extension String {
  /// One line of text that Mermaid takes for nothing else: what it gives a meaning is written by its
  /// number, whatever mark stands on it. A semicolon ends a statement, a number sign begins a number,
  /// a colon a text, and two per cent signs a comment; angle brackets are HTML.
  fileprivate var forMermaid: String {
    let safe = CellText(self).glyphs.prefix(SequenceDiagram.longestText)
    let scalars = safe.flatMap(\.character.unicodeScalars)
    let text = scalars.reduce(into: "") { text, scalar in
      if "#;:%<>&\"'`{}@\\|".unicodeScalars.contains(scalar) {
        text += "#\(scalar.value);"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.allSatisfy { $0 == " " } ? "(empty)" : text
  }
}

extension SequenceDiagram {
  /// In glyphs: what apps print has no end.
  static let longestText = 600
}
