import Canvas
import QuickActions

extension CheckReport {
  /// The workflow commands that GitHub turns into annotations of the changed files.
  var githubAnnotations: String {
    diagnostics.map { $0.githubAnnotation + "\n" }.joined()
  }
}

extension Diagnostic {
  fileprivate var githubAnnotation: String {
    let place = [("line", place.line), ("col", place.column)].compactMap { name, number in
      number.map { "\(name)=\($0)" }
    }
    let properties =
      ["file=\(escaped(safeText(self.place.file)))"] + place + ["title=\(escaped(rule))"]
    let text = safeText(message) + (fix.map { "\nfix: \(safeText($0))" } ?? "")
    return "::\(command) \(properties.joined(separator: ","))::\(escaped(text, isProperty: false))"
  }

  private var command: String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

/// A line feed would end the command, and in a property so would a colon or a comma.
private func escaped(_ text: String, isProperty: Bool = true) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    case ":" where isProperty: escaped += "%3A"
    case "," where isProperty: escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
