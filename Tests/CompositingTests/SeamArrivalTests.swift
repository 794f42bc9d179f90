import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// While a page slides in with the bar on it, nothing is known of the seam.
struct SeamArrivalTests {
  /// A page with a bar that slides in for a time from 0 on, and a keyboard that comes up at another.
  private func timeline(
    page duration: Double, keyboard start: Double, for length: Double = 0.5
  ) -> ScreenTimeline {
    var page = HandmadeLayer(frame: HandmadeScene.screen, inside: [.bar(bottom: 400)])
    let still = page
    page.animations = [
      PropertyAnimation(
        change: .position(dx: 300, dy: 0), beginTime: 0, timing: .linear(duration))
    ]
    let keyboard = HandmadeLayer.keyboard(top: 400)
    let up = keyboard.coming(from: 200, at: start, .linear(length))
    let scene = HandmadeScene(commits: [
      (0, [page, keyboard.lowered(by: 200)]), (start, [page, up]), (3, [still, keyboard]),
    ])
    return ScreenTimeline(scene.playback)
  }

  /// A motion that begins while the page is on its way is left out until it rests.
  @Test(arguments: [
    (0.5, 0.3, [0.8, 3]), (0.5, 0.49, [0.99, 3]), (0.5, 0.6, [0.5, 0.6, 3]), (2, 0.6, [2, 3]),
    (2.5, 1, [2.5, 3]), (0.25, 0.25, [0.25, 3]),
  ])
  func whatBeginsMeanwhileIsLeftOut(_ page: Double, _ keyboard: Double, _ starts: [Double]) {
    let found = timeline(page: page, keyboard: keyboard).intervals.map(\.start)
    #expect(found.count == starts.count)
    #expect(zip(found, starts).allSatisfy { abs($0 - $1) < 1e-12 }, "\(found)")
  }

  /// What is left out is no gap, however far the bar is from its place.
  @Test func whatIsLeftOutIsNoGap() {
    let track = timeline(page: 0.5, keyboard: 0.3)
    #expect(track.index(at: 0) == nil && track.index(at: 0.7) == nil)
    #expect(track.index(at: 0.81) == 0 && track.index(at: 3) == 1)
    #expect(track.samples[.gap].first?.time == (0.3 + 0.5).nextDown)
    #expect(track.barBottom(at: 0.7) == nil && track.barBottom(at: 0.9)?.value == 400)
    #expect(track.guideTop(at: 0.7) == nil && track.guideTop(at: 0.9)?.value == 400)
  }

  /// Only what the bar lies in is its page: a bar that slides itself is looked at.
  @Test func aBarThatSlidesIsNoPage() {
    let bar = HandmadeLayer.bar(bottom: 400).coming(from: 100, at: 0, .linear(0.5))
    let scene = HandmadeScene([bar, .keyboard(top: 400)])
    #expect(ScreenTimeline(scene.playback).intervals.map(\.start) == [0])
    #expect(scene.greatest(.overlap) == 100)
  }
}
