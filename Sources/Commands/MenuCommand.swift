import AppBundles
import Canvas
import QuickActions

/// `homepress menu`: reads the app, composes its menu and prints it.
func runMenu(_ options: MenuOptions, on page: Page) -> Outcome {
  do {
    let bundle = try AppBundle.read(path: options.app, defines: options.phone.variables)
    let dynamic = try options.phone.dynamicItems()
    let report = MenuReport(bundle, dynamic: dynamic?.stored ?? [], options: options)
    // The picture tells every finding below it; JSON has no place for those about no item.
    let unsaid = options.isJSON ? report.diagnostics.filter { $0.item == nil } : []
    return Outcome(
      output: options.isJSON
        ? report.json.text + "\n" : report.text(on: options.isASCII ? page.inASCII : page),
      diagnostics: (dynamic?.note ?? "") + unsaid.map(printed).joined())
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

/// A finding as a compiler prints it, and its fix.
func printed(_ diagnostic: Diagnostic) -> String {
  let head =
    "\(diagnostic.place): \(diagnostic.severity.rawValue): \(diagnostic.message) "
    + "[\(diagnostic.rule)]"
  return safeText(head) + "\n" + (diagnostic.fix.map { "  fix: \(safeText($0))\n" } ?? "")
}
