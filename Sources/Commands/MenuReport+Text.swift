import Canvas
import HomeScreen
import QuickActions

extension MenuReport {
  /// The menu for a person: the picture, then what is not in it and why.
  package func text(on page: Page) -> String {
    let parts = [heading, menu.rows.isEmpty ? noMenu : picture(on: page)]
    let remarks = (menu.rows.isEmpty ? [] : hidden + withoutPicture) + skipped + leftOut
    let text =
      (parts + [remarks.joined(separator: "\n")]).filter { !$0.isEmpty }
      .joined(separator: "\n\n") + "\n"
    return page.isUTF8 ? text : String(text.map(\.asciiStandIn))
  }

  private var heading: String {
    "\(safeText(app.name)) on \(profile.model.marketingName), iOS \(profile.ios), "
      + (profile.press == .forceTouch ? "3D Touch" : "touch and hold")
  }

  private func picture(on page: Page) -> String {
    frame(on: page).text.joined(separator: "\n")
  }

  private func frame(on page: Page) -> Frame {
    menuPicture(
      menu, app: AppID(app.bundleIdentifier), name: app.name, placement: placement,
      ascii: !page.isUTF8, fileIcons: fileIcons, width: page.columns)
  }

  /// The menu alone as an SVG document, which a reader of the page hears as its heading and rows.
  package func svg(on page: Page) -> String {
    let rows = menu.rows.map { safeText($0.title) }
    guard !rows.isEmpty else {
      return noMenuFrame(on: page).svg(title: heading, description: noMenu)
    }
    return frame(on: page).svg(title: heading, description: rows.joined(separator: "\n"))
  }

  private func noMenuFrame(on page: Page) -> Frame {
    let lines = CellText(noMenu).wrapped(to: page.columns, lines: 4)
    let width = lines.map(\.width).max() ?? 0
    var frame = Frame(size: Size(rows: lines.count, columns: width))
    for (row, line) in lines.enumerated() { frame.write(line, row: row, column: 0, role: .text) }
    return frame
  }

  private var noMenu: String {
    profile.press == .forceTouch
      ? "No menu opens: before iOS 13, an icon without items answers with an error haptic."
      : "No menu opens: before iOS 13 it takes 3D Touch, which this device does not have."
  }

  private var hidden: [String] {
    menu.hidden.map {
      "Hidden: \"\(safeText($0.item.localizedTitle))\" (\($0.origin.rawValue)), "
        + "since \($0.reason)."
    }
  }

  private var withoutPicture: [String] {
    fileIcons.sorted { $0.key < $1.key }.flatMap { name, icon in
      icon.reasonForNone.map { menu.remarks(onIcon: name, $0) } ?? []
    }.map { safeText("\($0)") } + withoutSuchIcon
  }

  /// Icons that the release does not have.
  private var withoutSuchIcon: [String] {
    let types = Set(
      menu.rows.compactMap { row -> String? in
        guard case .item(let item, .static) = row else { return nil }
        return item.type
      })
    return app.staticItems.compactMap { item in
      guard types.contains(item.type), item.shown(on: profile.ios).icon == nil else { return nil }
      if let name = item.iconType, !name.isEmpty {
        return safeText("No icon: iOS \(profile.ios) has none called \"\(name)\".")
      }
      return item.symbolName.map {
        safeText("No icon: the symbol \"\($0)\" needs iOS 13 or later.")
      }
    }
  }

  private var skipped: [String] {
    menu.skipped.map { safeText("\(MenuRemark.skipped($0))") }
  }

  private var leftOut: [String] {
    diagnostics.map {
      "Left out: \(safeText($0.message)). \(safeText($0.place.description)) [\($0.rule)]"
    }
  }
}
