import AnimationCurves
import Testing

@testable import CurveExports

/// The code of each platform, letter by letter, in the form that its documentation has.
struct ExportTextTests {
  private static let motion = ExportMotion(name: "way", from: 10, to: 110)

  private func export(
    _ curve: String, duration: Double = 0.4, for platform: CurvePlatform
  ) throws -> CurveExport {
    let timing = try CurveArgument(parsing: curve).timing(duration: duration, profile: .iOS18)
    return try CurveExport(timing, for: platform, motion: Self.motion)
  }

  private static let beziers: [(CurvePlatform, String)] = [
    (
      .css,
      """
      animation-timing-function: cubic-bezier(0.3, -0.4, 0.6, 1.5);
      animation-duration: 123.457ms;

      """
    ),
    (
      .swiftui,
      "let animation = Animation.timingCurve(0.3, -0.4, 0.6, 1.5, duration: 0.123457)\n"
    ),
    (
      .uikit,
      """
      let timing = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.3, y: -0.4),
        controlPoint2: CGPoint(x: 0.6, y: 1.5))
      let animator = UIViewPropertyAnimator(duration: 0.123457, timingParameters: timing)

      """
    ),
    (
      .android,
      """
      val interpolator = PathInterpolator(0.3f, -0.4f, 0.6f, 1.5f)
      val duration = 123L

      """
    ),
    (
      .compose,
      """
      val animation = tween<Float>(
          durationMillis = 123, easing = CubicBezierEasing(0.3f, -0.4f, 0.6f, 1.5f))

      """
    ),
    (
      .flutter,
      """
      const curve = Cubic(0.3, -0.4, 0.6, 1.5);
      const duration = Duration(microseconds: 123457);

      """
    ),
    (
      .reactnative,
      """
      const animation = withTiming(110, {
        duration: 123.457,
        easing: Easing.bezier(0.3, -0.4, 0.6, 1.5),
      });

      """
    ),
  ]

  /// A duration has as many digits as the platform counts.
  @Test(arguments: beziers) func aBezierIsWrittenAsItIs(
    _ platform: CurvePlatform, _ code: String
  ) throws {
    let export = try export(
      "cubic-bezier(0.3, -0.4, 0.6, 1.5)", duration: 0.12345678, for: platform)
    #expect(export.code == code)
    let comment = platform == .css ? "/* \(export.note) */\n" : "// \(export.note)\n"
    #expect(export.text == comment + code)
  }

  private static let springs: [(CurvePlatform, String)] = [
    (
      .swiftui,
      """
      let animation = Animation.interpolatingSpring(
        mass: 2, stiffness: 200, damping: 20, initialVelocity: 1.5)

      """
    ),
    (
      .uikit,
      """
      let timing = UISpringTimingParameters(
        mass: 2, stiffness: 200, damping: 20,
        initialVelocity: CGVector(dx: 1.5, dy: 1.5))
      let animator = UIViewPropertyAnimator(duration: 2, timingParameters: timing)

      """
    ),
    (
      .flutter,
      """
      final simulation = SpringSimulation(
        const SpringDescription(
          mass: 2.0, stiffness: 200.0, damping: 20.0),
        0.0, 1.0, 1.5);

      """
    ),
    (
      .reactnative,
      """
      const animation = withSpring(110, {
        mass: 2,
        stiffness: 200,
        damping: 20,
        velocity: 150,
      });

      """
    ),
  ]

  private func spring(velocity: Double) throws -> AnimationTiming {
    let spring = try Spring(mass: 2, stiffness: 200, damping: 20, initialVelocity: velocity)
    return try AnimationTiming(curve: .spring(spring), duration: 2)
  }

  /// A velocity is in ways a second, or in the unit of the value.
  @Test(arguments: springs) func aSpringHasItsOwnNumbers(
    _ platform: CurvePlatform, _ code: String
  ) throws {
    let export = try CurveExport(spring(velocity: 1.5), for: platform, motion: Self.motion)
    #expect(export.code == code)
    let back = try CurveExport(
      spring(velocity: 1.5), for: platform, motion: ExportMotion(from: 110, to: 10))
    #expect(back.code == code.replacing("110", with: "10").replacing("150", with: "-150"))
  }

  /// Android's springs weigh 1, and have no velocity of their own.
  @Test func aSpringOfAndroidWeighsOne() throws {
    #expect(
      try CurveExport(spring(velocity: 0), for: .android, motion: Self.motion).code == """
        val force = SpringForce().apply {
            stiffness = 100f
            dampingRatio = 0.5f
        }

        """)
    #expect(
      try CurveExport(spring(velocity: 0), for: .compose, motion: Self.motion).code == """
        val animation = spring<Float>(
            dampingRatio = 0.5f, stiffness = 100f)

        """)
  }

  /// Which springs a platform has: several damp critically at most, and some begin at rest.
  @Test(arguments: CurvePlatform.allCases) func platformsHaveTheirSprings(
    _ platform: CurvePlatform
  ) throws {
    for (damping, velocity) in [(20.0, 0.0), (40, 0), (44, 0), (20, 1), (44, 1)] {
      let spring = try Spring(
        mass: 4, stiffness: 100, damping: damping, initialVelocity: velocity,
        allowsOverdamping: true)
      let has =
        switch platform {
        case .css, .lottie: false
        case .swiftui, .uikit: damping <= 40
        case .android, .compose: velocity == 0
        case .flutter, .reactnative: true
        }
      #expect(platform.hasSpring(NativeSpring(spring: spring)) == has, "\(damping) \(velocity)")
    }
  }

  private static let tables: [(CurvePlatform, String, String)] = [
    (.swiftui, "inputs: [Double] = [\n    0, 0.75, 1,\n  ]", "[\n    0, 0.25, 1,\n  ]"),
    (.uikit, "keyTimes = [\n  0, 0.75, 1,\n]", "[CGFloat] = [\n  0, 0.25, 1,\n]"),
    (
      .android, "floatArrayOf(\n        0f, 0.75f, 1f,\n    )",
      "outputs = floatArrayOf(\n        0f, 0.25f, 1f,\n    )"
    ),
    (
      .compose, "inputs = floatArrayOf(\n        0f, 0.75f, 1f,\n    )",
      "outputs = floatArrayOf(\n        0f, 0.25f, 1f,\n    )"
    ),
    (.flutter, "inputs = <double>[\n    0.0, 0.75, 1.0,\n  ]", "[\n    0.0, 0.25, 1.0,\n  ]"),
    (.reactnative, "inputs = [\n    0, 0.75, 1,\n  ]", "outputs = [\n    0, 0.25, 1,\n  ]"),
  ]

  /// Lines are two lists of as many numbers.
  @Test(arguments: tables) func linesAreTwoLists(
    _ platform: CurvePlatform, _ inputs: String, _ outputs: String
  ) throws {
    let code = try export("linear(0, 0.25 75%, 1)", for: platform).code
    #expect(code.contains(inputs) && code.contains(outputs), "\(code)")
    if platform == .uikit { #expect(code.contains("shares.map { 10 + (100) * $0 }")) }
    if platform == .compose { #expect(code.contains("durationMillis = 400, easing = easing)")) }
    if platform == .reactnative { #expect(code.contains("easing: sampled,")) }
  }

  /// Of a spring that a platform lacks the lines are off by a thousandth of the way at most, and the
  /// note says where the most of it is.
  @Test(arguments: [CurvePlatform.css, .lottie]) func withoutABoundAThousandthIsNear(
    _ platform: CurvePlatform
  ) throws {
    let export = try CurveExport(spring(velocity: 0), for: platform, motion: Self.motion)
    #expect(export.worst.points > 0.01 && export.worst.points <= 0.1)
    #expect(export.travel == 100 && export.note.hasPrefix("way: worst error 0.0"))
    #expect(export.note.contains(" pt of 100 pt, at "))
  }

  /// A name keeps what cannot end a comment or a string.
  @Test func aNameKeepsWhatIsHarmless() {
    #expect(ExportMotion(name: "a*b\"c\\d\ne\u{E9}f / g").name == "abcdef / g")
    #expect(ExportMotion().name == "curve" && ExportMotion().travel == 1)
    #expect(ExportMotion(from: 3, to: -4).travel == 7)
  }

  /// A piece that takes no time is at its end.
  @Test func aPieceIsACubicOfItsValues() {
    let piece = CubicPiece(start: 1, end: 3, values: [0, 1, 4, 9])
    for share in [0.0, 0.25, 0.5, 1] {
      // 3 * 1 s (1 - s)^2 + 3 * 4 s^2 (1 - s) + 9 s^3 = 3 s + 6 s^2.
      #expect(abs(piece.progress(at: 1 + 2 * share) - (3 * share + 6 * share * share)) < 1e-12)
    }
    #expect(CubicPiece(start: 1, end: 1, values: [0, 1, 4, 9]).progress(at: 1) == 9)
  }

  /// Flutter's curve is as near as a thousandth of the time, by halves.
  @Test func fluttersCurveIsFoundByHalves() throws {
    let straight = FlutterCubic(try UnitBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3))
    #expect(straight.value(at: 0.5) == 0.5 && straight.value(at: 0.25) == 0.25)
    for x in [0.1, 0.3, 0.77] {
      // The first middle of the halves around x that is near enough.
      let middle = (1...10).lazy.map { level in
        let part = 2 / Double(1 << level)
        return ((x / part).rounded(.down) + 0.5) * part
      }.first { abs($0 - x) < 0.001 }
      #expect(abs(straight.value(at: x) - (middle ?? .nan)) < 1e-12)
    }
  }
}
