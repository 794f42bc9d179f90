import Compositing
import Detectors
import Foundation
import LayerTrees
import Scenes

/// The film's title and the line that says what was filmed.
struct FilmHeader {
  let film: Film
  let left: Int
  /// The right end of the text.
  let right: Int
  let palette: FilmPalette
  let context: CairoContext

  func draw() {
    let room = Double(right - left)
    let left = Double(left)
    let top = Double(FilmLayout.Measure.topMargin)
    context.letter(
      Lettering.title.fitting(film.title, width: room), x: left, y: top + 19, .title, palette.ink)
    context.letter(
      Lettering.text.fitting(subtitle, width: room), x: left, y: top + 45, .text, palette.softInk)
  }

  /// Nothing where the app fills the screen.
  private var windowText: String {
    guard let window = film.window else { return "" }
    let parts = [window.width, window.height, window.minX, window.minY].map {
      Figures.plain(Double($0))
    }
    return "window \(parts[0]) × \(parts[1]) at (\(parts[2]), \(parts[3]))"
  }

  private var subtitle: String {
    let device = film.device
    let size =
      "\(Figures.plain(Double(device.size.width))) × \(Figures.plain(Double(device.size.height))) pt"
    return [
      device.name, "\(size) at \(Figures.plain(device.scale))×", windowText, film.system,
      "\(Figures.plain(film.rate)) Hz",
    ].filter { !$0.isEmpty }.joined(separator: "   ·   ")
  }
}

/// The line above a row's cells: whose they are, whether it passed, and what was worst.
struct RowHead {
  let row: FilmRow
  let layout: FilmLayout
  let palette: FilmPalette
  let context: CairoContext

  /// The cause of the worst finding, where that is known.
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

/// A verdict on a coloured ground with its sign.
struct VerdictBadge {
  private let text: String
  private let color: LayerColor
  private let paper: LayerColor

  /// The badge of a verdict that has `room` pixels of the line.
  init(_ verdict: FilmRow.Verdict, palette: FilmPalette, room: Double) {
    text = Lettering.strong.fitting(
      (verdict.isPass ? "✓ " : "✗ ") + verdict.text, width: max(40, room - 20))
    color = verdict.isPass ? palette.pass : palette.fail
    paper = palette.paper
  }

  var width: Double { Lettering.strong.width(of: text) + 16 }

  func draw(_ context: CairoContext, x: Double, baseline: Double) {
    context.rounded(x, baseline - 16, width, 22, radius: 5)
    context.fill(color)
    context.letter(text, x: x + 8, y: baseline, .strong, paper)
  }
}
