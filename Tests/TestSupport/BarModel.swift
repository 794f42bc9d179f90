package import AnimationCurves
import Foundation
import LayerGeometry
package import Scenes

/// A keyboard and a bar in closed form, as a few sums: no layers, no commits and no search.
///
/// Every event takes keyboard and bar to another place of rest by an animation of its own, and
/// what is left of an earlier one is added: `y(t) = rest + Σ (before - after) · (1 - p(t - start))`.
package struct BarModel {
  /// A way from one place of rest to the next, with the timings of keyboard and bar.
  package struct Step {
    /// Points of the keyboard that are on the screen after it.
    package let height: Double
    /// The time of the event, in seconds.
    package let time: Double
    /// The pace of the keyboard.
    package let keyboard: AnimationTiming
    /// The pace of the bar.
    package let bar: AnimationTiming
    /// Seconds from the event to the bar's start.
    package let late: Double
    /// The rise of the bar after it, in points.
    package let rise: Double

    /// Creates a step.
    package init(
      height: Double, time: Double, keyboard: AnimationTiming, bar: AnimationTiming,
      late: Double, rise: Double
    ) {
      (self.height, self.time, self.keyboard) = (height, time, keyboard)
      (self.bar, self.late, self.rise) = (bar, late, rise)
    }
  }

  private let device: Device
  private let steps: [Step]

  /// Creates a model of events in order of time.
  package init(on device: Device, _ steps: [Step]) {
    self.device = device
    self.steps = steps
  }

  private var safeArea: Double { Double(device.safeArea.bottom) }

  /// Points by which the bar is above its place without a keyboard.
  private func rise(at time: Double) -> Double {
    sum(steps.map(\.rise), at: time) { $0.bar.progress(at: time - $0.time - $0.late) }
  }

  /// Points by which a right bar is above its place without a keyboard.
  private func rightRise(at time: Double) -> Double {
    sum(steps.map { max(0, $0.height - safeArea) }, at: time) {
      $0.keyboard.progress(at: time - $0.time)
    }
  }

  private func sum(_ rests: [Double], at time: Double, _ progress: (Step) -> Double) -> Double {
    var place = 0.0
    for (index, step) in steps.enumerated() where time >= step.time {
      place += (rests[index] - (index > 0 ? rests[index - 1] : 0)) * progress(step)
    }
    return place
  }

  /// Points by which the keyboard's top is above the place of a bar without a keyboard.
  private func keyboardRise(at time: Double) -> Double {
    sum(steps.map(\.height), at: time) { $0.keyboard.progress(at: time - $0.time) } - safeArea
  }

  /// Points by which the bar is higher than its right place, and than the keyboard's top: motions
  /// that add up to more than the way take the keyboard beyond that place.
  package func gap(at time: Double) -> Double {
    max(0, rise(at: time) - max(rightRise(at: time), keyboardRise(at: time)))
  }

  /// The greatest gap at any instant.
  package func greatestGap(until end: Double) -> Double {
    let starts = steps.flatMap { [$0.time, $0.time + $0.late] }
    let ends = steps.flatMap {
      [$0.time + $0.keyboard.duration, $0.time + $0.late + $0.bar.duration]
    }
    let kinks = (starts + ends).flatMap { [$0.nextDown, $0] }
    let grid = stride(from: 0, to: end, by: 2e-4)
    return max(
      kinks.reduce(0) { max($0, gap(at: $1)) }, grid.reduce(0) { max($0, gap(at: $1)) })
  }
}

/// A random scene of shows, hides and changes of height that interrupt each other.
package struct RandomBarScene {
  package private(set) var scene: SceneCase
  private var steps: [BarModel.Step] = []

  /// The model of the scene.
  package var model: BarModel { BarModel(on: scene.device, steps) }

  /// The time by which everything is at rest, in seconds.
  package var end: Double { (steps.last?.time ?? 0) + 2 }

  /// A scene by a generator.
  package init(using random: inout some RandomNumberGenerator) throws {
    let device = Device.known(["iPhone 8", "iPhone 14"].randomElement(using: &random) ?? "")
    let profile = KeyboardProfile.all.randomElement(using: &random) ?? .iOS18
    let rate: Double = Bool.random(using: &random) ? 60 : 120
    let timing = Self.timings.randomElement(using: &random) ?? Self.timings[0]
    let factors = [0.5, 1, 2]
    let duration: Double =
      timing.curve == nil ? 1 : factors.randomElement(using: &random) ?? 1
    let isLate = Bool.random(using: &random)
    let isIgnored = Int.random(in: 0..<4, using: &random) == 0
    var options = ["timing": timing.name, "turn": isLate ? "next" : "same"]
    options["duration"] = duration == 1 ? "told" : duration < 1 ? "halved" : "doubled"
    options["inset"] = isIgnored ? "ignored" : "respected"
    let handler = HandlerSpec.motions.randomElement(using: &random) ?? "frame"
    scene = SceneCase(
      name: handler, scene: "random",
      handler: HandlerSpec(
        name: handler,
        options: options.sorted { $0.key < $1.key }.map {
          HandlerSpec.Option(name: $0.key, value: .word($0.value))
        }), device: device, profile: profile, rate: rate, events: [])
    let safeArea = Double(device.safeArea.bottom)
    var (time, height, last) = (0.1, 0.0, (time: -1.0, height: 0.0))
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let hides = height > 0 && Int.random(in: 0..<3, using: &random) > 0
      // On its way a keyboard keeps its height: with another one its bottom would leave the screen's.
      let keeps = time - last.time < 0.6 && last.height > 0
      let drawn = Double(Int.random(in: 200...340, using: &random))
      let next = hides ? 0 : keeps ? last.height : drawn
      guard next != height else { continue }
      height = next
      last = (time, next > 0 ? next : last.height)
      let durations = [0, 0.1, 0.35]
      let own = Bool.random(using: &random) ? durations.randomElement(using: &random) : nil
      let curve = own == nil ? 7 : Int.random(in: 0...3, using: &random)
      let pace: AnimationTiming =
        try own.map { try AnimationTiming(curve: Self.curve(curve), duration: $0) }
        ?? profile.timing
      let posted = own ?? profile.notifiedDuration
      let bar: AnimationTiming =
        try timing.curve.map { try AnimationTiming(curve: $0, duration: posted * duration) } ?? pace
      scene.events.append(
        next > 0
          ? .show(next, at: time, duration: own, curve: curve)
          : .hide(at: time, duration: own, curve: curve))
      steps.append(
        BarModel.Step(
          height: next, time: time, keyboard: pace, bar: bar,
          late: isLate ? Self.nextRefresh(after: time, rate: rate) - time : 0,
          rise: next > 0 ? isIgnored ? next : max(0, next - safeArea) : 0))
      // At a thousandth, so that no event is at a refresh.
      time += (Double.random(in: 0.03...1, using: &random) * 1000).rounded() / 1000 + 1e-4
    }
  }

  private static let timings: [(name: String, curve: AnyTimingCurve?)] = [
    ("keyboard", nil), ("easeInOut", .timingFunction(.easeInEaseOut)),
    ("easeIn", .timingFunction(.easeIn)), ("easeOut", .timingFunction(.easeOut)),
    ("linear", .timingFunction(.linear)),
  ]

  private static func curve(_ number: Int) -> AnyTimingCurve {
    [
      .timingFunction(.easeInEaseOut), .timingFunction(.easeIn), .timingFunction(.easeOut),
      .timingFunction(.linear),
    ][number]
  }

  private static func nextRefresh(after time: Double, rate: Double) -> Double {
    ((time * rate).rounded(.down) + 1) / rate
  }
}
