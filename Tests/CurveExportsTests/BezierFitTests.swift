import AnimationCurves
import SeededRandom
import Testing

@testable import CurveExports

/// The nearest Bezier of a curve, against those beside it.
struct BezierFitTests {
  /// The greatest distance from a curve, at times of its own.
  private func distance(_ bezier: UnitBezier, from timing: AnimationTiming) -> Double {
    (1..<120).map { index in
      let share = Double(index) / 120
      return abs(bezier.value(at: share) - timing.progress(at: share * timing.duration))
    }.max() ?? 0
  }

  /// A Bezier's nearest is itself.
  @Test(arguments: [
    (0.25, 0.1, 0.25, 1.0), (0.42, 0, 0.58, 1), (0.7, -0.3, 0.4, 1.4), (0.1, 0.9, 0.9, 0.3),
  ])
  func aBezierIsItsOwn(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws {
    let function = try TimingFunction(controlPoints: x1, y1, x2, y2)
    let timing = try AnimationTiming(curve: .timingFunction(function), duration: 0.3)
    let found = try #require(BezierFit(timing).bezier)
    #expect(distance(found, from: timing) < 1e-5)
  }

  /// Of another curve it is about a minimum: with control points that are moved a little none is
  /// nearer by a sixth and a thousandth of the way.
  @Test(arguments: ["keyboard", "android-ime", "spring(1, 100, 14)", "linear(0, 0.7 30%, 1)"])
  func nothingBesideItIsNearer(_ curve: String) throws {
    let timing = try CurveArgument(parsing: curve).timing(duration: 0.5, profile: .iOS18)
    let found = try #require(BezierFit(timing).bezier)
    let least = distance(found, from: timing)
    #expect(least < 0.2)
    var random = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let step = { Double.random(in: -0.02...0.02, using: &random) }
      guard
        let other = try? UnitBezier(
          found.x1 + step(), found.y1 + step(), found.x2 + step(), found.y2 + step())
      else { continue }
      #expect(distance(other, from: timing) > least * 5 / 6 - 1e-3)
    }
  }

  /// Pieces follow one another, have the curve's value and slope at both ends, and are near it.
  @Test(arguments: ["keyboard", "spring(1, 300, 12)"], [1e-2, 1e-3, 1e-5])
  func piecesMeetTheCurve(_ curve: String, _ most: Double) throws {
    let timing = try CurveArgument(parsing: curve).timing(duration: 0.5, profile: .iOS18)
    let pieces = CubicPieces.following(timing, maximumError: most)
    #expect(pieces.first?.start == 0 && pieces.last?.end == timing.duration)
    #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start })
    for piece in pieces {
      let length = piece.end - piece.start
      for (time, inner) in [(piece.start, 1e-6 * length), (piece.end, -1e-6 * length)] {
        let value = piece.progress(at: time)
        let slope = (piece.progress(at: time + inner) - value) / inner
        #expect(abs(value - timing.curve.progress(at: time, duration: timing.duration)) < 1e-9)
        #expect(abs(slope - timing.curve.velocity(at: time, duration: timing.duration)) < 1e-2)
      }
      for step in 0...100 {
        let time = piece.start + length * Double(step) / 100
        let right = timing.curve.progress(at: time, duration: timing.duration)
        #expect(abs(piece.progress(at: time) - right) <= most)
      }
    }
  }
}
