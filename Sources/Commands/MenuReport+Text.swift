import QuickActions

extension MenuReport {
  /// The menu for a person: the picture, then what is not in it and why.
  package var text: String {
    let heading =
      "\(safe(app.name)) on \(profile.model.marketingName), iOS \(profile.ios), "
      + (profile.press == .forceTouch ? "3D Touch" : "touch and hold")
    let parts = [heading, menu.rows.isEmpty ? noMenu : menuPicture(menu, placement), remarks]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var noMenu: String {
    profile.press == .forceTouch
      ? "No menu opens: before iOS 13, an icon without items answers with an error haptic."
      : "No menu opens: before iOS 13 it takes 3D Touch, which this device does not have."
  }

  private var remarks: String {
    let limit = ShortcutMenu.itemLimit
    let hidden = menu.hidden.map {
      "Hidden: \"\(safe($0.item.localizedTitle))\" (\($0.origin.rawValue)), "
        + "since a menu shows \(limit) items of an app at most."
    }
    let untitled = untitled.map {
      "Skipped: the item of type \"\(safe($0.type))\", since its title is empty."
    }
    let dropped = diagnostics.map {
      "Left out: \(safe($0.message)). \(safe($0.place.description)) [\($0.rule)]"
    }
    return (hidden + untitled + dropped).joined(separator: "\n")
  }
}

/// The rows of a menu from top to bottom, one a line.
func menuPicture(_ menu: ShortcutMenu, _ placement: MenuPlacement) -> String {
  let rows = placement.topToBottom(menu.rows)
  let width = rows.map { safe($0.title).count }.max() ?? 0
  return rows.map { row in
    let title = safe(row.title)
    let padding = String(repeating: " ", count: width - title.count)
    return "  \(title)\(padding)  \(rowRemark(row))"
  }.joined(separator: "\n")
}

private func rowRemark(_ row: MenuRow) -> String {
  switch row {
  case .system: "system"
  case .item(let item, let origin):
    [origin.rawValue, item.icon.map { safe($0.description) }, item.localizedSubtitle.map(safe)]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
