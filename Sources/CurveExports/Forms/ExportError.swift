import AnimationCurves

/// The distance of a written form from the curve that it represents.
///
/// Where the platform plays a curve of ours, the two are compared in continuous time. Flutter
/// looks for a Bezier's parameter to a thousandth, Android's interpolator cuts its path into lines
/// that are off by two thousandths at most, and Lottie plays cubic pieces: those are sampled.
struct ExportError {
  let worst: TimingComparison.Distance

  private static let samples = 4_000

  init(
    _ timing: AnimationTiming, _ form: ExportForm, on platform: CurvePlatform, travel: Double
  ) {
    let duration = platform.printedDuration(timing.duration)
    if let played = Self.timing(of: form, duration: duration, on: platform) {
      worst = TimingComparison(timing, played, travel: travel).greatest
      return
    }
    let end = max(timing.duration, duration)
    let played = Self.player(of: form, duration: duration, on: platform)
    var greatest = TimingComparison.Distance(time: 0, difference: 0)
    for index in 0...Self.samples {
      let time = end * Double(index) / Double(Self.samples)
      let share = time < duration ? played(time) : 1
      let difference = timing.progress(at: time) - share
      if abs(difference * travel) > greatest.points {
        greatest = .init(time: time, difference: difference * travel)
      }
    }
    worst = greatest
  }

  /// The animation that the platform plays; nil where it is not one of ours.
  private static func timing(
    of form: ExportForm, duration: Double, on platform: CurvePlatform
  ) -> AnimationTiming? {
    switch form {
    case .bezier(let bezier):
      guard platform != .flutter, platform != .android else { return nil }
      return try? AnimationTiming(
        curve: .timingFunction(TimingFunction(bezier)), duration: duration)
    case .spring(let native):
      return try? AnimationTiming(
        curve: .spring(native.spring), duration: max(duration, native.restTime))
    case .steps(let steps): return try? AnimationTiming(curve: .steps(steps), duration: duration)
    case .points(let line):
      return try? AnimationTiming(curve: .piecewiseLinear(line), duration: duration)
    case .pieces: return nil
    }
  }

  /// The share of the way at a time before the end, as the platform evaluates it.
  private static func player(
    of form: ExportForm, duration: Double, on platform: CurvePlatform
  ) -> (Double) -> Double {
    switch form {
    case .bezier(let bezier) where platform == .flutter:
      let cubic = FlutterCubic(bezier)
      return { cubic.value(at: $0 / duration) }
    case .bezier(let bezier):
      let path = FlattenedPath(bezier)
      return { path.value(at: $0 / duration) }
    case .pieces(let pieces):
      return { time in (pieces.last { $0.start <= time } ?? pieces[0]).progress(at: time) }
    case .spring, .steps, .points: return { _ in 0 }
    }
  }
}

extension CurvePlatform {
  /// The duration as it is printed, in seconds: whole milliseconds or fractions of them.
  func printedDuration(_ duration: Double) -> Double {
    switch self {
    case .android, .compose: (duration * 1000).rounded() / 1000
    case .flutter: (duration * 1e6).rounded() / 1e6
    case .css, .reactnative: (duration * 1000).decimals(3) / 1000
    case .swiftui, .uikit, .lottie: duration.decimals(6)
    }
  }
}

extension NativeSpring {
  /// Seconds after which what is left of the way is of no account: a millionth, within 100 s.
  var restTime: Double {
    let frequency = spring.naturalFrequency
    let decay =
      ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : frequency * ratio
    return min(100, 20 / max(decay, 0.2))
  }
}

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
