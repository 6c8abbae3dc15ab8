import AppBundles
import Canvas
import QuickActions

/// `homepress menu`: reads the app, composes its menu and prints it.
func runMenu(_ options: MenuOptions, on page: Page) -> Outcome {
  do {
    let bundle = try AppBundle.read(path: options.app, defines: options.phone.variables)
    let dynamic = try options.phone.dynamicItems()
    var report = MenuReport(bundle, dynamic: dynamic?.stored ?? [], options: options)
    if !options.isJSON {
      let app = AppID(report.app.bundleIdentifier)
      var icons = MenuIcons([(app, bundle.directory)])
      report.fileIcons = icons.icons(of: report.menu, app: app)
    }
    // The picture tells every finding below it; JSON has no place for those about no item.
    let unsaid =
      (options.isJSON ? report.diagnostics.filter { $0.item == nil } : [])
      + bundle.infoStrings.diagnostics
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

/// A finding as it can be shown on a terminal.
func printed(_ diagnostic: Diagnostic) -> String {
  diagnostic.lines.map { safeText($0) + "\n" }.joined()
}
