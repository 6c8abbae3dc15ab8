import QuickActions
import Scenarios

/// Statements as a recording has them, which lies in another folder: paths are whole.
extension Statement {
  /// - Returns: nil where the facts of the phone tell it all.
  func recorded(besides file: String) -> String? {
    switch action {
    case .install(let installation): installation.recorded(besides: file)
    case .update(let app, let path?):
      "update \(app.asScenarioWord) to \(Statement.name(ofApp: path, besides: file))"
    case .setDynamic(let app, .file(let path)):
      "set dynamic \(app.asScenarioWord) "
        + ScenarioFolder.fullPath(ScenarioFolder.path(path, beside: file)).asScenarioWord
    case .setDynamic(let app, .items(let items)):
      (["set dynamic \(app.asScenarioWord)"] + items.map { "  \($0.statementLine)" })
        .joined(separator: "\n")
    case .behaviour: text
    case .device, .language, .update(_, nil), .delete, .setSource, .setting, .press, .hold,
      .force, .release, .tap, .switchTo, .choose, .pop, .previewAction, .dismiss, .home, .wait,
      .background, .suspend,
      .kill, .crash, .disconnect, .memoryPressure, .restart, .expect, .say, .sure, .ask, .vary:
      nil
    }
  }

  fileprivate static func name(ofApp path: String, besides file: String) -> String {
    let place = ScenarioFolder().place(ofApp: path, beside: file)
    return ScenarioFolder.name(forAppAt: place).asScenarioWord
  }
}

extension Statement.Installation {
  fileprivate func recorded(besides file: String) -> String {
    "install \(Statement.name(ofApp: path, besides: file)) from \(source.rawValue)"
      + (name.map { " named \($0.asScenarioWord)" } ?? "")
      + (position.map { " at \($0.row),\($0.column)" } ?? "")
      + (isStandIn ? " as stand-in" : "")
  }
}

extension ShortcutItem {
  /// Only what such a line can say was read from one.
  var statementLine: String {
    let icon: String? =
      switch icon {
      case .system(let icon): icon.plistName
      case .symbol(let name), .file(let name): name
      case nil: nil
      }
    return [
      type.asScenarioWord, localizedTitle.quotedForScenario,
      localizedSubtitle?.quotedForScenario, icon.map { "icon \($0.asScenarioWord)" },
      targetContentIdentifier.map { "target \($0.asScenarioWord)" },
    ].compactMap(\.self).joined(separator: " ")
  }
}
