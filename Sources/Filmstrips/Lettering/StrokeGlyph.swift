/// A letter as the path of a pen, on a grid with capitals 14 high and small letters 10.
///
/// The baseline is y = 0 and y grows upward; the leftmost stroke is at x = 0 and the
/// rightmost at x = `width`, where the pen's own thickness is not counted.
struct StrokeGlyph: Sendable {
  enum Step: Sendable {
    case move(Double, Double)
    case line(Double, Double)
    case curve(Double, Double, Double, Double, Double, Double)
    case dot(Double, Double)
  }

  let width: Double
  let steps: [Step]

  /// Reads a path: `M x y` moves, `L x y` draws, `D x y` is a dot, `C` a cubic curve; `h x y` and
  /// `v x y` are a quarter of an ellipse that leaves level or upright and arrives the other way.
  init(width: Double, _ path: String) {
    self.width = width
    var reader = PathReader(path)
    steps = reader.steps()
  }
}

private struct PathReader {
  private var words: ArraySlice<Substring>
  private var x = 0.0
  private var y = 0.0
  /// The reach of a cubic's control points with which it looks like a quarter of a circle.
  private let reach = 0.5523

  init(_ path: String) { words = path.split(separator: " ")[...] }

  private mutating func number() -> Double {
    words.popFirst().flatMap { Double($0) } ?? 0
  }

  mutating func steps() -> [StrokeGlyph.Step] {
    var steps: [StrokeGlyph.Step] = []
    while let command = words.popFirst() {
      steps.append(step(command))
    }
    return steps
  }

  private mutating func step(_ command: Substring) -> StrokeGlyph.Step {
    if command == "C" {
      let controls = (number(), number(), number(), number())
      (x, y) = (number(), number())
      return .curve(controls.0, controls.1, controls.2, controls.3, x, y)
    }
    let (fromX, fromY) = (x, y)
    (x, y) = (number(), number())
    switch command {
    case "h":
      return .curve(
        fromX + (x - fromX) * reach, fromY, x, y - (y - fromY) * reach, x, y)
    case "v":
      return .curve(
        fromX, fromY + (y - fromY) * reach, x - (x - fromX) * reach, y, x, y)
    case "L": return .line(x, y)
    case "D": return .dot(x, y)
    default: return .move(x, y)
    }
  }
}
