import AnimationCurves
import CurveExports
import Foundation
import SeededRandom
import Testing

/// The code of every platform plays the curve to within the error that it states.
struct CurveExportTests {
  static let curves = [
    "keyboard", "easeIn", "default", "android-ime", "androidx-ime-show", "steps(4, jump-start)",
    "steps(3, jump-none)", "linear(0, 0.25 75%, 1)", "linear(0, 0.5 30%, 0.2 30%, 1)",
    "spring(1, 100, 20)", "spring(1, 300, 12)", "cubic-bezier(0.3, -0.4, 0.6, 1.5)",
    "linear(0.2, 0.8)",
  ]

  @Test(arguments: CurvePlatform.allCases, curves)
  func codePlaysTheCurveWithinItsError(_ platform: CurvePlatform, _ curve: String) throws {
    let timing = try CurveArgument(parsing: curve).timing(duration: 0.4, profile: .iOS26)
    let export = try CurveExport(
      timing, for: platform, motion: ExportMotion(name: curve, from: 0, to: 336))
    try expect(export, plays: timing)
  }

  @Test(arguments: CurvePlatform.allCases)
  func shortestCodeStaysWithinTheBound(_ platform: CurvePlatform) throws {
    var random = SplitMix64(seed: 20_261_122)
    for _ in 0..<5 {
      let timing = try spring(&random)
      let within = Double.random(in: 0.8...20, using: &random)
      let motion = ExportMotion(name: "spring", from: 0, to: 336)
      let export: CurveExport
      do {
        export = try CurveExport(timing, for: platform, motion: motion, within: within)
      } catch .tooFar(_, let nearest, _) {
        // A spring that is far from rest leaps at its end, later or earlier by a millisecond.
        #expect(nearest > within)
        continue
      }
      #expect(export.worst.points <= within)
      try expect(export, plays: timing)
    }
  }

  /// The note has the error in points of the way, or in shares of a way of 1, and when in milliseconds.
  @Test(arguments: [1.0, 336])
  func theNoteSaysHowFarAndWhen(_ travel: Double) throws {
    let motion = ExportMotion(name: "keys", from: 0, to: travel)
    let export = try CurveExport(KeyboardProfile.iOS18.timing, for: .android, motion: motion)
    let numbers = export.note.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    #expect(export.note.hasPrefix("keys: worst error ") && export.worst.time > 0)
    #expect(abs(try #require(numbers.first) - export.worst.points) <= 0.0005)
    #expect(abs(try #require(numbers.last) - export.worst.time * 1000) <= 0.05)
    #expect(export.note.contains(travel == 1 ? " of the way, at " : " pt of 336 pt, at "))
  }

  /// A tighter bound takes more code, but for a few digits.
  @Test(arguments: [CurvePlatform.css, .lottie])
  func tighterBoundsTakeMoreCode(_ platform: CurvePlatform) throws {
    let timing = KeyboardProfile.iOS18.timing
    var last = 0
    for within in [20.0, 10, 5, 2, 1, 0.5, 0.1] {
      let motion = ExportMotion(from: 0, to: 336)
      let export = try CurveExport(timing, for: platform, motion: motion, within: within)
      #expect(export.code.utf8.count >= last - 9, "\(within)")
      last = export.code.utf8.count
    }
  }

  @Test(arguments: [0.0, -1, 336, 400, .nan])
  func boundsThatNothingCanMeetAreRefused(_ within: Double) {
    #expect(throws: CurveExportError.self) {
      try CurveExport(
        KeyboardProfile.iOS18.timing, for: .css, motion: ExportMotion(from: 0, to: 336),
        within: within)
    }
  }

  @Test func nameCannotLeaveItsComment() throws {
    let export = try CurveExport(
      KeyboardProfile.iOS18.timing, for: .css,
      motion: ExportMotion(name: "a */ body { } /* \n \"", from: 0, to: 1))
    let comment = try #require(export.text.split(separator: "\n").first)
    #expect(comment.hasSuffix("*/") && comment.dropLast(2).contains("*/") == false)
  }

  private func spring(_ random: inout SplitMix64) throws -> AnimationTiming {
    let frequency = Double.random(in: 8...30, using: &random)
    let ratio = Double.random(in: 0.5...1.3, using: &random)
    let spring = try Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    return try AnimationTiming(curve: .spring(spring), duration: 8 / (frequency * min(ratio, 1)))
  }

  /// Expects the played code to be as far off as the export says: no farther, not much less.
  private func expect(_ export: CurveExport, plays timing: AnimationTiming) throws {
    let played = try #require(
      PlayedCode(export.text, on: export.platform, from: 0, to: 336), "\(export.text)")
    var worst = 0.0
    let end = timing.duration * 1.02
    for index in 0..<300 {
      let time = end * (Double(index) + 0.37) / 300
      // A leap may come a rounded duration too early or too late.
      guard !leaps(timing, near: time) else { continue }
      worst = max(worst, abs(timing.progress(at: time) - played.progress(at: time)) * 336)
    }
    #expect(worst <= export.worst.points + 0.002, "\(export.text)")
  }

  private func leaps(_ timing: AnimationTiming, near time: Double) -> Bool {
    let (before, after) = (timing.progress(at: time - 1e-3), timing.progress(at: time + 1e-3))
    return abs(before - after) > 0.1 || abs(time - timing.duration) < 1e-3
      || time > timing.duration && timing.endProgress != 1
  }
}
