import Compositing
import Detectors
import Foundation
import Scenes
import LayerTrees

/// The key to the film's lines and colours, for someone who has never seen one.
struct Legend {
  let palette: FilmPalette
  private let entries: [Entry]

  private enum Sample {
    case keyboardCurve, barCurve, gap, overlap, ghost, ring
    case arrow(isGap: Bool)
    case mark(MarkStyle)
  }

  private struct Entry {
    let sample: Sample
    let text: String

    var width: Double { Legend.sampleWidth + 9 + Lettering.label.width(of: text) }
  }

  private static let sampleWidth = 26.0
  private static let lineHeight = 25.0
  private static let margins = (top: 36.0, bottom: 32.0)

  /// The entries of what occurs in the film.
  ///
  /// - Parameters:
  ///   - film: what is drawn.
  ///   - marks: the kinds that have a mark in one of the frames that are shown.
  ///   - scale: the cells', in pixels per point.
  ///   - palette: the film's.
  init(film: Film, marks: Set<FindingKind>, scale: Double, palette: FilmPalette) {
    self.palette = palette
    let readings = film.rows.flatMap(\.readings).compactMap { $0 }
    let least = SeamTint.threshold(deviceScale: film.device.scale)
    let isThin = { (height: Double) in
      height >= least && height * scale < Double(SeamTint.visibleHeight)
    }
    var entries: [Entry] = []
    if !readings.isEmpty {
      entries = [
        Entry(sample: .keyboardCurve, text: "keyboard's top"),
        Entry(sample: .barCurve, text: film.showsForm ? "bottom of bar or field" : "bar's bottom"),
        Entry(sample: .ring, text: "a frame shown above"),
      ]
    }
    if readings.contains(where: { $0.gap >= least }) {
      entries.append(
        Entry(sample: .gap, text: "gap: the backdrop shows between bar and keyboard"))
    }
    if readings.contains(where: { $0.overlap >= least }) {
      entries.append(Entry(sample: .overlap, text: "overlap: the keyboard covers the bar"))
    }
    if readings.contains(where: { $0.overlap > 20 }) {
      entries.append(Entry(sample: .ghost, text: "where the covered bar belongs"))
    }
    let hasThinGap = readings.contains { isThin($0.gap) }
    if hasThinGap || readings.contains(where: { isThin($0.overlap) }) {
      entries.append(
        Entry(sample: .arrow(isGap: hasThinGap), text: "too thin to see at this size"))
    }
    for kind in FindingKind.allCases where marks.contains(kind) {
      guard let mark = kind.mark else { continue }
      entries.append(Entry(sample: .mark(mark), text: "\(kind.rawValue): \(mark.legend)"))
    }
    self.entries = entries
  }

  /// The height in pixels that it takes between two edges.
  func height(left: Int, right: Int) -> Int {
    let lines = places(left: Double(left), right: Double(right)).last?.line ?? 0
    return Int(Self.margins.top + Double(lines) * Self.lineHeight + Self.margins.bottom)
  }

  func draw(_ context: CairoContext, left: Int, right: Int, top: Int) {
    guard !entries.isEmpty else { return }
    context.rectangle(Double(left), Double(top), Double(right - left), 1)
    context.fill(palette.rule)
    for (entry, place) in zip(entries, places(left: Double(left), right: Double(right))) {
      let y = Double(top) + Self.margins.top + Double(place.line) * Self.lineHeight
      draw(entry.sample, context, x: place.x, y: y - 5)
      context.letter(
        entry.text, x: place.x + Self.sampleWidth + 9, y: y, .label, palette.softInk)
    }
  }

  private func places(left: Double, right: Double) -> [(x: Double, line: Int)] {
    var (x, line) = (left, 0)
    return entries.map { entry in
      if x > left, x + entry.width > right { (x, line) = (left, line + 1) }
      defer { x += entry.width + 30 }
      return (x, line)
    }
  }

  private func draw(_ sample: Sample, _ context: CairoContext, x: Double, y: Double) {
    let (width, box) = (
      Self.sampleWidth, PixelRect(x: Int(x), y: Int(y) - 6, width: 26, height: 12)
    )
    switch sample {
    case .keyboardCurve: line(context, x, y, palette.keyboardCurve, width: 1.5)
    case .barCurve: line(context, x, y, palette.barCurve, width: SeamPlot.barWidth)
    case .gap: SeamTint.fillGap(box, context, palette)
    case .overlap: SeamTint.fillOverlap(box, context, palette)
    case .ghost: BarGhost.outline(box, context, palette.barCurve)
    case .mark(let style): ContentMarks.draw(style, box, context, palette)
    case .arrow(let isGap):
      SeamTint.arrow(tip: x + 6, row: y, context, isGap ? palette.gap : palette.overlap)
    case .ring:
      line(context, x, y, palette.keyboardCurve, width: 1.5)
      SeamPlot.ring(x: x + width / 2, y: y, context, palette.keyboardCurve, paper: palette.paper)
    }
  }

  private func line(
    _ context: CairoContext, _ x: Double, _ y: Double, _ color: LayerColor, width: Double
  ) {
    context.move(x + 1, y.rounded())
    context.line(x + Self.sampleWidth - 1, y.rounded())
    context.stroke(color, width: width)
  }
}
