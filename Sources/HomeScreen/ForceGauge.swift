import Canvas
import Phone

/// The line under the phone: how hard the finger presses, and where the menu opens.
struct ForceGauge {
  let phone: Phone
  let glyphs: GlyphSet

  func draw(columns: Int) -> Frame {
    var frame = Frame(size: Size(rows: 1, columns: columns))
    switch phone.settings.press {
    case .forceTouch: drawBar(&frame)
    case .touchAndHold: drawHold(&frame)
    }
    return frame
  }

  private func drawBar(_ frame: inout Frame) {
    let number = "\(force.hundredths) / \(Force.maximum.hundredths)"
    let right = frame.size.columns - 1
    frame.write("force", row: 0, column: 1, role: .secondary)
    frame.writeTrailing(number, row: 0, right: right, role: force > .zero ? .text : .secondary)
    let left = 7
    let width = right - displayWidth(number) - 2 - left
    guard width > 3 else { return }
    let filled = cells(of: force, width: width)
    for column in 0..<width {
      let isFilled = column < filled
      frame[0, left + column] = Cell(
        isFilled ? glyphs("█", "#") : glyphs("░", "."), isFilled ? .gaugeFilled : .gaugeEmpty)
    }
    let mark = min(width - 1, cells(of: phone.settings.openThreshold, width: width))
    frame[0, left + mark] = Cell(glyphs("│", "|"), .gaugeMark)
  }

  private func drawHold(_ frame: inout Frame) {
    let tenths = phone.settings.touchDuration.duration.milliseconds / 10
    let seconds = "\(tenths / 100).\(tenths / 10 % 10)" + (tenths % 10 == 0 ? "" : "\(tenths % 10)")
    let isHeld = phone.touch.growingForce != nil
    frame.writeCentered(
      "touch and hold \(seconds) s", row: 0, column: 0, columns: frame.size.columns,
      role: isHeld ? .text : .secondary)
  }

  private var force: Force {
    switch phone.touch {
    case .none, .menuOpen: .zero
    case .pressing(let press): press.force
    case .onControl(let press): press.force
    }
  }

  private func cells(of force: Force, width: Int) -> Int {
    force.sixtieths * width / Force.maximum.sixtieths
  }
}
