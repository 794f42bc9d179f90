import LayerTrees

/// A message: a round bubble with grey lines for text, or with the text itself.
struct BubbleDrawing {
  let scale: Double
  let palette: PhonePalette
  let isOutgoing: Bool
  /// Distinguishes one message from the next, so that their lines differ.
  let seed: Int
  var text: String?
  var fonts: FontStack?

  /// The share of a full row that the bubble takes.
  var share: Double { [0.56, 0.7, 0.44, 0.62, 0.5, 0.74][abs(seed % 6)] }

  /// Draws the bubble over the whole of a transparent picture.
  func draw(_ context: CairoContext, width: Double, height: Double) {
    let radius = min(18 * scale, height / 2)
    context.rounded(0, 0, width, height, radius: radius)
    context.fill(isOutgoing ? palette.outgoing : palette.incoming)
    if let text, let fonts {
      MessageText(
        text: text, fonts: fonts, scale: scale,
        color: isOutgoing ? LayerColor(0xFFFFFF) : palette.ink
      ).draw(context, width: width, height: height)
    } else if let text {
      drawLines(of: text, context, width: width, height: height)
    } else {
      drawGreek(context, width: width, height: height)
    }
  }

  /// A stroke for each line of the text, as long as the line is.
  private func drawLines(
    of text: String, _ context: CairoContext, width: Double, height: Double
  ) {
    let inset = (14 * scale).rounded()
    let most = max(1, Int((height - 8 * scale) / (20 * scale)))
    let lines = TextLines(size: 17).estimatedWidths(
      of: text, width: (width - 2 * inset) / scale + 0.01
    ).prefix(most)
    guard width > 2 * inset else { return }
    let thickness = max(2, (7 * scale).rounded())
    let pitch = 20 * scale
    let first = (height - Double(lines.count) * pitch) / 2 + (pitch - thickness) / 2
    for (number, length) in lines.enumerated() where length > 0 {
      context.rounded(
        inset, (first + Double(number) * pitch).rounded(),
        max(thickness, min(width - 2 * inset, (length * scale).rounded())), thickness,
        radius: thickness / 2)
    }
    context.fill(isOutgoing ? palette.outgoingText : palette.incomingText)
  }

  private func drawGreek(_ context: CairoContext, width: Double, height: Double) {
    let inset = (14 * scale).rounded()
    let pitch = 20 * scale
    let lines = Int(((height - 12 * scale) / pitch).rounded(.down))
    guard lines > 0, width > 3 * inset else { return }
    let thickness = max(2, (7 * scale).rounded())
    let first = (height - Double(lines) * pitch) / 2 + (pitch - thickness) / 2
    for line in 0..<min(lines, 400) {
      let isLast = line == lines - 1
      let full = width - 2 * inset
      let length = isLast && lines > 1 ? full * [0.55, 0.8, 0.4][abs(seed % 3)] : full
      context.rounded(
        inset, (first + Double(line) * pitch).rounded(), length.rounded(), thickness,
        radius: thickness / 2)
    }
    context.fill(isOutgoing ? palette.outgoingText : palette.incomingText)
  }
}
