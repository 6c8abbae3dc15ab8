import Phone
import QuickActions

/// Who said what to whom, in order: a trace as a sequence diagram, before it has any form.
///
/// One value stands behind the picture, the plain text and the Mermaid source, so they tell the same.
package struct SequenceDiagram: Hashable, Sendable {
  package var title: String
  package var participants: [Participant]
  package var steps: [Step]

  /// Someone with a lifeline.
  package enum Participant: Hashable, Sendable {
    case person
    case homeScreen
    case app(AppID, name: String)
    /// Stands for all that have no line of their own.
    case otherApps
  }

  package struct Step: Hashable, Sendable {
    package var at: Instant
    package var event: Event
    package var text: String
    /// As the trace pane tells it.
    package var kind: TraceLine.Kind
  }

  package enum Event: Hashable, Sendable {
    case message(from: Participant, to: Participant, Manner)
    case note(over: Participant)
  }

  package enum Manner: Hashable, Sendable {
    /// A touch, a launch, a call.
    case call
    /// What comes back.
    case reply
    /// What one might expect and did not come.
    case notMade
  }
}

extension SequenceDiagram.Participant: CustomStringConvertible {
  package var description: String {
    switch self {
    case .person: "Person"
    case .homeScreen: "Home Screen"
    case .app(_, let name): name
    case .otherApps: "Other apps"
    }
  }
}

extension SequenceDiagram.Step: CustomStringConvertible {
  /// The step as a sentence for those who cannot see the picture.
  package var description: String {
    switch event {
    case .message(let from, let to, _): "\(TraceText.time(at)) \(from) to \(to): \(text)"
    case .note(let over): "\(TraceText.time(at)) \(over): \(text)"
    }
  }
}
