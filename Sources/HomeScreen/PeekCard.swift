import Canvas
import Phone
import QuickActions

/// The card of a preview over an app's window: what lies behind the control that is pressed, and once
/// it is swiped up the rows that can be chosen.
struct PeekCard {
  let preview: Preview
  /// Empty until they are swiped into sight.
  let choices: [PreviewAction]
  let selected: Int
  let glyphs: GlyphSet
  let glass: Size

  init?(_ phone: Phone, selected: Int, glass: Size, glyphs: GlyphSet) {
    guard let press = phone.touch.controlPress, let preview = press.preview else { return nil }
    self.preview = preview
    choices = press.choices
    self.selected = min(max(0, selected), max(0, press.choices.count - 1))
    self.glass = glass
    self.glyphs = glyphs
  }

  var rect: Rect { sheet.rect(on: glass) }

  func row(at point: Point) -> Int? { sheet.row(at: point, on: glass) }

  func draw(on frame: inout Frame) {
    frame.fill(
      Rect(row: rect.top, column: 0, rows: rect.size.rows, columns: glass.columns), .dimmed)
    frame.place(sheet.draw(on: glass, glyphs: glyphs), at: rect.origin)
    guard choices.isEmpty, !preview.actions.isEmpty else { return }
    let count = preview.actions.count
    frame.writeCentered(
      " \(glyphs("▲", "^")) \(count) action\(count == 1 ? "" : "s") ", row: rect.top,
      column: rect.left + 1, columns: rect.size.columns - 2, role: .menuBorder)
  }

  private var sheet: Sheet {
    Sheet(
      title: preview.title ?? "", message: message, rows: choices.map(row(of:)),
      selected: choices.isEmpty ? nil : selected)
  }

  /// As many lines as the app asks for and there is room for beside the rows.
  private var message: [String] {
    let room = max(1, glass.rows - 5 - (choices.isEmpty ? 0 : choices.count + 1))
    let wanted = min(room, preview.height ?? room)
    let lines = preview.lines.prefix(wanted).map(\.text)
    return lines.count < preview.lines.count ? lines.dropLast() + ["…"] : lines
  }

  private func row(of action: PreviewAction) -> Sheet.Row {
    let mark = action.style == .selected ? glyphs("✓", "*") : ""
    return Sheet.Row(
      label: action.title, value: action.isGroup ? glyphs("›", ">") : mark,
      isDestructive: action.style == .destructive)
  }
}
