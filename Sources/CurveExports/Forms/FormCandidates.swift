import AnimationCurves

/// The forms in which a curve can be written on a platform, each with its code and its error.
struct FormCandidates {
  struct Candidate {
    let form: ExportForm
    let code: String
    let worst: TimingComparison.Distance
  }

  let timing: AnimationTiming
  let platform: CurvePlatform
  let motion: ExportMotion

  /// No Bezier follows a spring to less than this share of the way; the keyboard's is off by 0.013.
  private static let leastBezierError = 0.004

  init(_ timing: AnimationTiming, platform: CurvePlatform, motion: ExportMotion) {
    self.timing = timing
    self.platform = platform
    self.motion = motion
  }

  /// The shortest candidate within the bound; without one, the first that is within a thousandth.
  func chosen(within: Double?) throws(CurveExportError) -> Candidate {
    guard let within else {
      let candidates = try forms(maximumError: 0.001).map(candidate)
      let near = candidates.first { $0.worst.points <= 0.002 * motion.travel }
      return near ?? candidates.min { $0.worst.points < $1.worst.points } ?? candidates[0]
    }
    guard within > 0, within < motion.travel else {
      throw .impossibleBound(within, travel: motion.travel)
    }
    let share = max(within / motion.travel, 1e-6)
    var candidates = try forms(maximumError: min(share, 0.999)).map(candidate)
    if case .spring = timing.curve, share > Self.leastBezierError {
      candidates += fittedBezier.map { [candidate($0)] } ?? []
    }
    let near = candidates.filter { $0.worst.points <= within }
    guard let shortest = near.min(by: { $0.code.utf8.count < $1.code.utf8.count }) else {
      let nearest = candidates.map(\.worst.points).min() ?? .infinity
      throw .tooFar(platform, nearest: nearest, within: within)
    }
    return shortest
  }

  private func candidate(_ form: ExportForm) -> Candidate {
    Candidate(
      form: form, code: PlatformCode(platform, form, timing: timing, motion: motion).text,
      worst: ExportError(timing, form, on: platform, travel: motion.travel).worst)
  }

  /// The forms that the platform can play: the curve itself first, then those that follow it.
  private func forms(maximumError: Double) throws(CurveExportError) -> [ExportForm] {
    switch timing.curve {
    case _ where timing.duration == 0: [.steps(.start)]
    case .timingFunction(let function): [.bezier(function.bezier.printed)]
    case .steps(let steps): [.steps(steps)]
    case .piecewiseLinear(let line): [.points(line)]
    case .spring(let spring): try springForms(spring, maximumError: maximumError)
    }
  }

  private func springForms(
    _ spring: Spring, maximumError: Double
  ) throws(CurveExportError) -> [ExportForm] {
    let native = NativeSpring(spring: spring)
    var forms: [ExportForm] = []
    if platform.hasSpring(native) { forms.append(.spring(native)) }
    if platform == .lottie {
      forms.append(.pieces(CubicPieces.following(timing, maximumError: maximumError)))
    } else {
      do {
        forms.append(
          .points(
            try PiecewiseLinear(
              approximating: spring, duration: timing.duration, maximumError: maximumError)))
      } catch {
        guard !forms.isEmpty else { throw .curve(error) }
      }
    }
    return forms
  }

  /// The Bezier that is nearest to the curve, its numbers as they are printed.
  private var fittedBezier: ExportForm? {
    BezierFit(timing).bezier.map { .bezier($0.printed) }
  }
}

extension CurvePlatform {
  /// True if the platform plays the spring as it is: several damp critically at most.
  func hasSpring(_ spring: NativeSpring) -> Bool {
    switch self {
    case .css, .lottie: false
    case .swiftui, .uikit: spring.ratio <= 1
    case .android, .compose: spring.spring.initialVelocity == 0
    case .flutter, .reactnative: true
    }
  }
}

extension UnitBezier {
  /// The curve with the digits that are printed.
  var printed: UnitBezier {
    (try? UnitBezier(x1.decimals(6), y1.decimals(6), x2.decimals(6), y2.decimals(6))) ?? self
  }
}
