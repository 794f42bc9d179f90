import Detectors
import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// The worst lies between frames as often as not; no refresh hides it.
@MainActor
struct SeamPeakTests {
  @Test(arguments: [1.0, 4, 7.3, 24, 59.94, 240])
  func noRateHidesTheWorst(_ rate: Double) throws {
    for phase in [0, 0.25, 0.5, 0.9].map({ $0 / rate }) {
      let result = try SceneCase.of("frame", ["timing": "easeInOut"], rate: rate, phase: phase)
        .checked()
      #expect(abs((result.worst?.continuous ?? 0) - 73.528519709) < 1e-6)
      #expect(result.verdict == .fail)
      let kinds = Set(result.findings.map(\.kind))
      #expect(kinds == [.gap, .overlap])
    }
  }

  /// Between two refreshes at rest a whole show and hide goes by: found, and named, all the same.
  @Test func aSceneBetweenTwoFrames() throws {
    let result = try SceneCase.of(
      "frame", ["timing": "easeInOut"], rate: 1, events: [.show(336, at: 1.1)]
    ).checked()
    let overlap = try #require(result.findings.first { $0.kind == .overlap })
    #expect(overlap.points == 0 && abs(overlap.continuous - 73.528519709) < 1e-6)
    #expect(overlap.frames == nil && overlap.worst.frame == nil && overlap.phase == .opening)
    #expect(overlap.exposure == 0)
    #expect(result.greatestOverlap == overlap.continuous && result.verdict == .fail)
    #expect(overlap.rule == .differentCurve && overlap.cause?.names.first == "easeInOut")
  }

  /// A peak before the first refresh belongs to the run that the first refresh shows.
  @Test func aPeakBeforeTheFirstFrame() throws {
    let result = try SceneCase.of(
      "frame", ["timing": "none"], phase: 0.01, events: [.show(336, at: 0)]
    ).checked()
    #expect(result.findings.count == 1)
    #expect(result.findings.first?.continuous == 336)
    #expect((result.findings.first?.points ?? 336) < 336)
  }

  /// Linear motions that cross: the gap's top is where one of them ends, between frames.
  @Test func aKinkBetweenFrames() throws {
    let fast = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.13)
    let slow = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.41)
    var bar = HandmadeLayer.bar(bottom: 400)
    bar.animations = [
      PropertyAnimation(change: .position(dx: 0, dy: 100), beginTime: 0, timing: fast)
    ]
    var keyboard = HandmadeLayer.keyboard(top: 400)
    keyboard.animations = [
      PropertyAnimation(change: .position(dx: 0, dy: 100), beginTime: 0, timing: slow)
    ]
    var scene = HandmadeScene([bar, keyboard])
    scene.rate = 5
    let finding = try #require(scene.result.findings.first)
    #expect(abs(finding.continuous - 100 * (1 - 0.13 / 0.41)) < 1e-9)
    #expect(finding.points < finding.continuous - 1)
  }

  /// A spring that swings 16 times a second, against a bar that is there at once.
  ///
  /// `1 - p = exp(-zeta·w·t)·(cos(v·t) + zeta·w / v · sin(v·t))`: every trough is a gap, every
  /// crest an overlap, of `exp(-zeta·w·n·pi / v)` of the way.
  @Test(arguments: [(10_000.0, 4.0, 1.0), (10_000, 4, 10), (160_000, 10, 60)])
  func swingsBetweenFramesAreAllFound(
    _ stiffness: Double, _ damping: Double, _ rate: Double
  ) throws {
    let spring = try Spring(mass: 1, stiffness: stiffness, damping: damping)
    let frequency = (stiffness - damping * damping / 4).squareRoot()
    let timing = try AnimationTiming(curve: .spring(spring), duration: 0.8)
    var keyboard = HandmadeLayer.keyboard(top: 400)
    keyboard.frame.size.height += 200
    keyboard.animations = [
      PropertyAnimation(change: .position(dx: 0, dy: 100), beginTime: 0, timing: timing)
    ]
    var scene = HandmadeScene([.bar(bottom: 400), keyboard])
    scene.rate = rate
    let result = scene.result
    let crest = exp(-damping / 2 * .pi / frequency)
    let overlap = result.findings.filter { $0.kind == .overlap }.map(\.continuous).max()
    #expect(abs((overlap ?? 0) - 100 * crest) < 1e-6)
    let gap = result.findings.filter { $0.kind == .gap }.map(\.continuous).max()
    #expect(abs((gap ?? 0) - 100) < 1e-6)
  }

  /// The closed form of a bar without background above a home indicator: `(H - s)·s / H`.
  ///
  /// With s points of safe area the bar rises by H - s while the keyboard rises by H, so that
  /// (1 - p)·s shows between them, as far as it is above the zone, from p = s / H on. It is a gap
  /// where the scene says that a foot is painted there.
  @Test func aBarWithoutBackgroundShowsTheBackdrop() throws {
    let (height, safeArea) = (336.0, 34.0)
    let spring = KeyboardProfile.iOS18.timing
    var bar = HandmadeLayer.bar(bottom: 600 - height)
    bar.animations = [
      PropertyAnimation(
        change: .position(dx: 0, dy: height - safeArea), beginTime: 0, timing: spring)
    ]
    var keyboard = HandmadeLayer.keyboard(top: 600 - height)
    keyboard.animations = [
      PropertyAnimation(change: .position(dx: 0, dy: height), beginTime: 0, timing: spring)
    ]
    var guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 600 - height, width: 300, height: height))
    guide.animations = bar.animations
    var bare = HandmadeScene([bar, guide, keyboard])
    bare.safeBottom = safeArea
    #expect(bare.result.findings.isEmpty)
    bare.paintsFoot = true
    let finding = try #require(bare.result.findings.first)
    #expect(finding.kind == .gap)
    #expect(abs(finding.continuous - (height - safeArea) * safeArea / height) < 1e-6)
    bar.inside = [.cover(0, 0, 300, 44 + safeArea)]
    var filled = HandmadeScene([bar, guide, keyboard])
    filled.safeBottom = safeArea
    filled.paintsFoot = true
    #expect(filled.result.findings.isEmpty)
  }
}
