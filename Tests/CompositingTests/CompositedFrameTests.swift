import AnimationCurves
import Compositing
import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// Frames list what is painted, in paint order, with rectangles, clips, opacity and owners.
struct CompositedFrameTests {
  @Test func layersInPaintOrderWithEverythingTheyInherit() throws {
    var list = HandmadeLayer(
      role: .messageList, frame: CGRect(x: 10, y: 20, width: 200, height: 100),
      color: HandmadeLayer.white,
      inside: [
        HandmadeLayer(
          role: .message(isOutgoing: true), frame: CGRect(x: 5, y: 90, width: 50, height: 40),
          color: HandmadeLayer.white, opacity: 0.5,
          inside: [.cover(1, 2, 10, 10)]),
        .cover(0, 200, 10, 10),
      ])
    list.masks = true
    list.opacity = 0.5
    let scene = HandmadeScene([list, .bar(bottom: 380, inside: [.cover(0, 0, 9, 9)])])
    let frame = Compositor(scene.playback).frame(0)
    #expect(frame.index == 0 && frame.time == 0 && frame.seam == nil)
    #expect(
      frame.layers.map(\.role) == [
        .messageList, .message(isOutgoing: true), .plain, .inputBar, .plain,
      ])
    #expect(
      frame.layers.map(\.owner) == [
        .messageList, .message(isOutgoing: true), .message(isOutgoing: true), .inputBar, .inputBar,
      ])
    #expect(frame.layers.map(\.opacity) == [0.5, 0.25, 0.25, 1, 1])
    #expect(
      frame.layers.map(\.frame) == [
        CGRect(x: 10, y: 20, width: 200, height: 100), CGRect(x: 15, y: 110, width: 50, height: 40),
        CGRect(x: 16, y: 112, width: 10, height: 10), CGRect(x: 0, y: 336, width: 300, height: 44),
        CGRect(x: 0, y: 336, width: 9, height: 9),
      ])
    let clip = CGRect(x: 10, y: 20, width: 200, height: 100)
    let screen = HandmadeScene.screen
    #expect(frame.layers.map(\.clip) == [screen, clip, clip, screen, screen])
  }

  @Test func whatIsNotPaintedIsNotListed() {
    var hidden = HandmadeLayer.cover(0, 0, 9, 9)
    hidden.isHidden = true
    var faint = HandmadeLayer.cover(0, 0, 9, 9)
    faint.opacity = 0
    let scene = HandmadeScene([
      hidden, faint, .cover(400, 0, 10, 10), .cover(0, 0, 0, 10),
      HandmadeLayer(frame: HandmadeScene.screen),
      HandmadeLayer(role: .keyboardGuide, frame: HandmadeScene.screen),
    ])
    #expect(Compositor(scene.playback).frame(0).layers.isEmpty)
  }

  /// In flight, position and bounds are those of the presentation: linear over a second.
  @Test func framesMoveWithTheirAnimations() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.linear), duration: 1)
    var box = HandmadeLayer.cover(0, 100, 100, 100)
    box.animations = [
      PropertyAnimation(change: .position(dx: 0, dy: 200), beginTime: 0, timing: timing),
      PropertyAnimation(
        change: .bounds(dx: 0, dy: 0, dWidth: 0, dHeight: 100), beginTime: 0, timing: timing),
    ]
    var scene = HandmadeScene([box])
    scene.rate = 4
    let compositor = Compositor(scene.playback)
    #expect(compositor.times == [0, 0.25, 0.5, 0.75, 1])
    for index in 0...4 {
      let left = 1 - Double(index) / 4
      let frame = try #require(compositor.frame(index).layers.first).frame
      #expect(abs(frame.midY - (150 + 200 * left)) < 1e-9)
      #expect(abs(frame.height - (100 + 100 * left)) < 1e-9)
    }
  }

  /// The keyboard is painted last, above everything that the app shows.
  @MainActor
  @Test func theKeyboardIsTopmost() throws {
    let compositor = try #require(
      check(.named("frame"), on: .known("iPhone 8"), [.show(258, at: 0), .hide(at: 1)]).compositor)
    for index in 1..<compositor.times.count - 1 {
      let frame = compositor.frame(index)
      #expect(frame.layers.last?.role == .keyboard)
      let bar = frame.layers.first { $0.role == .inputBar }
      #expect(bar.map { Double($0.frame.maxY) } == frame.seam?.barBottom)
    }
  }
}
