import Canvas
import Glibc
import Phone
import QuickActions
import Scenarios

/// The same in several forms: files that are named alike.
struct FilesToSave {
  /// `homepress-screen`
  var stem: String
  var forms: [(ending: String, text: String)]

  private static let mostAttempts = 1000

  /// Writes new files into the working directory; one that is there is never written over.
  ///
  /// - Returns: their names: `name.txt .svg`, or `name-2.txt .svg` where one of them was taken.
  func save() throws(SavingError) -> String {
    var attempt = 1
    while true {
      let name = attempt == 1 ? stem : "\(stem)-\(attempt)"
      do throws(SavingError) {
        try save(as: name)
        return name + forms.map { ".\($0.ending)" }.joined(separator: " ")
      } catch {
        guard error.reason == .system(EEXIST), attempt < FilesToSave.mostAttempts else {
          throw error
        }
        attempt += 1
      }
    }
  }

  /// All of them or none.
  private func save(as name: String) throws(SavingError) {
    var saved: [String] = []
    for form in forms {
      let path = "\(name).\(form.ending)"
      do throws(SavingError) {
        try NewFile.write(Array(form.text.utf8), to: path)
        saved.append(path)
      } catch {
        for path in saved { unlink(path) }
        throw error
      }
    }
  }
}

extension SavingError {
  func diagnostic(_ rule: String) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, place: Diagnostic.Place(file: path),
      message: "it cannot be written: \(account)",
      fix: "name a file in a folder that you can write to")
  }
}

extension Trace {
  /// The whole log, a line a fact: time in seconds, app, process id, what happened.
  var plainText: String {
    (gap + lines.map(\.plainText)).map { safeText($0) + "\n" }.joined()
  }

  /// That something came before, where it did.
  var gap: [String] { forgotten > 0 ? ["\(forgotten) older lines were let go"] : [] }
}

extension TraceLine {
  fileprivate var plainText: String {
    let who = [entry.app?.rawValue, entry.pid.map { "pid \($0)" }].compactMap { $0 }
    return ([entry.at.description, who.joined(separator: " "), description])
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
