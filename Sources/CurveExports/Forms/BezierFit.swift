import AnimationCurves

/// The Bezier whose greatest distance from a curve is least.
///
/// A simplex of five points (Nelder and Mead) goes downhill from a few starts over the two control
/// points; the distance is that at evenly spread times.
struct BezierFit {
  private let targets: [Double]
  private static let samples = 120
  private static let rounds = 320

  init(_ timing: AnimationTiming) {
    targets = (1..<Self.samples).map { index in
      let share = Double(index) / Double(Self.samples)
      return timing.curve.progress(at: share * timing.duration, duration: timing.duration)
    }
  }

  /// The best of all starts; nil where no Bezier is near.
  var bezier: UnitBezier? {
    let starts: [SIMD4<Double>] = [
      [0.25, 0.1, 0.25, 1], [0.2, 0.25, 0.1, 1.1], [0.42, 0, 0.58, 1], [0.1, 0.6, 0.3, 1],
    ]
    let ends = starts.map(descend)
    guard let best = ends.min(by: { $0.cost < $1.cost }), best.cost < 1 else { return nil }
    return Self.bezier(best.place)
  }

  private static func bezier(_ place: SIMD4<Double>) -> UnitBezier? {
    try? UnitBezier(place[0], place[1], place[2], place[3])
  }

  private func cost(_ place: SIMD4<Double>) -> Double {
    guard let bezier = Self.bezier(place), abs(place[1]) < 4, abs(place[3]) < 4 else {
      return .infinity
    }
    var worst = 0.0
    for (index, target) in targets.enumerated() {
      let value = bezier.value(at: Double(index + 1) / Double(Self.samples))
      worst = max(worst, abs(value - target))
    }
    return worst
  }

  private typealias Corner = (place: SIMD4<Double>, cost: Double)

  private func corner(_ place: SIMD4<Double>) -> Corner { (place, cost(place)) }

  private func descend(from start: SIMD4<Double>) -> Corner {
    var corners = [corner(start)]
    for axis in 0..<4 {
      var place = start
      place[axis] += place[axis] > 0.5 ? -0.1 : 0.1
      corners.append(corner(place))
    }
    for _ in 0..<Self.rounds {
      corners.sort { $0.cost < $1.cost }
      step(&corners)
    }
    return corners.min { $0.cost < $1.cost } ?? corner(start)
  }

  /// Moves the worst corner through the middle of the others, or draws all to the best.
  private func step(_ corners: inout [Corner]) {
    let worst = corners[4]
    let middle = corners[..<4].reduce(SIMD4<Double>.zero) { $0 + $1.place } / 4
    let mirrored = corner(middle + (middle - worst.place))
    if mirrored.cost < corners[0].cost {
      let farther = corner(middle + 2 * (middle - worst.place))
      corners[4] = farther.cost < mirrored.cost ? farther : mirrored
    } else if mirrored.cost < corners[3].cost {
      corners[4] = mirrored
    } else {
      let nearer = corner(middle + 0.5 * (worst.place - middle))
      guard nearer.cost >= worst.cost else { return corners[4] = nearer }
      for index in 1...4 {
        corners[index] = corner((corners[index].place + corners[0].place) / 2)
      }
    }
  }
}
