import AnimationCurves
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

@testable import Compositing

/// Rules of a track and of the seam that one number decides.
struct SmallRuleTests {
  /// Each half of a split keyboard is 36 % of its width, at its own side.
  @Test func halvesAreAtTheSides() {
    let halves = RectMotion(resting: CGRect(x: 20, y: 300, width: 200, height: 150)).splitHalves
    #expect(
      halves.map(\.rect) == [
        CGRect(x: 20, y: 300, width: 72, height: 150),
        CGRect(x: 148, y: 300, width: 72, height: 150),
      ])
  }

  /// A device lies on its side where its screen's tree is as wide as it is high, and nowhere else.
  @Test(arguments: [
    (300.0, 600.0, LayerRole.screen, false), (600, 300, .screen, true), (600, 600, .screen, false),
    (300, 500, .screen, false), (600, 300, .window, false),
  ])
  func aDeviceIsHeldAsItsScreenIs(
    _ width: Double, _ height: Double, _ role: LayerRole, _ isTurned: Bool
  ) {
    let device = HandmadeScene([]).playback.scene.device
    let root = LayerSnapshot(
      id: LayerID(1), role: role,
      model: LayerValues(bounds: CGRect(x: 0, y: 0, width: width, height: height)))
    #expect(device.turned(as: root).orientation == (isTurned ? .landscape : .portrait))
    #expect(device.turned(as: root).turned(as: root) == device.turned(as: root))
  }

  /// Samples of gap and overlap come in order of time, and where phases change there is one.
  @Test func samplesComeInOrder() {
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 380), .keyboard(top: 400)]), (1, [.bar(bottom: 430), .keyboard(top: 400)]),
      (
        2, [.bar(bottom: 400), HandmadeLayer.keyboard(top: 400).coming(from: 9, at: 2, .linear(1))]
      ),
    ])
    scene.phases = [(0, .open), (0.5, .closed), (1.5, .open), (2.5, .closed), (3.5, .open)]
    let samples = Compositor(scene.playback).samples
    for fault in SeamFault.allCases {
      let times = samples[fault].map(\.time)
      #expect(times == times.sorted() && Set(times).isSuperset(of: [0, 0.5, 1, 1.5, 2, 2.5, 3]))
    }
    // A keyboard that is closed covers nothing, from the instant on at which it is.
    let covered = samples[.overlap].filter { $0.value > 0 }.map(\.time)
    #expect(covered.first == 1.5 && (covered.last { $0 < 2 } ?? 0) == 2.0.nextDown)
  }

  /// A screen is dark where its look says so.
  @Test(arguments: [nil, false, true]) func aScreenIsDarkByItsLook(_ isDark: Bool?) {
    var log = CommitLog()
    log.append(
      Commit(
        time: 0,
        root: LayerSnapshot(
          id: LayerID(1), role: .screen, model: LayerValues(),
          look: isDark.map { LayerLook(isDark: $0) })))
    let scene = HandmadeScene([]).playback.scene
    let playback = Playback(scene: scene, log: log, phases: PhaseLog())
    #expect(Compositor(playback).frame(0).isDark == (isDark ?? false))
  }

  /// A keyboard that is more than opaque on its way is opaque.
  @Test func opacityIsNoMoreThanWhole() {
    var keyboard = HandmadeLayer.keyboard(top: 400)
    keyboard.animations = [
      PropertyAnimation(change: .opacity(0.5), beginTime: 0, timing: .linear(0.5))
    ]
    let shown = CaseTrack(Compositor(HandmadeScene([.bar(bottom: 400), keyboard]).playback)).opacity
    #expect(shown.count > 20 && shown.allSatisfy { $0 == 1 })
    keyboard.opacity = 0.5
    let half = CaseTrack(Compositor(HandmadeScene([.bar(bottom: 400), keyboard]).playback)).opacity
    #expect(half.first == 1 && half.last == 0.5 && half[12].map { abs($0 - 0.8) < 0.02 } == true)
  }

  private func kind(
    of layer: HandmadeLayer, inBar: Bool = false
  ) -> CaseTrack.Layer.Kind? {
    let bar = HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 0, y: 356, width: 300, height: 44),
      inside: inBar ? [layer] : [])
    let layers = (inBar ? [] : [layer]) + [bar, .keyboard(top: 400)]
    let track = CaseTrack(Compositor(HandmadeScene(layers).playback))
    return track.scenery.layers.first { [.backdrop, .plain, .ground].contains($0.kind) }?.kind
  }

  /// What is as large as the app but for a point, and lets nothing through, is its ground.
  @Test(arguments: [
    (1.0, 1.0, CaseTrack.Layer.Kind.backdrop), (0, 1, .backdrop), (1.01, 1, .plain),
    (0, 0.995, .backdrop), (0, 0.985, .plain),
  ])
  func aGroundIsAsLargeAsTheApp(_ inset: Double, _ alpha: Double, _ kind: CaseTrack.Layer.Kind) {
    for sides in [(1.0, 0.0, 1.0, 0.0), (0, 1, 0, 1), (0, 0, 1, 0), (0, 0, 0, 1)] {
      var layer = HandmadeLayer.cover(
        inset * sides.0, inset * sides.1, 300 - inset * (sides.0 + sides.2),
        600 - inset * (sides.1 + sides.3))
      layer.color = LayerColor(red: 1, green: 1, blue: 1, alpha: alpha)
      #expect(self.kind(of: layer) == kind, "\(sides)")
    }
  }

  /// Of what is in a bar that is its ground which is wider than nine tenths of the app.
  @Test(arguments: [(270.0, CaseTrack.Layer.Kind.plain), (271, .ground)])
  func aBarsGroundIsWide(_ width: Double, _ kind: CaseTrack.Layer.Kind) {
    #expect(self.kind(of: .cover(0, 0, width, 20), inBar: true) == kind)
  }

  /// What rests and what moves evenly takes a few bytes, however long it does.
  @Test func whatMovesEvenlyIsShort() throws {
    func size(_ value: (Int) -> Double?, _ count: Int) throws -> Int {
      var track = CaseTrack()
      track.keyboardTop = (0..<count).map(value)
      let packed = PackedTrack(track)
      #expect(packed.track == track)
      return try JSONEncoder().encode(packed).count
    }
    for value: (Int) -> Double? in [{ _ in 500 }, { 500 + 0.25 * Double($0) }, { _ in nil }] {
      #expect(try size(value, 1000) - size(value, 100) <= 4)
    }
    #expect(try size({ Double($0 * $0 % 97) }, 1000) > 1000)
  }
}
