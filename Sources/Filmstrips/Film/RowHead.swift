import Detectors
import Compositing
import Scenes

/// The line above a row's cells: whose they are, whether it passed, and what was worst.
struct RowHead {
  let row: FilmRow
  let layout: FilmLayout
  let palette: FilmPalette
  let context: CairoContext

  /// Why the worst finding came about, where that is known.
  static func cause(_ row: FilmRow) -> String? {
    row.findings.max { $0.points < $1.points }?.cause?.sentence
  }

  func draw(top: Int) {
    let baseline = Double(top) + 18
    var x = Double(layout.left)
    let end = Double(layout.width - FilmLayout.Measure.rightMargin)
    let name = Lettering.heading.fitting(row.handler, width: (end - x) * 0.55)
    context.letter(name, x: x, y: baseline, .heading, palette.ink)
    guard !layout.isPlain else { return }
    x += Lettering.heading.width(of: name) + 14
    let badge = VerdictBadge(row.verdict, palette: palette, room: end - x)
    badge.draw(context, x: x, baseline: baseline)
    x += badge.width + 14
    context.letter(
      Lettering.text.fitting(Self.summary(row), width: end - x), x: x, y: baseline, .text,
      palette.softInk)
    guard let cause = Self.cause(row) else { return }
    let left = Double(layout.left)
    context.letter(
      Lettering.label.fitting(cause, width: end - left), x: left, y: baseline + 24, .label,
      palette.softInk)
  }

  /// The worst findings in words; where there are none, how far the seam comes apart at most.
  static func summary(_ row: FilmRow) -> String {
    guard !row.findings.isEmpty else { return cleanSummary(row) }
    return row.findings.sorted { $0.points > $1.points }.prefix(2).map { finding in
      "\(finding.kind.rawValue) \(Figures.measure(finding))"
        + " at \(Figures.time(finding.worst.time)), \(finding.phase.rawValue)"
    }.joined(separator: "   ·   ")
  }

  private static func cleanSummary(_ row: FilmRow) -> String {
    let readings = row.readings.compactMap { $0 }
    let other = row.showsForm ? "field" : "bar"
    guard !readings.isEmpty else { return "keyboard and \(other) are never on screen together" }
    guard !row.showsForm else { return "the field that is typed into never stays hidden" }
    let worst = readings.map { max($0.gap, $0.overlap) }.max() ?? 0
    return worst < 0.005
      ? "keyboard and bar never come apart"
      : "keyboard and bar come apart by at most \(Figures.points(worst))"
  }
}
