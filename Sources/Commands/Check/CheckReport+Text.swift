import QuickActions

extension CheckReport {
  /// As a compiler prints it, and a line at the end that counts.
  var text: String {
    var text = ""
    // What could not be looked into is told on standard error already.
    for file in files where !unable.contains(file.path) {
      text += file.diagnostics.map(printed).joined()
    }
    return text + summaryLine + "\n"
  }

  private var summaryLine: String {
    let found = [
      (summary.errors, "error"), (summary.warnings, "warning"), (summary.notes, "note"),
    ].filter { $0.0 > 0 }.map(counted)
    return "\(found.isEmpty ? "no findings" : found.joined(separator: ", ")) in "
      + "\(counted(summary.files, "file")) with \(counted(summary.items, "item"))"
  }
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
