import AnimationCurves
import SeededRandom
import Testing

@Suite struct UnitBezierAccuracyTests {
  /// The unit of `UnitBezier`'s promises: the greatest of 1, |y1| and |y2|.
  private func scale(_ row: [Double]) -> Double {
    max(1, abs(row[1]), abs(row[3]))
  }

  @Test func singleValuesAreExactForEveryShape() throws {
    let rows = try Oracle.beziers()
    #expect(rows.count > 1000)
    for row in rows {
      let curve = try UnitBezier(row[0], row[1], row[2], row[3])
      let error = abs(curve.value(at: row[4]) - row[5])
      #expect(error <= 1e-14 * scale(row), "\(curve) at \(row[4])")
    }
  }

  @Test func batchedValuesAreExactForEveryShape() throws {
    let curves = Dictionary(grouping: try Oracle.beziers()) { Array($0[0..<4]) }
    for (points, rows) in curves {
      let curve = try UnitBezier(points[0], points[1], points[2], points[3])
      // Long enough for the table.
      let repeated = (0..<600).map { rows[$0 % rows.count] }
      let values = curve.values(at: repeated.map { $0[4] })
      for (row, value) in zip(repeated, values).prefix(rows.count) {
        #expect(abs(value - row[5]) <= 5e-14 * scale(row), "\(curve) at \(row[4])")
      }
    }
  }

  @Test func batchAgreesWithSingleValuesEverywhere() throws {
    var random = SplitMix64(seed: 1)
    for round in 0..<300 {
      let curve = try random.bezier()
      let count = [10, 61, 2000][round % 3]
      let xs = (0..<count).map { _ in random.number(in: -0.2...1.2) } + [0, 1, -0.0, 0.5, .nan]
      for (x, value) in zip(xs, curve.values(at: xs)) {
        let single = curve.value(at: x)
        #expect(abs(value - single) <= 5e-14 || (value.isNaN && x.isNaN), "\(curve) at \(x)")
      }
    }
  }

  @Test(arguments: [
    (TimingFunction.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    (TimingFunction.easeInEaseOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
  ])
  func agreesWithPresentationLayers(function: TimingFunction, measured: [Double]) {
    // Measured on macOS through presentation layers, whose own arithmetic is off by up to 2.1e-6.
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], measured) {
      #expect(abs(function.bezier.value(at: x) - y) <= 5e-6)
    }
  }

  @Test func interactiveDismissalFollowsEaseInEaseOut() {
    // Measured on a keyboard layer, 122 to 291 pt.
    let duration = 0.14518900343642613
    let function = TimingFunction.easeInEaseOut
    for (time, position) in [(0.01, 123.56118966540286), (0.05, 163.8067164607386)] {
      let value = 122 + 169 * function.progress(at: time, duration: duration)
      #expect(abs(value - position) <= 169 * 5e-6)
    }
  }
}

extension SplitMix64 {
  /// A Bezier with any x and heights from -1 to 2, often with points in or near corners.
  mutating func bezier(heights: ClosedRange<Double> = -1...2) throws -> UnitBezier {
    func coordinate(_ random: inout SplitMix64) -> Double {
      let small = (0..<Int.random(in: 1...40, using: &random)).reduce(1.0) { value, _ in value / 2 }
      return switch Int.random(in: 0..<8, using: &random) {
      case 0: 0
      case 1: 1
      case 2: small
      case 3: 1 - small
      default: random.number(in: 0...1)
      }
    }
    return try UnitBezier(
      coordinate(&self), number(in: heights), coordinate(&self), number(in: heights))
  }
}
