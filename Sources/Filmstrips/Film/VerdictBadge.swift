import LayerTrees

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
