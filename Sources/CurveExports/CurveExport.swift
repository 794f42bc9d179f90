public import AnimationCurves
import Foundation

/// A curve as another platform takes it, and the error of the written form.
///
/// | source | what is written |
/// |---|---|
/// | Bezier, staircase, `linear()` | the same thing, where the platform has it |
/// | spring | the platform's own spring, or lines, cubic pieces or a Bezier that follow it |
///
/// The error is that of the numbers as they are printed, evaluated as the platform documents it. A
/// platform's spring is not cut off after the duration; a duration in whole milliseconds is rounded.
public struct CurveExport: Hashable, Sendable {
  /// The platform of the code.
  public let platform: CurvePlatform
  /// The code, without a word about the error.
  public let code: String
  /// The greatest distance of the written form from the curve, in points of the travel.
  public let worst: TimingComparison.Distance
  /// The way that the points are counted in.
  public let travel: Double

  let form: ExportForm
  let name: String

  /// Writes a curve for a platform.
  ///
  /// Without `within` it is the exact form, or one that is off by at most a thousandth of the way.
  ///
  /// - Parameters:
  ///   - timing: The curve and its duration.
  ///   - platform: Where it is to be used.
  ///   - motion: The values it leads from and to, and a name for comments.
  ///   - within: How many points it may be off; the shortest text within them is taken.
  /// - Throws: ``CurveExportError`` where nothing that can be written is that near.
  public init(
    _ timing: AnimationTiming, for platform: CurvePlatform, motion: ExportMotion = ExportMotion(),
    within: Double? = nil
  ) throws(CurveExportError) {
    let candidates = FormCandidates(timing, platform: platform, motion: motion)
    let chosen = try candidates.chosen(within: within)
    self.platform = platform
    code = chosen.code
    worst = chosen.worst
    travel = motion.travel
    form = chosen.form
    name = motion.name
  }
}

/// The values that a motion leads from and to, and its name.
public struct ExportMotion: Hashable, Sendable {
  /// A name, for comments.
  public let name: String
  /// The value at the beginning.
  public let from: Double
  /// The value at the end.
  public let to: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - name: A name for comments; characters that could end one are left out.
  ///   - from: The value at the beginning, finite.
  ///   - to: The value at the end, finite.
  public init(name: String = "curve", from: Double = 0, to: Double = 1) {
    self.name = name.filter { $0.isASCII && !$0.isNewline && $0 != "*" && $0 != "\"" && $0 != "\\" }
    self.from = from
    self.to = to
  }

  /// The way between the two values, 0 or more.
  public var travel: Double { abs(to - from) }
}

/// The reason why a curve cannot be written.
public enum CurveExportError: Error, Hashable, Sendable {
  /// A number of points that is not greater than 0, or not less than the way.
  case impossibleBound(Double, travel: Double)
  /// Nothing that can be written is near enough; the nearest, in points.
  case tooFar(CurvePlatform, nearest: Double, within: Double)
  /// The curve cannot be followed.
  case curve(CurveError)
}

extension CurveExportError: CustomStringConvertible {
  /// The fault and its remedy, in one sentence.
  public var description: String {
    switch self {
    case .impossibleBound(let points, let travel):
      "\(points) pt is not between 0 and the way of \(travel) pt; "
        + "say the way with --from and --to"
    case .tooFar(let platform, let nearest, let within):
      "nothing that \(platform.rawValue) can play is within \(within) pt; "
        + "the nearest is off by \(nearest) pt"
    case .curve(let error): error.description
    }
  }
}

extension CurveExport {
  /// The code under a comment that says how far it is off at most, and when.
  public var text: String {
    switch platform {
    case .css: "/* \(note) */\n" + code
    case .lottie: "{\n  \"meta\": {\"g\": \"\(note)\"},\n" + code.dropFirst(2)
    case .swiftui, .uikit, .android, .compose, .flutter, .reactnative: "// \(note)\n" + code
    }
  }

  /// Something like `keyboard: worst error 0.369 pt of 336 pt, at 500.0 ms`.
  public var note: String {
    // Less than a millionth of the way comes from the arithmetic.
    guard worst.points > 1e-6 * travel else { return "\(name): exact" }
    let time = String(format: "%.1f ms", worst.time * 1000)
    guard travel != 1 else {
      return "\(name): worst error " + String(format: "%.5f", worst.points)
        + " of the way, at \(time)"
    }
    return "\(name): worst error " + String(format: "%.3f", worst.points)
      + " pt of \(shortDescription(travel)) pt, at \(time)"
  }
}

/// A platform that a curve can be written for.
public enum CurvePlatform: String, Hashable, Sendable, CaseIterable {
  /// CSS: `cubic-bezier()`, `steps()` or `linear()`, with the duration.
  case css
  /// SwiftUI: an `Animation`.
  case swiftui
  /// UIKit: timing parameters, or a key frame animation.
  case uikit
  /// Android's views: an interpolator or a `SpringForce`.
  case android
  /// Jetpack Compose: a `tween` or a `spring`.
  case compose
  /// Flutter: a `Curve` or a `SpringSimulation`.
  case flutter
  /// React Native's Reanimated: `withTiming` or `withSpring`.
  case reactnative
  /// Lottie: a whole animation whose shape moves by the curve.
  case lottie
}
