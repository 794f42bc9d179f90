import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// A bar that leaves the screen under a finger on the list is not looked for until it is back.
struct BarsPutAwayTests {
  /// Commits a second apart, from 0 on, each with a bar over a closed keyboard.
  private struct Scrolled {
    var bars: [HandmadeLayer]
    var events = [SceneEvent(time: 1, kind: .scroll(ListScroll(.by(-100))))]
    var phases: [(Double, Phase)] = [(0, .closed)]
    var source = Playback.Source.simulated
    var posted: [Double] = []
    /// True if the bar lies in the keyboard's window.
    var isCarried = false

    init(_ bottoms: [Double]) { bars = bottoms.map { .bar(bottom: $0) } }

    /// True for each commit that has a bar to look for.
    var shown: [Bool] {
      var scene = HandmadeScene(
        commits: bars.enumerated().map { index, bar in
          let layers = [bar, HandmadeLayer.keyboard(top: 400).lowered(by: 200)]
          let window = HandmadeLayer(
            role: .window, frame: HandmadeScene.screen, inside: layers)
          return (Double(index), isCarried ? [window] : layers)
        })
      (scene.events, scene.phases) = (events, phases)
      let played = scene.playback
      let frame = CGRect(x: 0, y: 600, width: 300, height: 200)
      let notification = KeyboardNotification(
        name: .willHide, begin: frame, end: frame, duration: 0.25)
      let playback = Playback(
        scene: played.scene, source: source, log: played.log, phases: played.phases,
        posted: posted.map { PostedNotification(time: $0, notification: notification) })
      return ScreenTrack(playback).commits.map { $0.roles.bar != nil }
    }
  }

  @Test func aBarIsAwayFromWhereItLeavesToWhereItIsBack() {
    #expect(Scrolled([600, 700, 700, 600, 600]).shown == [true, false, false, true, true])
    // One that was never on the screen has not left it.
    #expect(Scrolled([700, 700, 600, 700, 600]).shown == [true, true, true, false, true])
  }

  /// Half a point beyond an edge is still on the screen.
  @Test(arguments: [(600.5, true), (600.6, false), (43.5, true), (43.4, false), (44, true)])
  func halfAPointIsStillOnTheScreen(_ bottom: Double, _ isShown: Bool) {
    #expect(Scrolled([600, bottom, 600]).shown == [true, isShown, true])
  }

  /// A bar that slides counts by where it comes to rest.
  @Test func whereItComesToRestCounts() {
    var leaving = Scrolled([600, 700, 600])
    leaving.bars[1] = leaving.bars[1].coming(from: -100, at: 1, .linear(0.5))
    #expect(leaving.shown == [true, false, true])
    var staying = Scrolled([600, 600, 600])
    staying.bars[1] = staying.bars[1].coming(from: 100, at: 1, .linear(0.5))
    #expect(staying.shown == [true, true, true])
  }

  /// On its way back it is not looked for yet, unless the keyboard has it come.
  @Test(
    arguments: [([], false), ([2.0], true), ([2 + 5e-7], true), ([2 + 2e-6], false)]
      as [([Double], Bool)])
  func onItsWayBackItIsAway(_ posted: [Double], _ isShown: Bool) {
    var coming = Scrolled([600, 700, 600, 600])
    coming.bars[2] = coming.bars[2].coming(from: 100, at: 2, .linear(0.5))
    coming.posted = posted
    #expect(coming.shown == [true, false, isShown, true])
  }

  /// Only a finger on the list puts it away, and only where it is the last thing that happened.
  @Test func aFingerOnTheListPutsItAway() {
    var scene = Scrolled([600, 700, 700, 600])
    let scroll = scene.events[0].kind
    for (events, isShown) in [
      ([], true), ([(0.5, scroll)], false), ([(1 + 5e-7, scroll)], false),
      ([(1 + 2e-6, scroll)], true), ([(0.5, scroll), (0.8, .blur)], true),
      ([(0.5, .blur), (0.8, scroll)], false),
      ([(1, .drag(KeyboardDrag(from: 300, to: 400, duration: 0.3)))], false),
    ] as [([(Double, SceneEvent.Kind)], Bool)] {
      scene.events = events.map { SceneEvent(time: $0.0, kind: $0.1) }
      #expect(scene.shown == [true, isShown, isShown, true], "\(events)")
    }
  }

  /// What an app does as the keyboard posts is none of the finger's doing.
  @Test(arguments: [(1.0, true), (1.000_000_5, true), (1.000_002, false), (0.5, false)])
  func whatGoesWithThePostIsLookedFor(_ posted: Double, _ isShown: Bool) {
    var scene = Scrolled([600, 700, 600])
    scene.posted = [posted]
    #expect(scene.shown == [true, isShown, true])
  }

  /// With a keyboard only a bar that begins to slide with the commit is put away.
  @Test(
    arguments: [(nil, true), (1.0, false), (1 - 5e-7, false), (1 - 2e-6, true), (1.2, false)]
      as [(Double?, Bool)])
  func besideAKeyboardItHasToSlide(_ begin: Double?, _ isShown: Bool) {
    var scene = Scrolled([600, 700, 600])
    scene.phases = [(0, .open)]
    if let begin { scene.bars[1] = scene.bars[1].coming(from: -100, at: begin, .linear(0.5)) }
    #expect(scene.shown == [true, isShown, true])
    scene.phases = [(0, .open), (1, .closed)]
    #expect(scene.shown == [true, false, true])
  }

  /// What was logged is as it was logged, and what the system carries is the system's.
  @Test func whatIsLoggedOrCarriedStays() {
    var scene = Scrolled([600, 700, 600])
    scene.source = .logged
    #expect(scene.shown == [true, true, true])
    (scene.source, scene.isCarried) = (.simulated, true)
    #expect(scene.shown == [true, true, true])
  }
}
