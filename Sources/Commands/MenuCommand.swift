import AppBundles
import Canvas
import Phone
import QuickActions
import Scenarios

/// `homepress menu`: reads the app, composes its menu and prints it.
func runMenu(_ options: MenuOptions, on page: Page) -> Outcome {
  do {
    let bundle = try options.bundle()
    let dynamic = try options.phone.dynamicItems()
    let stored = try options.storedItems(of: bundle.description, orGiven: dynamic)
    var report = MenuReport(bundle, stored: stored, options: options)
    if options.format != .json {
      let app = AppID(report.app.bundleIdentifier)
      var icons = MenuIcons([(app, bundle.directory)])
      report.fileIcons = icons.icons(of: report.menu, app: app)
    }
    let unsaid =
      report.unsaid(in: options.format)
      + bundle.diagnostics(ofTextsFor: options.phone.languages)
    let page = options.isASCII ? page.inASCII : page
    return Outcome(
      output: report.text(in: options.format, on: page),
      diagnostics: (dynamic?.note ?? "") + unsaid.map(printed).joined())
  } catch let diagnostic as Diagnostic {
    return Outcome(diagnostics: printed(diagnostic), status: .unable)
  } catch {
    return Outcome(diagnostics: "homepress: \(safeText("\(error)"))\n", status: .unable)
  }
}

extension MenuReport {
  /// The text tells every finding below the menu; JSON has no place for those about no item, and the
  /// picture is the menu alone.
  fileprivate func unsaid(in format: MenuFormat) -> [Diagnostic] {
    switch format {
    case .text: []
    case .json: diagnostics.filter { $0.item == nil }
    case .svg: diagnostics
    }
  }

  fileprivate func text(in format: MenuFormat, on page: Page) -> String {
    switch format {
    case .text: text(on: page)
    case .json: json.text + "\n"
    case .svg: svg(on: page)
    }
  }
}

extension MenuOptions {
  /// The app at the path, or the built-in sample of that name.
  fileprivate func bundle() throws(Diagnostic) -> AppBundle {
    let samples = BuiltInSamples()
    do throws(Diagnostic) {
      return try AppBundle.read(
        path: samples.place(ofAppNamed: app, at: app), defines: phone.variables)
    } catch {
      throw samples.explained(error, forAppNamed: app, at: app)
    }
  }

  /// What the Home Screen keeps for the app: a menu depends on it only where it is asked to.
  fileprivate func storedItems(
    of app: AppDescription, orGiven given: DynamicItems?
  ) throws(UnreadableItems) -> StoredItems? {
    if let given {
      return StoredItems(
        given.items, itemsVersion: app.itemsVersion, languages: phone.languages)
    }
    guard let folder = phone.stateFolder else { return nil }
    return try ItemStore.look(into: folder)[AppID(app.bundleIdentifier)]
  }
}

extension AppBundle {
  /// What is wrong with the texts that the menu is shown in, and not with those of other languages.
  fileprivate func diagnostics(ofTextsFor languages: [String]) -> [Diagnostic] {
    let shown = localizations.language(for: languages)
    let others = strings.folders.filter { $0.language != shown }.map { $0.path + "/" }
    return infoStrings.diagnostics.filter { diagnostic in
      !others.contains { diagnostic.place.file.hasPrefix($0) }
    }
  }
}

/// A finding as it can be shown on a terminal.
func printed(_ diagnostic: Diagnostic) -> String {
  diagnostic.lines.map { safeText($0) + "\n" }.joined()
}
