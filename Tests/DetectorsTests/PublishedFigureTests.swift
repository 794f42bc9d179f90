import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// The errors of the classic mistakes: closed forms, and a search of every microsecond.
@MainActor
struct PublishedFigureTests {
  /// A way of moving the bar, and how far it has come at a time since the keyboard started.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let options: [String: String]
    let progress: @Sendable (Double) -> Double

    var testDescription: String { options.map { "\($0): \($1)" }.joined() }

    static let easeInOut = Mistake(options: ["timing": "easeInOut"], progress: ClosedForm.easeInOut)
    static let easeIn = Mistake(options: ["timing": "easeIn"], progress: ClosedForm.easeIn)
    static let easeOut = Mistake(options: ["timing": "easeOut"], progress: ClosedForm.easeOut)
    static let linear = Mistake(options: ["timing": "linear"], progress: ClosedForm.linear)
    static let all = [easeInOut, easeIn, easeOut, linear]
  }

  private static let motions = ["frame", "constraint", "transform"]

  /// The greatest of `bar - keyboard` and `keyboard - bar` over 0.5 s, as fractions of the way.
  ///
  /// The grid is fine enough for 1e-9: near its top a smooth difference falls off as the square,
  /// and where it has a kink or a jump the grid holds that instant and the one before.
  private func brute(_ bar: (Double) -> Double) -> (ahead: Double, behind: Double) {
    var (ahead, behind) = (0.0, 0.0)
    for step in 0...560_000 {
      let time = Double(step) * 1e-6
      let difference = bar(time) - ClosedForm.keyboard(time)
      ahead = max(ahead, difference)
      behind = max(behind, -difference)
    }
    return (ahead, behind)
  }

  /// Figures that follow from the keyboard's spring over 336 pt, to a tenth.
  @Test(arguments: [
    (Mistake.easeInOut, 73.5), (.easeIn, 117.5), (.easeOut, 29.0), (.linear, 55.7),
  ])
  func figuresOverThreeHundredAndThirtySixPoints(_ mistake: Mistake, _ figure: Double) throws {
    for motion in Self.motions {
      let result = try SceneCase.of(motion, mistake.options).checked()
      let worst = try #require(result.worst)
      #expect(abs(worst.continuous - figure) <= 0.05, "\(motion): \(worst.continuous)")
    }
  }

  @Test(arguments: [(60.0, 37.5), (120, 18.8)])
  func aTurnLate(_ rate: Double, _ figure: Double) throws {
    for motion in Self.motions {
      let result = try SceneCase.of(motion, ["turn": "next"], rate: rate).checked()
      let worst = try #require(result.worst)
      #expect(abs(worst.continuous - figure) <= 0.05, "\(motion): \(worst.continuous)")
    }
  }

  @Test(arguments: Mistake.all)
  func continuousWorstIsThatOfEveryMicrosecond(_ mistake: Mistake) throws {
    let (ahead, behind) = brute(mistake.progress)
    for motion in Self.motions {
      for (height, rate, phase) in [(336.0, 60.0, 0.0), (258, 120, 0.004), (301.5, 60, 0.011)] {
        let result = try SceneCase.of(
          motion, mistake.options, rate: rate, phase: phase,
          events: [.show(height, at: 0), .hide(at: 1)]
        ).checked()
        let expected: [(FindingKind, Bool, Double)] = [
          (.gap, true, ahead), (.overlap, true, behind), (.gap, false, behind),
          (.overlap, false, ahead),
        ]
        for (kind, isOpening, share) in expected where share > 0.01 {
          let found = result.findings.filter {
            $0.kind == kind && ($0.worst.time < 0.9) == isOpening
          }.map(\.continuous).max()
          // Constraints are laid out on whole pixels, up to half a pixel from the height.
          let room = motion == "constraint" ? 0.5 / 3 + 1e-6 : 2e-6
          #expect(abs((found ?? 0) - share * height) < room)
        }
      }
    }
  }

  /// A bar that starts a refresh later; `delay` follows from the phase.
  @Test(arguments: [(60.0, 0.0), (120, 0), (60, 0.005), (24, 0.03)])
  func continuousWorstOfALateTurn(_ rate: Double, _ phase: Double) throws {
    let delay = phase > 0 ? phase : 1 / rate
    let (ahead, behind) = brute { ClosedForm.keyboard($0 - delay) }
    #expect(ahead == 0)
    for motion in Self.motions {
      let result = try SceneCase.of(
        motion, ["turn": "next"], rate: rate, phase: phase, events: [.show(336, at: 0)]
      ).checked()
      #expect(abs((result.worst?.continuous ?? 0) - 336 * behind) < 2e-6)
      #expect(result.findings.allSatisfy { $0.kind == .overlap || $0.kind == .lag })
    }
  }

  @Test(arguments: Mistake.all)
  func everyFrameReadsTheClosedForm(_ mistake: Mistake) throws {
    for motion in Self.motions {
      for (height, rate, phase) in [(336.0, 60.0, 0.0), (258, 120, 0.004)] {
        let scene = SceneCase.of(
          motion, mistake.options, rate: rate, phase: phase,
          events: [.show(height, at: 0), .hide(at: 1)])
        let compositor = Compositor(try scene.played())
        for (time, reading) in zip(compositor.times, compositor.readings) where time < 1.5 - 1e-9 {
          let since = time < 1 ? time : time - 1
          let difference = height * (mistake.progress(since) - ClosedForm.keyboard(since))
          let ahead = time < 1 ? difference : -difference
          let reading = try #require(reading)
          #expect(abs(reading.gap - max(0, ahead)) < 1e-9)
          #expect(abs(reading.overlap - max(0, -ahead)) < 1e-9)
        }
        #expect(abs((compositor.times.first ?? -1) - phase) < 1e-12)
      }
    }
  }

  /// A bar that is there at once: the full travel at frame 0, and `H·(1 - p)` at every later one.
  @Test(arguments: [
    ("frame", ["timing": "none"]), ("constraint", ["timing": "none"]),
    ("transform", ["timing": "none"]), ("constraint", ["layout": "deferred"]),
    ("article-constraint", [:]),
  ])
  func withoutAnimationTheGapIsTheWholeTravel(_ motion: String, _ options: [String: String]) throws
  {
    let result = try SceneCase.of(motion, options).checked()
    let first = try #require(result.findings.first)
    #expect(first.kind == .gap && first.points == 336 && first.continuous == 336)
    #expect(first.worst == Finding.Worst(frame: 0, time: 0) && first.phase == .opening)
    let compositor = try #require(result.compositor)
    for index in 0..<30 {
      let left = 336 * (1 - ClosedForm.keyboard(Double(index) / 60))
      #expect(abs((compositor.readings[index]?.gap ?? 0) - left) < 1e-9)
      #expect(abs((compositor.readings[60 + index]?.overlap ?? 0) - left) < 1e-9)
    }
  }
}
