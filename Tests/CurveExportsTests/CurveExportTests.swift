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
    try expect(export, plays: timing, from: 0, to: 336)
  }

  /// Springs of any mass and first velocity, between any two values: a platform plays those that it has,
  /// and lines or pieces follow the others.
  @Test(arguments: CurvePlatform.allCases)
  func springsOfAllKindsAreWritten(_ platform: CurvePlatform) throws {
    var random = SplitMix64(seed: 20_261_126)
    for index in 0..<12 {
      let (frequency, mass) = (random.number(in: 8...30), random.number(in: 0.5...3))
      let ratio = index % 3 == 0 ? random.number(in: 1.05...1.6) : random.number(in: 0.4...0.95)
      let spring = try Spring(
        mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * frequency * mass,
        initialVelocity: index % 2 == 0 ? 0 : random.number(in: -4...8), allowsOverdamping: true)
      let timing = try AnimationTiming(curve: .spring(spring), duration: 24 / frequency)
      let (from, to) = (
        random.number(in: -90...90).rounded(), random.number(in: 200...900).rounded()
      )
      let motion =
        index % 4 < 2 ? ExportMotion(from: from, to: to) : ExportMotion(from: to, to: from)
      let export = try CurveExport(timing, for: platform, motion: motion)
      let isOwn =
        switch platform {
        case .css, .lottie: false
        case .swiftui, .uikit: index % 3 != 0
        case .android, .compose: index % 2 == 0
        case .flutter, .reactnative: true
        }
      #expect(export.code.lowercased().contains("spring") == isOwn, "\(export.code)")
      try expect(export, plays: timing, from: motion.from, to: motion.to)
    }
  }

  /// A line that takes its duration, and a little longer or shorter where it is printed: they are
  /// farthest apart when the first of them is there.
  @Test(arguments: CurvePlatform.allCases)
  func durationsAreAsPreciseAsTheyArePrinted(_ platform: CurvePlatform) throws {
    let unit =
      switch platform {
      case .android, .compose: 1e-3
      case .css, .flutter, .reactnative, .swiftui, .uikit, .lottie: 1e-6
      }
    var random = SplitMix64(seed: 20_261_127)
    let line = try PiecewiseLinear(stops: [.init(0, at: 0), .init(1, at: 1)])
    for _ in 0..<20 {
      let duration = random.number(in: 0.1...0.9)
      let printed = (duration / unit).rounded() * unit
      let export = try CurveExport(
        AnimationTiming(curve: .piecewiseLinear(line), duration: duration), for: platform,
        motion: ExportMotion(from: 1000, to: 0))
      // Lottie's keys are at frames with seven decimals.
      let off = 1000 * abs(duration - printed) / max(duration, printed)
      #expect(abs(export.worst.points - off) < 1e-6)
      if off > 0.01 {
        #expect(abs(export.worst.time - min(duration, printed)) < 1e-9)
        #expect((export.worst.difference < 0) == (printed < duration))
        let words = CurveExportError.tooFar(platform, nearest: export.worst.points, within: off / 2)
        #expect(throws: words) {
          try CurveExport(
            AnimationTiming(curve: .piecewiseLinear(line), duration: duration), for: platform,
            motion: ExportMotion(from: 1000, to: 0), within: off / 2)
        }
        #expect(
          words.description == "nothing that \(platform.rawValue) can play is within "
            + "\(off / 2) pt; the nearest is off by \(export.worst.points) pt")
      }
      let played = try #require(
        PlayedCode(export.text, on: platform, from: 1000, to: 0), "\(export.text)")
      #expect(abs(played.progress(at: 0.3 * printed) - 0.3) < 1e-5)
    }
  }

  /// Nothing takes no time: it is there at once, on every platform.
  @Test(arguments: CurvePlatform.allCases)
  func whatTakesNoTimeIsThereAtOnce(_ platform: CurvePlatform) throws {
    let timing = try AnimationTiming(curve: .timingFunction(.easeIn), duration: 0)
    let export = try CurveExport(timing, for: platform, motion: ExportMotion(from: 7, to: 5))
    #expect(export.worst.points == 0 && export.note == "curve: exact")
    #expect(export.code.contains("step-start") == (platform == .css))
    let numbers = export.code.matches(of: /\d+(?:\.\d+)?/).map(\.output)
    #expect(!numbers.isEmpty && !export.code.contains("inf") && !export.code.contains("nan"))
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
      try expect(export, plays: timing, from: 0, to: 336)
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
    let error = #expect(throws: CurveExportError.self) {
      try CurveExport(
        KeyboardProfile.iOS18.timing, for: .css, motion: ExportMotion(from: 0, to: 336),
        within: within)
    }
    let words =
      "\(within) pt is not between 0 and the way of 336.0 pt; say the way with --from and --to"
    #expect(error?.description == words)
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

  /// Expects the played code to be as far off as the export says, where it says: nowhere farther.
  private func expect(
    _ export: CurveExport, plays timing: AnimationTiming, from: Double, to: Double
  ) throws {
    let played = try #require(
      PlayedCode(export.text, on: export.platform, from: from, to: to), "\(export.text)")
    let travel = abs(to - from)
    func off(at time: Double) -> Double {
      abs(timing.progress(at: time) - played.progress(at: time)) * travel
    }
    var worst = 0.0
    let end = timing.duration * 1.02
    for index in 0..<300 {
      let time = end * (Double(index) + 0.37) / 300
      // A leap may come a rounded duration too early or too late.
      guard !leaps(timing, near: time) else { continue }
      worst = max(worst, off(at: time))
    }
    #expect(worst <= export.worst.points + 1e-5 * travel, "\(export.text)")
    // Android cuts a Bezier into lines, which is not played here.
    guard !leaps(timing, near: export.worst.time), !export.code.contains("PathInterpolator") else {
      return
    }
    let there = off(at: export.worst.time)
    #expect(abs(there - export.worst.points) <= 1e-5 * travel, "\(export.text)")
  }

  private func leaps(_ timing: AnimationTiming, near time: Double) -> Bool {
    let (before, after) = (timing.progress(at: time - 1e-3), timing.progress(at: time + 1e-3))
    return abs(before - after) > 0.1 || abs(time - timing.duration) < 1e-3
      || time > timing.duration && timing.endProgress != 1
  }
}
