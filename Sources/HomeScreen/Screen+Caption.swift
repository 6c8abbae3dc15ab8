import Canvas
import Phone

/// The caption of a performance: below the phone where there is room, else over it where it is there to
/// be read, else in the line of the hints.
extension Screen {
  func draw(_ caption: Caption, _ layout: Layout, _ frame: inout Frame) {
    guard let rect = captionRect(layout) else {
      if layer == nil, !layout.hidesPhone { drawInHints(caption, layout, &frame) }
      return
    }
    let pane = CaptionPane(caption: caption, glyphs: glyphs)
    frame.place(pane.draw(size: rect.size, firstLine: captionLine), at: rect.origin)
    guard layer == nil, !traceView.isFocused else { return }
    if caption.keys.isEmpty, !covers(layout) { return }
    let hints = hints(of: caption, linesBelow: pane.linesBelow(captionLine, on: rect.size))
    frame.place(hints.draw(columns: layout.hints.size.columns), at: layout.hints.origin)
  }

  private func drawInHints(_ caption: Caption, _ layout: Layout, _ frame: inout Frame) {
    frame.fill(layout.hints, .hint)
    frame.write(
      caption.text, row: layout.hints.top, column: 1, role: .hint,
      maxWidth: layout.hints.size.columns - 2)
  }

  private func hints(of caption: Caption, linesBelow: Int) -> Hints {
    var entries = caption.keys.map { Hints.Entry($0.key, $0.meaning) }
    if entries.isEmpty { entries = [.init("any key", "the phone")] }
    if linesBelow > 0 { entries.insert(.init(glyphs("↓", "down"), "\(linesBelow) more"), at: 1) }
    return Hints(entries: entries)
  }

  /// Where it stands; nil where there is no room for a pane.
  private func captionRect(_ layout: Layout) -> Rect? {
    guard let caption else { return nil }
    if layout.caption != nil { return layout.caption }
    return layer == nil && !layout.hidesPhone ? Screen.rect(of: caption, layout) : nil
  }

  /// Whether the whole of a caption, but for its facts, can be read on a screen of some size.
  package static func fits(_ caption: Caption, on size: Size) -> Bool {
    guard
      let layout = Layout(size: size, showsTrace: false, captionRows: Caption.rows(on: size))
    else { return false }
    return rect(of: caption, layout).map {
      CaptionPane(caption: caption, glyphs: GlyphSet(isASCII: false)).fits($0.size)
    } ?? true
  }

  private static func rect(of caption: Caption, _ layout: Layout) -> Rect? {
    if let rect = layout.caption { return rect }
    guard caption.mayCover else { return nil }
    return Rect(row: 0, column: 0, rows: layout.hints.top, columns: layout.hints.size.columns)
  }

  // MARK: Reading

  /// Keys that look at the trace or at the caption while someone else uses the phone.
  ///
  /// - Returns: false for any other key.
  package mutating func look(_ key: Key, phone: Phone, trace: Trace, size screen: Size) -> Bool {
    guard layer == nil else { return false }
    switch key {
    case .character("t"), .tab, .backtab:
      traceView.isFocused.toggle()
      return true
    default: break
    }
    let situation = Situation(phone: phone, trace: trace, size: screen, layout: layout(screen))
    if traceView.isFocused { return handleInTrace(key, situation) != nil }
    guard let layout = situation.layout, let caption, let size = captionRect(layout)?.size,
      CaptionPane(caption: caption, glyphs: glyphs).lastFirstLine(on: size) > 0
    else { return false }
    switch key {
    case .up, .character("k"): scrollCaption(by: -1, layout)
    case .down, .character("j"): scrollCaption(by: 1, layout)
    case .pageUp: scrollCaption(by: 2 - size.rows, layout)
    case .pageDown: scrollCaption(by: size.rows - 2, layout)
    default: return false
    }
    return true
  }

  mutating func scrollCaption(by lines: Int, _ layout: Layout) {
    guard let caption, let rect = captionRect(layout) else { return }
    let last = CaptionPane(caption: caption, glyphs: glyphs).lastFirstLine(on: rect.size)
    captionLine = min(last, max(0, captionLine + lines))
  }

  /// The phone cannot be seen for it.
  private func covers(_ layout: Layout) -> Bool {
    layout.caption == nil && captionRect(layout) != nil
  }

  package func captionCovers(_ size: Size) -> Bool { layout(size).map(covers) ?? false }

  /// Whether the mouse is over it.
  func isCaption(at point: Point, _ layout: Layout) -> Bool {
    captionRect(layout)?.contains(point) == true
  }
}
