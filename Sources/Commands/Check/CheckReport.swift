import Checks
import QuickActions

/// All that `homepress check` has found, before it is written down in a format.
package struct CheckReport: Sendable {
  package private(set) var files: [CheckedFile] = []
  package private(set) var summary = Summary()
  package var isStrict: Bool
  /// Everything that was named could be looked into.
  package var isComplete: Bool { unable.isEmpty }
  /// The paths that could not.
  private(set) var unable: Set<String> = []

  package init(isStrict: Bool = false) {
    self.isStrict = isStrict
  }

  package struct Summary: Hashable, Sendable {
    package var files = 0
    package var sets = 0
    package var items = 0
    package var errors = 0
    package var warnings = 0
    package var notes = 0
  }

  package mutating func add(_ file: CheckedFile) {
    files.append(file)
    summary.files += 1
    summary.sets += file.setCount
    summary.items += file.itemCount
    for diagnostic in file.diagnostics { summary.count(diagnostic.severity) }
  }

  /// What is known only after all files were judged, about one of them.
  package mutating func add(late diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      guard let place = files.firstIndex(where: { $0.path == diagnostic.place.file }) else {
        continue
      }
      files[place].diagnostics.append(diagnostic)
      summary.count(diagnostic.severity)
    }
  }

  /// What was named and is not there, or is no app.
  package mutating func add(unable diagnostic: Diagnostic) {
    unable.insert(diagnostic.place.file)
    add(CheckedFile(path: diagnostic.place.file, diagnostics: [diagnostic]))
  }

  package var diagnostics: some Sequence<Diagnostic> { files.lazy.flatMap(\.diagnostics) }

  /// Whether findings of that severity make the check fail.
  package func fails(_ severity: Diagnostic.Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: isStrict
    case .note: false
    }
  }

  package var status: ExitStatus {
    guard isComplete else { return .unable }
    return summary.errors > 0 || isStrict && summary.warnings > 0 ? .findings : .success
  }
}

extension CheckReport.Summary {
  fileprivate mutating func count(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}

extension CheckReport {
  package func text(in format: ReportFormat) -> String {
    switch format {
    case .text: text
    case .json: json.text + "\n"
    case .sarif: sarif.text + "\n"
    case .github: githubAnnotations
    case .junit: junit
    }
  }
}
