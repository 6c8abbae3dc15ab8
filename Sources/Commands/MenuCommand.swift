import AppBundles
import QuickActions

/// `homepress menu`: reads the app, composes its menu and prints it.
func runMenu(_ options: MenuOptions) -> Outcome {
  do {
    let bundle = try AppBundle.read(path: options.app, defines: options.variables)
    let dynamic = try dynamicItems(in: options.dynamicFile)
    let report = MenuReport(bundle, dynamic: dynamic, options: options)
    // The picture tells every finding below it; JSON has no place for those about no item.
    let unsaid = options.isJSON ? report.diagnostics.filter { $0.item == nil } : []
    return Outcome(
      output: options.isJSON ? report.json.text + "\n" : report.text,
      diagnostics: unsaid.map(printed).joined())
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch {
    return Outcome(diagnostics: "homepress: \(safe("\(error)"))\n", status: .unable)
  }
}

/// A finding as a compiler prints it, and its fix.
func printed(_ diagnostic: Diagnostic) -> String {
  let head =
    "\(diagnostic.place): \(diagnostic.severity.rawValue): \(diagnostic.message) "
    + "[\(diagnostic.rule)]"
  return safe(head) + "\n" + (diagnostic.fix.map { "  fix: \(safe($0))\n" } ?? "")
}
