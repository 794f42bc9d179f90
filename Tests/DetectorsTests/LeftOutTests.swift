import AnimationCurves
import Detectors
import Foundation
import Scenes
import TestSupport
import Testing

/// What a bar does that is put away, or that comes with its page.
struct LeftOutTests {
  /// A bar that leaves the screen under a finger that scrolls is put away, until it has come back.
  @Test(arguments: [true, false], [true, false])
  func aBarThatAScrollPutsAway(_ isScrolled: Bool, _ isUp: Bool) {
    let keyboard = HandmadeLayer.keyboard(top: isUp ? 400 : 600)
    func screen(_ bottom: Double, from way: Double = 0, at time: Double = 0) -> [HandmadeLayer] {
      let bar = HandmadeLayer.bar(bottom: bottom)
      return [way == 0 ? bar : bar.coming(from: way, at: time, .linear(0.2)), keyboard]
    }
    let top = isUp ? 400.0 : 600
    var scene = HandmadeScene(commits: [
      (0, screen(top)), (1, screen(644, from: top - 644, at: 1)),
      (2, screen(top, from: 644 - top, at: 2)), (3, screen(top)), (3.5, screen(top)),
    ])
    scene.phases = [(0, isUp ? .open : .closed)]
    if isScrolled {
      scene.events = [SceneEvent(time: 0.9, kind: .scroll(ListScroll(.by(300), duration: 0.3)))]
    }
    let found = scene.result.findings.map(\.kind)
    #expect(found.contains(.offscreen) == !isScrolled)
    #expect(found.contains(.overlap) == (isUp && !isScrolled))
  }

  /// What the app does with a notification is no design, though a finger scrolls: the bar is judged if
  /// the keyboard posts in the turn in which it goes, and left out if it posts in another one.
  @Test(arguments: [(nil, false), (0.5, false), (1.0, true)])
  func aBarThatANotificationPutsAwayIsFound(_ time: Double?, _ isFound: Bool) {
    let keyboard = HandmadeLayer.keyboard(top: 600)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), keyboard]), (1, [.bar(bottom: 644), keyboard]),
      (2, [.bar(bottom: 644), keyboard]),
    ])
    scene.phases = [(0, .closed)]
    scene.events = [SceneEvent(time: 0.3, kind: .scroll(ListScroll(.by(300), duration: 0.3)))]
    let (made, place) = (scene.playback, CGRect(x: 0, y: 600, width: 300, height: 200))
    let posted = time.map {
      PostedNotification(
        time: $0,
        notification: KeyboardNotification(
          name: .willHide, begin: place, end: place, duration: 0.25))
    }
    let playback = Playback(
      scene: made.scene, log: made.log, phases: made.phases, posted: posted.map { [$0] } ?? [])
    #expect(CaseResult(playback).findings.contains { $0.kind == .offscreen } == isFound)
  }

  /// What a finger moves beside the keys by itself is no bar that is put away.
  @Test func aBarThatFollowsTheFingerTooFarIsFound() {
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 400), .keyboard(top: 400)]),
      (1, [.bar(bottom: 660), .keyboard(top: 500)]),
      (1.5, [.bar(bottom: 600), .keyboard(top: 600)]),
    ])
    scene.phases = [(0, .open), (1, .dragging), (1.5, .closed)]
    scene.events = [
      SceneEvent(time: 0.9, kind: .drag(KeyboardDrag(from: 300, to: 500, duration: 0.3)))
    ]
    #expect(scene.result.findings.filter { $0.kind == .offscreen }.map(\.points) == [60])
  }

  /// A keyboard that comes while the bar's page slides in is judged once all of that is at rest; of
  /// a page that was there, or that it takes along, it is judged on the way.
  @Test(arguments: [(true, 0.0), (true, 30), (false, 0), (false, 30)])
  func aKeyboardThatComesAsThePageDoes(_ slides: Bool, _ points: Double) {
    let (timing, frame) = (AnimationTiming.linear(0.5), HandmadeScene.screen)
    func screen(_ bottom: Double, keyboard: Double) -> [HandmadeLayer] {
      let page = HandmadeLayer(frame: frame, inside: [.bar(bottom: bottom)])
      let keys = HandmadeLayer.keyboard(top: keyboard)
      return [
        slides ? page.coming(from: 300, timing) : page,
        keyboard < 600 ? keys.coming(from: 200, at: 0.2, timing) : keys,
      ]
    }
    let open = screen(400 - points, keyboard: 400)
    var scene = HandmadeScene(commits: [
      (0, screen(600, keyboard: 600)), (0.2, open), (2, open), (2.5, open),
    ])
    scene.phases = [(0, .closed), (0.2, .opening), (0.7, .open)]
    let gaps = scene.result.findings.filter { $0.kind == .gap }
    #expect(gaps.isEmpty == (slides && points == 0))
    let late = gaps.allSatisfy { $0.points == points && ($0.frames?.lowerBound ?? 0) >= 42 }
    #expect(late || !slides)
  }
}
