import Phone
import QuickActions
import Scenarios

/// What was performed by statements, each carried out as moves.
extension SessionRecording {
  /// A statement begins. What no fact tells of it, such as paths, is written as the statement has it.
  mutating func began(_ statement: Statement, of file: String, at now: Instant) {
    let line = statement.recorded(besides: file)
    recordsFacts = line == nil
    if let line { note(line, at: now) }
  }

  /// What comes next was asked for by no statement.
  mutating func beganMoves() { recordsFacts = true }

  /// - Parameter phone: as it is before the move is carried out.
  mutating func note(_ move: Move, on phone: Phone, at now: Instant) {
    switch move {
    case .send(let fact): if recordsFacts { note(fact, on: phone, at: now) }
    case .install(let id, let app, _, _): name(id, app.name)
    case .crash(let id): noteCrash(of: id, at: now)
    case .update, .pass, .live, .press: break
    }
  }

  mutating func note(
    _ deed: Performance.Deed, of file: String, on phone: Phone, at now: Instant
  ) {
    switch deed {
    case .began(let statement): began(statement, of: file, at: now)
    case .moved(let move): note(move, on: phone, at: now)
    }
  }
}
