import Compositing
import Detectors
import LayerTrees

/// The text around a cell: its time above, and the fault of its seam below.
struct CellCaption {
  let palette: FilmPalette
  let context: CairoContext
  /// The cell's middle, and the room for its labels.
  let middle: Double
  let room: Double

  /// The time, and of which kind of finding the frame is the worst.
  func drawTime(_ time: Double, worst: FindingKind?, baseline: Double) {
    let text = Figures.time(time)
    guard let worst else {
      context.letter(text, x: middle, y: baseline, .label, palette.softInk, .center)
      return
    }
    let texts = [text + " · worst " + worst.rawValue, text + " · worst", text]
    let longest = texts.first { Lettering.strong.width(of: $0) <= room } ?? text
    context.letter(longest, x: middle, y: baseline, .strong, palette.ink, .center)
  }

  /// Draws the fault of the seam at a refresh of a row; without one, the greatest of the other
  /// findings there.
  func drawFault(
    of row: FilmRow, at index: Int, in frame: MarkedFrame, scale: Double, baseline: Double
  ) {
    if let reading = row.readings[index],
      max(reading.gap, reading.overlap) >= SeamTint.threshold(deviceScale: scale)
    {
      let isAtLeast = row.showsOverlapInPart(at: index)
      drawSeam(reading, isAtLeast: isAtLeast, scale: scale, baseline: baseline)
      return
    }
    let faults = row.findings(at: index).map { FrameFault($0, in: frame) }
    guard let worst = faults.max(by: { $0.points < $1.points }) else { return }
    let texts = ["\(worst.kind.rawValue) \(worst.amount)", worst.amount]
    context.letter(
      texts.first { Lettering.strong.width(of: $0) <= room } ?? worst.amount, x: middle,
      y: baseline, .strong, color(of: worst.kind), .center)
  }

  private func color(of kind: FindingKind) -> LayerColor {
    switch kind.fault {
    case .gap: palette.gapInk
    case .overlap: palette.overlapInk
    case nil: kind.mark.map { palette[$0.tint] } ?? palette.ink
    }
  }

  private func drawSeam(
    _ reading: SeamReading, isAtLeast: Bool, scale: Double, baseline: Double
  ) {
    let isGap = reading.gap >= reading.overlap
    let texts = Self.texts(of: reading, isAtLeast: isAtLeast, scale: scale)
    let points = texts[texts.count - 1]
    let text = texts.first { Lettering.strong.width(of: $0) <= room } ?? points
    context.letter(
      text, x: middle, y: baseline, .strong, isGap ? palette.gapInk : palette.overlapInk, .center)
  }

  /// Texts for the distance of bar and keyboard, the longest first.
  static func texts(of reading: SeamReading, isAtLeast: Bool, scale: Double) -> [String] {
    let isGap = reading.gap >= reading.overlap
    let value = isGap ? reading.gap : reading.overlap
    let word = isGap ? "gap " : "overlap "
    let points = (isAtLeast && !isGap ? "at least " : "") + Figures.points(value)
    return [word + points + " · " + Figures.pixels(value * scale), word + points, points]
  }
}

/// The share of a finding that one of its frames shows.
struct FrameFault {
  let kind: FindingKind
  /// The points by which faults of a frame are compared.
  let points: Double
  /// The amount there, in the finding's unit.
  let amount: String

  /// Takes the amount of the frame's marks; without any, that of the whole finding.
  init(_ finding: Finding, in frame: MarkedFrame) {
    kind = finding.kind
    let marks =
      finding.kind.mark?.addsUp == true ? frame.marks.filter { $0.kind == finding.kind } : []
    points = marks.isEmpty ? finding.points : marks.reduce(0) { $0 + $1.points }
    amount =
      if finding.isBetweenFrames {
        "between frames"
      } else if marks.isEmpty {
        Figures.amount(finding)
      } else {
        Figures.points(points)
      }
  }
}
