import AnimationCurves
import Foundation
import LayerTrees
import SeededRandom
import Testing

/// Core Animation's timing model against a clock that walks cycle by cycle.
struct MediaClockTests {
  /// The time within a cycle after `elapsed` own seconds, by walking; nil while nothing shows.
  private func walked(_ clock: MediaClock, at parent: Double) -> Double? {
    let elapsed = (parent - clock.beginTime) * clock.speed
    let total = clock.repeatCount * clock.duration * (clock.autoreverses ? 2 : 1)
    if elapsed < 0 && !clock.fillsBackwards { return nil }
    if elapsed >= total && !clock.fillsForwards { return nil }
    var left = min(max(elapsed, 0), total) + clock.timeOffset
    var isForward = true
    while left > clock.duration {
      left -= clock.duration
      if clock.autoreverses { isForward.toggle() }
    }
    return isForward ? left : clock.duration - left
  }

  @Test func aCycleAfterTheOtherAndBack() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<400 {
      let duration = random.number(in: 0.1...2)
      let clock = MediaClock(
        beginTime: random.number(in: -1...1), duration: duration,
        speed: random.number(in: 0.25...3), timeOffset: random.number(in: 0...duration),
        repeatCount: random.number(in: 0.3...4), autoreverses: random.number(in: 0...1) < 0.5,
        fillsBackwards: random.number(in: 0...1) < 0.5,
        fillsForwards: random.number(in: 0...1) < 0.5)
      for _ in 0..<20 {
        let time = random.number(in: -2...12)
        let local = clock.local(at: Motion(time, velocity: 1))
        let expected = walked(clock, at: time)
        #expect((local == nil) == (expected == nil))
        if let local, let expected { #expect(abs(local.value - expected) < 1e-9) }
      }
    }
  }

  @Test func itsRateIsTheDerivativeThroughGroupsAndPacing() throws {
    let group = MediaClock(
      beginTime: 0.2, duration: 2, speed: 1.5, repeatCount: 3, autoreverses: true,
      pacing: AnimationPacing(.timingFunction(.easeIn)))
    let inner = MediaClock(beginTime: 0.3, duration: 0.9, speed: 2, fillsForwards: true)
    let timing = try AnimationTiming(curve: .timingFunction(.easeOut), duration: 0.9)
    let track = PropertyTrack(.opacity, values: [[0, 0, 0, 0, 0, 0, 0, 0], AnimatedNumbers(x: 7)])
    let animation = PropertyAnimation(
      change: .track(track), timing: timing, clocks: [group, inner])
    var checked = 0
    for time in stride(from: 0.25, to: 4, by: 0.0173) {
      let step = 1e-6
      guard let middle = animation.progressMotion(at: time),
        let left = animation.progressMotion(at: time - step),
        let right = animation.progressMotion(at: time + step)
      else { continue }
      let slope = (right.value - left.value) / (2 * step)
      // At a turn the derivative does not exist.
      guard !animation.kinks.contains(where: { abs($0 - time) < 2 * step }) else { continue }
      #expect(abs(slope - middle.velocity) < 1e-4 * max(1, abs(slope)))
      checked += 1
    }
    #expect(checked > 100)
  }

  @Test func aPlainMapNeitherStartsNorEnds() {
    let map = MediaClock(beginTime: 10, speed: -0.5, timeOffset: 3)
    #expect(map.local(at: Motion(12, velocity: 1)) == Motion(2, velocity: -0.5))
    #expect(map.local(at: Motion(0, velocity: 1)) == Motion(8, velocity: -0.5))
  }

  @Test func anOffsetWrapsAround() throws {
    let clock = MediaClock(beginTime: 0, duration: 3, timeOffset: 1)
    #expect(clock.local(at: Motion(0))?.value == 1)
    #expect(clock.local(at: Motion(1.5))?.value == 2.5)
    #expect(clock.local(at: Motion(2.5))?.value == 0.5)
    #expect(clock.local(at: Motion(3)) == nil)
  }

  /// An additive change under a clock that reads the scene's time is the change without it.
  @Test func anIdleClockChangesNothing() throws {
    let timing = KeyboardProfile.iOS18.timing
    let plain = PropertyAnimation(
      change: .position(dx: 0, dy: 336), beginTime: 0.3, timing: timing)
    let clocked = PropertyAnimation(
      change: .position(dx: 0, dy: 336), timing: timing,
      clocks: [
        MediaClock(beginTime: 0),
        MediaClock(beginTime: 0.3, duration: timing.duration, fillsBackwards: true),
      ])
    #expect((clocked.beginTime, clocked.endTime) == (plain.beginTime, plain.endTime))
    #expect(clocked.restTime == plain.restTime)
    for time in stride(from: 0.0, to: 1, by: 0.013) {
      let (left, right) = (plain.remainderMotion(at: time), clocked.remainderMotion(at: time))
      #expect(abs(left.value - right.value) < 1e-12)
      #expect(abs(left.velocity - right.velocity) < 1e-9)
    }
  }

  /// Without a duration all of the way is done while it shows.
  @Test func whatTakesNoTimeIsDoneAtOnce() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 0)
    let clock = MediaClock(beginTime: 1, duration: 0.5, fillsForwards: true)
    let animation = PropertyAnimation(change: .opacity(1), timing: timing, clocks: [clock])
    for time in [1.0, 1.25, 7] {
      let motion = try #require(animation.progressMotion(at: time))
      #expect(motion.value == 1 && motion.velocity == 0)
      #expect(animation.remainder(at: time) == 0)
    }
    #expect(animation.progressMotion(at: 0.5) == nil)
  }

  @Test func endlessOnesRestAfterACycleAndKeepShowing() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.5)
    let animation = PropertyAnimation(
      change: .opacity(1), timing: timing,
      clocks: [MediaClock(beginTime: 1, duration: 0.5, repeatCount: .infinity)])
    #expect(animation.restTime == 1.5)
    #expect(animation.endTime == .infinity)
    #expect(abs(animation.remainder(at: 101.25) - 0.5) < 1e-9)
    #expect(Set(animation.kinks).isSuperset(of: [1, 1.5]))
  }
}

extension AnimatedNumbers {
  /// One number, and nothing else.
  init(x: Double) {
    self = .zero
    self[0] = x
  }
}
