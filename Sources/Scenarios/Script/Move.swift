import Phone
import QuickActions

/// What a statement comes to, step by step: facts for the phone, and time between them.
///
/// `play` carries moves out in virtual time, the Home Screen at the pace of a person; what a statement
/// means is the same for both. Each move is carried out once all that the one before led to is over.
package enum Move: Hashable, Sendable {
  case send(Input)
  case install(AppID, AppDescription, from: InstallSource, executable: String?)
  /// A new version with a program of its own; nil is played by a stand-in.
  case update(AppID, AppDescription, executable: String?)
  case crash(AppID)
  case pass(Duration)
  /// Time that real processes have for themselves too.
  case live(Duration)
  /// The press goes on until it has that force.
  case press(until: Force)
}

extension Simulation {
  /// Carries out what takes no time.
  package func perform(_ move: Move, at now: Instant) {
    switch move {
    case .send(let input): send(input, at: now)
    case .install(let id, let description, let source, let executable):
      install(id, description, from: source, executable: executable, at: now)
    case .update(let id, let description, let executable):
      update(id, to: description, executable: executable, at: now)
    case .crash(let id): crash(id, at: now)
    case .pass, .live, .press: break
    }
  }
}
