import AppBundles
import Canvas
import Phone
import QuickActions

/// `homepress menu`: reads the app, composes its menu and prints it.
func runMenu(_ options: MenuOptions, on page: Page) -> Outcome {
  do {
    let bundle = try AppBundle.read(path: options.app, defines: options.variables)
    let dynamic = try options.dynamicFile.map(DynamicItems.init(file:))?.items ?? []
    let page = Page(columns: page.columns, isUTF8: page.isUTF8 && !options.isASCII)
    let report = MenuReport(
      bundle, dynamic: Array(dynamic.prefix(InstalledApp.storedItemLimit)), options: options)
    // The picture tells every finding below it; JSON has no place for those about no item.
    let unsaid = options.isJSON ? report.diagnostics.filter { $0.item == nil } : []
    return Outcome(
      output: options.isJSON ? report.json.text + "\n" : report.text(on: page),
      diagnostics: noteOnStorage(of: dynamic) + unsaid.map(printed).joined())
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

/// What is past the limit is not there at all, so it cannot be hidden either.
private func noteOnStorage(of dynamic: [ShortcutItem]) -> String {
  let limit = InstalledApp.storedItemLimit
  guard dynamic.count > limit else { return "" }
  return "homepress: note: of \(dynamic.count) dynamic items iOS stores the first \(limit); "
    + "the others are gone\n"
}

/// A finding as a compiler prints it, and its fix.
func printed(_ diagnostic: Diagnostic) -> String {
  let head =
    "\(diagnostic.place): \(diagnostic.severity.rawValue): \(diagnostic.message) "
    + "[\(diagnostic.rule)]"
  return safeText(head) + "\n" + (diagnostic.fix.map { "  fix: \(safeText($0))\n" } ?? "")
}
