import Canvas
import HomeScreen
import QuickActions

extension MenuReport {
  /// The menu for a person: the picture, then what is not in it and why.
  package func text(on page: Page) -> String {
    let heading =
      "\(safeText(app.name)) on \(profile.model.marketingName), iOS \(profile.ios), "
      + (profile.press == .forceTouch ? "3D Touch" : "touch and hold")
    let parts = [heading, menu.rows.isEmpty ? noMenu : picture(on: page)]
    let remarks = (menu.rows.isEmpty ? [] : hidden + withoutPicture) + skipped + leftOut
    let text =
      (parts + [remarks.joined(separator: "\n")]).filter { !$0.isEmpty }
      .joined(separator: "\n\n") + "\n"
    return page.isUTF8 ? text : String(text.map(\.asciiStandIn))
  }

  private func picture(on page: Page) -> String {
    menuPicture(
      menu, app: AppID(app.bundleIdentifier), name: app.name, placement: placement,
      ascii: !page.isUTF8, fileIcons: fileIcons, width: page.columns
    ).text.joined(separator: "\n")
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
    }.map { safeText("\($0)") }
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
