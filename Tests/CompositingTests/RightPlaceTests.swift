import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Gaps against a model in closed form, over scenes whose shows and hides interrupt each other.
@MainActor
struct RightPlaceTests {
  /// Points by which the two may differ: both sum up the same curves, and the model's greatest value is
  /// that of a grid.
  private static let tolerance = 0.003

  @Test func gapsAreTheModels() throws {
    var random = SplitMix64(seed: 29)
    var hanging = 0
    for _ in 0..<TestLength.cases(150, long: 3000) {
      let drawn = try RandomBarScene(using: &random)
      let playback = try ScenePlayer(registry: .standard).play(drawn.scene)
      let compositor = Compositor(playback)
      let model = drawn.model
      let off =
        zip(compositor.times, compositor.readings).map { time, reading -> Double in
          // A late bar's last leap is at a refresh: which side of it counts is rounding.
          let gap: Double = reading?.gap ?? 0
          return [-1e-7, 0, 1e-7].map { abs(gap - model.gap(at: time + $0)) }.min() ?? 0
        }.max() ?? 0
      #expect(off < Self.tolerance, "\(drawn.scene.handler) \(drawn.scene.events)")
      let gaps = compositor.samples[.gap]
      let found = gaps.map(\.value).max() ?? 0
      let greatest = model.greatestGap(until: drawn.end)
      if greatest > 0.5 {
        #expect(
          abs(found - greatest) < Self.tolerance, "\(drawn.scene.handler) \(drawn.scene.events)")
      }
      let hangs = gaps.contains {
        $0.value > 0.5 && playback.phases.phase(at: $0.time) == .closed
      }
      if hangs { hanging += 1 }
    }
    // Some bars are still up when the keyboard has left.
    #expect(hanging > 0)
  }

  /// Without a foot the backdrop shows below a right bar: a note, and a gap where a scene asks.
  @Test(arguments: [false, true])
  func aFootIsAskedForOnlyBySceneWithOne(_ paints: Bool) throws {
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 390, width: 300, height: 210))
    var scene = HandmadeScene([.bar(bottom: 390), guide, .keyboard(top: 400)])
    scene.safeBottom = 34
    scene.paintsFoot = paints
    #expect(scene.reading?.gap == (paints ? 10 : 0))
    #expect(scene.reading?.backdrop == 10)
  }

  /// Of a bar that is half a point or more too high its ground says nothing.
  @Test(arguments: [(389.5, 0.0), (389.6, 10), (391, 9), (400, 0)])
  func aBarThatIsTooHighHasNoFoot(_ bottom: Double, _ backdrop: Double) {
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 390, width: 300, height: 210))
    var scene = HandmadeScene([.bar(bottom: bottom), guide, .keyboard(top: 400)])
    scene.safeBottom = 34
    #expect(abs((scene.reading?.backdrop ?? -1) - backdrop) < 1e-9)
  }

  /// What opens and closes between two looks is found: both go their way within a refresh, one ahead
  /// of the other.
  @Test(arguments: [true, false]) func whatOpensBetweenLooksIsFound(_ isGap: Bool) throws {
    let (ahead, behind) = (TimingFunction.easeOut, TimingFunction.easeIn)
    func timing(_ function: TimingFunction) -> AnimationTiming {
      .known(.timingFunction(function), 1.0 / 60)
    }
    let (bar, keyboard) = isGap ? (ahead, behind) : (behind, ahead)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), HandmadeLayer.keyboard(top: 400).lowered(by: 200)]),
      (
        0.1,
        [
          HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, timing(bar)),
          HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 0.1, timing(keyboard)),
        ]
      ),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.2, .open)]
    let greatest = (0...10_000).reduce(0.0) { greatest, step in
      let time = Double(step) / 10_000 / 60
      let share =
        timing(ahead).progress(at: time) - timing(behind).progress(at: time)
      return max(greatest, 200 * share)
    }
    #expect(greatest > 50)
    #expect(abs(scene.greatest(isGap ? .gap : .overlap) - greatest) < 1e-4)
    #expect(scene.greatest(isGap ? .overlap : .gap) < 1e-6)
  }

  /// Under a finger a bar belongs as far on its way home as the keyboard is on its own.
  @Test(arguments: [400.0, 450, 500, 600], [360.0, 460])
  func aDragTakesTheBarHomeInProportion(_ top: Double, _ bottom: Double) {
    let home = 566.0
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: home), .keyboard(top: 600)]),
      (1, [.bar(bottom: 400), .keyboard(top: 400)]),
      (2, [.bar(bottom: bottom), .keyboard(top: top)]),
    ])
    scene.safeBottom = 600 - home
    scene.phases = [(0, .closed), (1, .open), (2, .dragging)]
    let right = 400 + (home - 400) * (top - 400) / 200
    #expect(abs(scene.greatest(.gap) - max(0, right - bottom)) < 1e-9)
  }

  /// A bar that floats 10 points above the zone and rests 5 above the keyboard belongs between the
  /// two on its way: one that sets out late leaves the keyboard's share of that open.
  @Test func aFloatingBarGoesFromItsOwnDistanceToTheOther() throws {
    let closing = HandmadeLayer.bar(bottom: 556).coming(from: -161, at: 2.6, .linear(0.2))
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 556), .keyboard(top: 600)]), (1, [.bar(bottom: 395), .keyboard(top: 400)]),
      (
        2,
        [
          closing,
          HandmadeLayer.keyboard(top: 400).lowered(by: 200).coming(from: -200, at: 2, .linear(0.5)),
        ]
      ),
    ])
    scene.safeBottom = 34
    scene.phases = [(0, .closed), (1, .open), (2, .closing), (2.5, .closed)]
    let compositor = Compositor(scene.playback)
    for (time, reading) in zip(compositor.times, compositor.readings) where time > 1 && time < 2.6 {
      let share = max(0, min(1, (time - 2) / 0.5))
      #expect(abs(try #require(reading).gap - 161 * share) < 1e-9)
    }
  }

  /// A design, by the bar's bottom without and above a keyboard whose top is at 400.
  struct Design: Sendable {
    let closed: Double
    let open: Double
    /// The top of a tab bar; nil where there is none.
    var tabs: Double?
    /// Points by which the bar is too high above the keyboard.
    var gap = 0.0

    /// The bar and the keyboard, up or not at first, after motions that begin at some times.
    func layers(_ times: [Double], isUp: Bool) -> [HandmadeLayer] {
      let endsUp = isUp == times.count.isMultiple(of: 2)
      var bar = HandmadeLayer.bar(bottom: endsUp ? open : closed)
      var keyboard = HandmadeLayer.keyboard(top: 400).lowered(by: endsUp ? 0 : 200)
      for (index, time) in times.enumerated() {
        let sign = isUp == index.isMultiple(of: 2) ? -1.0 : 1
        bar = bar.coming(from: sign * (closed - open), at: time, .keyboard)
        keyboard = keyboard.coming(from: sign * 200, at: time, .keyboard)
      }
      let tabs = tabs.map { HandmadeLayer.cover(0, $0, 300, 600 - $0) }
      return [bar] + [tabs].compactMap(\.self) + [keyboard]
    }
  }

  nonisolated static let designs = [
    Design(closed: 566, open: 400), Design(closed: 600, open: 400),
    Design(closed: 517, open: 400, tabs: 517), Design(closed: 517, open: 400),
    Design(closed: 556, open: 390), Design(closed: 556, open: 400),
    Design(closed: 556, open: 395), Design(closed: 644, open: 400),
    Design(closed: 566, open: 366, gap: 34), Design(closed: 600, open: 366, gap: 34),
    Design(closed: 517, open: 351, tabs: 517, gap: 49), Design(closed: 517, open: 317, gap: 34),
    Design(closed: 556, open: 356, gap: 34), Design(closed: 566, open: 390, gap: 10),
  ]

  /// Safe areas, tab bars and floating bars follow from the rests, whenever the hide comes.
  @Test(arguments: designs, [2.0, 1.1]) func designsFollowFromTheirRests(
    _ design: Design, hide: Double
  ) throws {
    let timing = KeyboardProfile.iOS18.timing
    var scene = HandmadeScene(commits: [
      (0, design.layers([], isUp: false)), (1, design.layers([1], isUp: false)),
      (hide, design.layers([1, hide], isUp: false)),
    ])
    scene.phases = [(0, .closed), (1, .opening), (hide, .closing), (hide + 0.5, .closed)]
    scene.safeBottom = 34
    let gap = scene.greatest(.gap)
    let share = hide < 1.5 ? Self.share(timing, at: hide) : 1
    #expect(abs(gap - design.gap * share) < 1e-6)
  }

  /// Where a scene begins with a keyboard that comes back before anything rests without it, the place
  /// where the bar was to rest says as much.
  @Test(arguments: designs, [1.05, 1.2]) func designsFollowFromWhereTheyWereToRest(
    _ design: Design, show: Double
  ) throws {
    var scene = HandmadeScene(commits: [
      (0, design.layers([], isUp: true)), (1, design.layers([1], isUp: true)),
      (show, design.layers([1, show], isUp: true)),
    ])
    scene.phases = [(0, .open), (1, .closing), (show, .opening), (show + 0.5, .open)]
    scene.safeBottom = 34
    let last = Compositor(scene.playback).readings.last ?? nil
    #expect(abs(try #require(last).gap - design.gap) < 1e-6)
  }

  /// The greatest share of its way up that a bar has gone that is called back after a time.
  private static func share(_ timing: AnimationTiming, at hide: Double) -> Double {
    stride(from: 0, to: 1, by: 1e-5).reduce(0) { greatest, time in
      max(
        greatest,
        timing.progress(at: time) - timing.progress(at: time - (hide - 1)))
    }
  }
}
