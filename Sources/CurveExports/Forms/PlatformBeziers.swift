import AnimationCurves

/// A Bezier as Flutter's `Cubic` evaluates it: the parameter halved until x is off by a thousandth.
///
/// Source: the documentation and sources of `Cubic.transformInternal`.
struct FlutterCubic {
  private let bezier: UnitBezier

  init(_ bezier: UnitBezier) { self.bezier = bezier }

  func value(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      let found = Self.at(middle, bezier.x1, bezier.x2)
      if abs(x - found) < 0.001 { return Self.at(middle, bezier.y1, bezier.y2) }
      if found < x { low = middle } else { high = middle }
    }
  }

  static func at(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let r = 1 - s
    return 3 * first * r * r * s + 3 * second * r * s * s + s * s * s
  }
}

/// A Bezier as Android's `PathInterpolator` plays it: lines that are off by at most 0.002.
///
/// Derived from the documented precision: a part is halved until its middle is that near.
struct FlattenedPath {
  private let line: PiecewiseLinear?
  private static let precision = 0.002

  init(_ bezier: UnitBezier) {
    var points = [PiecewiseLinear.Stop(0, at: 0)]
    func place(_ s: Double) -> SIMD2<Double> {
      [
        FlutterCubic.at(s, bezier.x1, bezier.x2), FlutterCubic.at(s, bezier.y1, bezier.y2),
      ]
    }
    func add(_ low: Double, _ high: Double, depth: Int) {
      let (start, end) = (place(low), place(high))
      let middle = (low + high) / 2
      let off = place(middle) - (start + end) / 2
      if depth < 2 || depth < 12 && (off * off).sum() > Self.precision * Self.precision {
        add(low, middle, depth: depth + 1)
        add(middle, high, depth: depth + 1)
      } else {
        points.append(.init(end.y, at: end.x))
      }
    }
    add(0, 1, depth: 0)
    line = try? PiecewiseLinear(stops: points)
  }

  func value(at x: Double) -> Double { line?.value(at: x) ?? x }
}
