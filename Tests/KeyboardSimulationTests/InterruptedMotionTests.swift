import AnimationCurves
import Foundation
import KeyboardSimulation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// A keyboard whose motions interrupt one another, in closed form.
@MainActor
struct InterruptedMotionTests {
  private static let curves: [TimingFunction] = [.easeInEaseOut, .easeIn, .easeOut, .linear]

  /// A way to a place of the keyboard's top, from a time on.
  private struct Step {
    let time: Double
    let top: Double
    let timing: AnimationTiming
  }

  /// Each motion begins with what is left of those before it, which is added, and the keys reach down
  /// to the screen's bottom all the while.
  @Test(arguments: KeyboardProfile.all, 0..<3)
  func motionsAddUp(_ profile: KeyboardProfile, _ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(2030 + seed))
    let (bottom, height) = (812.0, 260.0)
    var (events, steps, time): ([SceneEvent], [Step], Double) = ([], [], 0)
    for index in 0..<8 {
      time += random.number(in: 0.03...0.6)
      let isShow = index.isMultiple(of: 2)
      let curve = Int.random(in: 0...3, using: &random)
      let duration = Bool.random(using: &random) ? random.number(in: 0.1...0.8) : nil
      events.append(
        isShow
          ? .show(height, at: time, duration: duration, curve: duration == nil ? 7 : curve)
          : .hide(at: time, duration: duration, curve: duration == nil ? 7 : curve))
      let timing = try duration.map {
        try AnimationTiming(curve: .timingFunction(Self.curves[curve]), duration: $0)
      }
      steps.append(
        Step(time: time, top: isShow ? bottom - height : bottom, timing: timing ?? profile.timing))
    }
    let playback = try Rehearsal(events, profile: profile).playback
    for index in 0..<Int((time + 1.5) * 200) {
      let time = Double(index) / 200
      var (top, last) = (bottom, bottom)
      for step in steps where step.time <= time {
        top += (step.top - last) * step.timing.progress(at: time - step.time)
        last = step.top
      }
      let frame = try playback.keyboardFrame(at: time)
      #expect(abs(Double(frame.minY) - top) < 1e-6, "\(time) \(events)")
      #expect(Double(frame.maxY) >= bottom - 1e-6, "\(time) \(events)")
    }
    #expect(try playback.keyboardFrame(at: 99).height == height)
  }
}
