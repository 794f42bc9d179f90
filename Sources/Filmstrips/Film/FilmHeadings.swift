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
  let fonts: FontStack?
  let palette: FilmPalette
  let context: CairoContext

  func draw() {
    let top = Double(FilmLayout.Measure.topMargin)
    let title = FilmTitle(film.title, room: right - left, fonts: fonts)
    title.draw(context, x: Double(left), y: top + 19, palette.ink)
    let first = top + 45 + Double(title.extraHeight)
    for (number, line) in Self.subtitles(film, room: right - left).enumerated() {
      context.letter(
        line, x: Double(left), y: first + Double(number * Self.textPitch), .text, palette.softInk)
    }
  }

  private static let textPitch = 22

  /// The pixels that a header takes beyond one line of title and one of facts.
  static func extraHeight(_ film: Film, room: Int, fonts: FontStack?) -> Int {
    FilmTitle(film.title, room: room, fonts: fonts).extraHeight
      + (subtitles(film, room: room).count - 1) * textPitch
  }

  private static func subtitles(_ film: Film, room: Int) -> [String] {
    Lettering.text.lines(of: facts(film), between: "   ·   ", width: Double(room))
  }

  /// Nothing where the app fills the screen.
  private static func windowText(_ film: Film) -> String {
    guard let window = film.window else { return "" }
    let parts = [window.width, window.height, window.minX, window.minY].map {
      Figures.plain(Double($0))
    }
    return "window \(parts[0]) × \(parts[1]) at (\(parts[2]), \(parts[3]))"
  }

  private static func facts(_ film: Film) -> [String] {
    let device = film.device
    let size =
      "\(Figures.plain(Double(device.size.width))) × \(Figures.plain(Double(device.size.height))) pt"
    return [
      device.name, "\(size) at \(Figures.plain(device.scale))×", windowText(film), film.system,
      "\(Figures.plain(film.rate)) Hz",
    ].filter { !$0.isEmpty }
  }
}

/// A title in lines: in this program's own letters or, where those lack one, in the film's fonts.
private enum FilmTitle {
  case lettered([String])
  case set(TextSetting)

  private static let pitch = 30

  init(_ text: String, room: Int, fonts: FontStack?) {
    if let fonts, !GlyphTable.has(text) {
      self = FontLibrary.shared.alone {
        .set(
          TextSetting(text, fonts: fonts, size: Lettering.title.size * 0.92, width: Double(room)))
      }
    } else {
      self = .lettered(Lettering.title.lines(of: text, width: Double(room)))
    }
  }

  /// The pixels that it takes beyond one line.
  var extraHeight: Int {
    let count =
      switch self {
      case .lettered(let lines): lines.count
      case .set(let setting): setting.lines.count
      }
    return max(0, count - 1) * Self.pitch
  }

  func draw(_ context: CairoContext, x: Double, y: Double, _ color: LayerColor) {
    switch self {
    case .lettered(let lines):
      for (number, line) in lines.enumerated() {
        context.letter(line, x: x, y: y + Double(number * Self.pitch), .title, color)
      }
    case .set(let setting):
      FontLibrary.shared.alone {
        for (number, line) in setting.lines.enumerated() {
          setting.draw(line, context, x: x, y: y + Double(number * Self.pitch), color: color)
        }
      }
    }
  }
}

/// The words above a row's cells: whose they are, what was worst, and why, in the lines they take.
struct RowHeadLines {
  /// The handler's name; the verdict is behind the last line of it.
  let name: [String]
  /// The worst findings, behind the verdict; nil where they take lines of their own.
  private(set) var summary: String?
  /// The lines below.
  private(set) var below: [(text: String, lettering: Lettering)] = []

  init(_ row: FilmRow, room: Double, isPlain: Bool) {
    let badge = VerdictBadge(row.verdict, palette: .light, room: room).width
    name = Lettering.heading.lines(
      of: row.handler, width: isPlain ? room : max(room / 2, room - badge - 14))
    guard !isPlain else { return }
    let rest = room - Lettering.heading.width(of: name.last ?? "") - badge - 28
    if Lettering.text.width(of: RowHead.summary(row)) <= rest {
      summary = RowHead.summary(row)
    } else {
      below = Lettering.text.lines(of: RowHead.parts(row), between: RowHead.gap, width: room)
        .map { ($0, .text) }
    }
    guard let cause = RowHead.cause(row) else { return }
    below += Lettering.label.lines(of: cause, width: room).map { ($0, .label) }
  }

  /// The height in pixels, down to the times of the cells.
  var height: Int {
    FilmLayout.Measure.headHeight
      + (max(1, name.count) - 1 + below.count) * FilmLayout.Measure.causeHeight
  }
}

/// Draws the lines above a row's cells, with the verdict.
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
    let left = Double(layout.left)
    let end = Double(layout.width - FilmLayout.Measure.rightMargin)
    let lines = RowHeadLines(row, room: end - left, isPlain: layout.isPlain)
    let pitch = Double(FilmLayout.Measure.causeHeight)
    var baseline = Double(top) + 18
    for (number, name) in lines.name.enumerated() {
      if number > 0 { baseline += pitch }
      context.letter(name, x: left, y: baseline, .heading, palette.ink)
    }
    guard !layout.isPlain else { return }
    var x = left + Lettering.heading.width(of: lines.name.last ?? "") + 14
    let badge = VerdictBadge(row.verdict, palette: palette, room: end - x)
    badge.draw(context, x: x, baseline: baseline)
    x += badge.width + 14
    context.letter(lines.summary ?? "", x: x, y: baseline, .text, palette.softInk)
    for (number, line) in lines.below.enumerated() {
      context.letter(
        line.text, x: left, y: baseline + 24 + Double(number) * pitch, line.lettering,
        palette.softInk)
    }
  }

  /// Between two parts of a summary.
  static let gap = "   ·   "

  /// The worst findings in words; where there are none, how far the seam comes apart at most.
  static func summary(_ row: FilmRow) -> String { parts(row).joined(separator: gap) }

  /// The same, a part for each finding.
  static func parts(_ row: FilmRow) -> [String] {
    guard !row.findings.isEmpty else { return [cleanSummary(row)] }
    return row.findings.sorted { $0.points > $1.points }.prefix(2).map { finding in
      "\(finding.kind.rawValue) \(Figures.measure(finding))"
        + " at \(Figures.time(finding.worst.time)), \(finding.phase.rawValue)"
    }
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
