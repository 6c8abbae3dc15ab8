import Canvas

/// The caption of a performance: below the phone where there is room, else over it while a person is
/// waited for, else in the line of the hints.
extension Screen {
  func draw(_ caption: Caption, _ layout: Layout, _ frame: inout Frame) {
    let pane = CaptionPane(caption: caption, glyphs: glyphs)
    let isFree = layer == nil && !layout.hidesPhone
    if let rect = layout.caption ?? (isFree ? Screen.rect(of: caption, layout) : nil) {
      frame.place(pane.draw(size: rect.size, page: captionPage), at: rect.origin)
    } else if layer == nil, !isTraceFocused {
      frame.fill(layout.hints, .hint)
      frame.write(
        caption.text, row: layout.hints.top, column: 1, role: .hint,
        maxWidth: layout.hints.size.columns - 2)
    }
  }

  /// Shows another part of a caption that is longer than its place.
  ///
  /// - Returns: false where there is none that way.
  package mutating func turnCaption(by pages: Int, on size: Size) -> Bool {
    let page = captionPage + pages
    guard page >= 0, page < captionPages(layout(size)) else { return false }
    captionPage = page
    return true
  }

  func captionPages(_ layout: Layout?) -> Int {
    guard let caption, let rect = layout.flatMap({ Screen.rect(of: caption, $0) }) else { return 1 }
    return CaptionPane(caption: caption, glyphs: glyphs).pages(rect.size)
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
    guard caption.isWaiting else { return nil }
    return Rect(row: 0, column: 0, rows: layout.hints.top, columns: layout.hints.size.columns)
  }
}
