import AnimationCurves

/// Curves of one kind, which differ in a few numbers.
struct CurveFamily: Sendable {
  /// The name that the curve has in reports.
  let name: String
  let kind: FitCandidate.Kind
  /// The places from which a search for the numbers starts, for a motion's length in seconds.
  let starts: @Sendable (_ length: Double) -> [[Double]]
  /// The change of each number that makes a difference.
  let scale: @Sendable (_ length: Double) -> [Double]
  /// The curve for some numbers; nil for impossible ones.
  let timing: @Sendable ([Double]) -> AnimationTiming?
  /// The numbers that people know the curve by.
  let parameters: @Sendable (AnimationTiming) -> [FitParameter]

  /// The number of free numbers.
  var freedom: Int { scale(1).count }
}

extension CurveFamily {
  /// A curve that is given with its duration.
  static func fixed(
    _ name: String, _ timing: AnimationTiming, kind: FitCandidate.Kind
  ) -> CurveFamily {
    CurveFamily(
      name: name, kind: kind, starts: { _ in [[]] }, scale: { _ in [] }, timing: { _ in timing },
      parameters: { timing in
        if case .spring(let spring) = timing.curve {
          return FitParameter.list(of: spring) + [FitParameter("duration", timing.duration)]
        }
        return [FitParameter("duration", timing.duration)]
      })
  }

  /// The system keyboards' springs; of those that move alike the newest known one's name.
  static let profiles = KeyboardProfile.distinct.map {
    fixed($0.name, $0.timing, kind: .profile($0))
  }

  /// UIKit's curves, and Core Animation's default, which is also the web's `ease`.
  static let functions: [(name: String, function: TimingFunction)] = [
    ("easeInOut", .easeInEaseOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
    ("default", .default),
  ]

  /// A timing function of any duration.
  static func timed(_ name: String, _ function: TimingFunction) -> CurveFamily {
    CurveFamily(
      name: name, kind: .timingFunction,
      starts: { length in [0.5, 0.75, 0.95, 1.15, 1.5, 2].map { [$0 * length] } },
      scale: { [$0] },
      timing: { numbers in
        guard numbers[0] > 0 else { return nil }
        return try? AnimationTiming(curve: .timingFunction(function), duration: numbers[0])
      },
      parameters: { [FitParameter("duration", $0.duration)] })
  }

  /// The seconds for which a spring is followed: until nothing of it is left.
  private static let springDuration = 60.0

  /// Springs of any stiffness with critical damping.
  static let criticalSpring = CurveFamily(
    name: "spring", kind: .spring,
    starts: { length in [3, 4.5, 6, 8, 11, 16].map { [$0 / length] } },
    scale: { [5 / $0] },
    timing: { spring(frequency: $0[0], ratio: 1) },
    parameters: { springParameters($0) })

  /// Springs of any stiffness and damping.
  static let spring = CurveFamily(
    name: "spring", kind: .spring,
    starts: { length in
      [(3, 0.8), (5, 0.8), (8, 0.8), (12, 0.8), (8, 0.5), (16, 0.5), (12, 0.25), (20, 1.5)].map {
        [$0.0 / length, $0.1]
      }
    },
    scale: { [5 / $0, 0.5] },
    timing: { spring(frequency: $0[0], ratio: $0[1]) },
    parameters: { springParameters($0) })

  private static func spring(frequency: Double, ratio: Double) -> AnimationTiming? {
    guard frequency > 0, ratio > 0.02, ratio < 5 else { return nil }
    let spring = try? Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      allowsOverdamping: true)
    return spring.flatMap { try? AnimationTiming(curve: .spring($0), duration: springDuration) }
  }

  private static func springParameters(_ timing: AnimationTiming) -> [FitParameter] {
    guard case .spring(let spring) = timing.curve else { return [] }
    return FitParameter.list(of: spring)
      + [FitParameter("dampingRatio", spring.dampingRatio)]
  }

  /// Cubic Beziers of any shape and duration.
  ///
  /// The x coordinates are u/sqrt(1 + u^2) of a free u, brought into 0...1.
  static let bezier = CurveFamily(
    name: "cubic-bezier", kind: .bezier,
    starts: { length in
      let shapes = [
        (0.42, 0.0, 0.58, 1.0), (0.2, 0.05, 0.6, 0.98), (0.25, 0.1, 0.25, 1),
        (0.2, 0.24, 0.1, 1.0), (0.6, 0.02, 0.85, 0.8), (0.35, 0.4, 0.5, 1.3),
      ]
      return shapes.flatMap { shape in
        [0.85, 1.05, 1.3].map {
          [$0 * length, free(shape.0), shape.1, free(shape.2), shape.3]
        }
      }
    },
    scale: { [$0, 1, 1, 1, 1] },
    timing: { numbers in
      guard numbers[0] > 0, (-1...2).contains(numbers[2]), (-1...2.5).contains(numbers[4]),
        let function = try? TimingFunction(
          controlPoints: bounded(numbers[1]), numbers[2], bounded(numbers[3]), numbers[4])
      else { return nil }
      return try? AnimationTiming(curve: .timingFunction(function), duration: numbers[0])
    },
    parameters: { timing in
      guard case .timingFunction(let function) = timing.curve else { return [] }
      let bezier = function.bezier
      return [
        FitParameter("x1", bezier.x1), FitParameter("y1", bezier.y1),
        FitParameter("x2", bezier.x2), FitParameter("y2", bezier.y2),
        FitParameter("duration", timing.duration),
      ]
    })

  private static func bounded(_ free: Double) -> Double {
    0.5 + 0.5 * free / (1 + free * free).squareRoot()
  }

  private static func free(_ bounded: Double) -> Double {
    let part = 2 * bounded - 1
    return part / (1 - part * part).squareRoot()
  }
}
