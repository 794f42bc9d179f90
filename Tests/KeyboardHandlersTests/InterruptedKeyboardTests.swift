import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
import SeededRandom
import TestSupport
import Testing

/// Motions that interrupt one another by other curves and durations than the keyboard's own.
///
/// They add up, so that the keyboard's top can pass its end; its bottom stays at the screen's, and
/// a bar that is animated alike is right.
@MainActor
struct InterruptedKeyboardTests {
  private nonisolated static let devices = ["iPhone 8", "iPhone 14", "iPhone 17", "iPad mini"]

  /// Shows of several heights, and hides by any curve and duration, most of them on the way.
  private func events(_ random: inout SplitMix64) -> [SceneEvent] {
    var time = 0.0
    return (0..<Int.random(in: 3...7, using: &random)).flatMap { _ -> [SceneEvent] in
      time += Double.random(in: 0.03...0.5, using: &random)
      let show = SceneEvent.show(
        Double.random(in: 200...300, using: &random).rounded(), at: time)
      time += Double.random(in: 0.03...0.9, using: &random)
      let curve = [0, 1, 2, 3, 7].randomElement(using: &random) ?? 0
      return [
        show,
        .hide(at: time, duration: Double.random(in: 0.1...0.8, using: &random), curve: curve),
      ]
    } + [.show(260, at: time + 0.05)]
  }

  @Test(arguments: ["frame", "constraint", "transform", "layoutguide"], 0..<6)
  func theKeyboardStaysAtTheBottomAndRightBarsAreRight(_ handler: String, _ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed + 2027))
    let profile = try #require(KeyboardProfile.all.randomElement(using: &random))
    for name in Self.devices {
      let device = try #require(Device.named(name, on: profile))
      let result = try check(
        .named(handler), on: device, profile: profile, rate: 120, events(&random))
      #expect(result.findings.isEmpty, "\(name), \(profile.name): \(result.findings)")
      let track = try #require(result.track)
      let bottoms: [Double] = track.keyboard.compactMap { $0?.first.map { $0[1] + $0[3] } }
      let lowest = try #require(bottoms.min())
      let bottom = Double(device.size.height) - 1e-6
      #expect(lowest >= bottom, "\(name), \(profile.name)")
      let top: Double = Double(device.size.height) - 260
      let last: [Double] = try #require(track.keyboard.last??.first)
      #expect(last[1] == top && last[3] == 260)
    }
  }

  /// A bar by easeInOut under a keyboard that comes back from a slower hide: `266 (q(t) - p(t))`.
  ///
  /// Before it has passed its end the keyboard covers `300 q - 34 - 266 p` of it, and what is left
  /// of the hide, `h`, has 34 points less of the bar's way than of the keyboard's.
  @Test func aWrongBarIsMeasuredAllTheWay() throws {
    let device = try #require(Device.named("iPhone 17", on: .iOS26))
    let result = try check(
      .named("frame", ["timing": "easeInOut"]), on: device, profile: .iOS26,
      [
        .show(300, at: 0.2), .hide(at: 1, duration: 0.35, curve: 0), .show(300, at: 1.06),
      ])
    let ease = { (time: Double, duration: Double) in
      TimingFunction.easeInEaseOut.progress(at: time, duration: duration)
    }
    let greatest = stride(from: 1.06, to: 1.06 + 23.0 / 60, by: 1e-4).reduce(0.0) {
      greatest, time in
      let q = KeyboardProfile.iOS26.spring.progress(at: time - 1.06)
      let h = 1 - ease(time - 1, 0.35)
      let bar = 266 * (1 - ease(time - 1.06, 0.383)) - 266 * h
      let keyboard = 300 * (1 - q) - 300 * h
      let guide = 266 * (1 - q) - 266 * h
      return max(greatest, bar - max(keyboard, guide))
    }
    let worst = try #require(result.findings.map(\.continuous).max())
    #expect(abs(worst - greatest) < 0.05, "\(worst), \(greatest)")
  }
}
