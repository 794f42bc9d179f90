import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import SeededRandom
import TestSupport
import Testing

/// Right motions stay glued while the device turns, whenever it does.
@MainActor
struct RotatedMotionTests {
  private nonisolated static let right = [
    "frame", "constraint", "transform", "layoutguide", "inputaccessory",
  ]
  private static let devices = ["iPhone 8", "iPhone 14", "iPhone 16 Pro Max", "iPad Pro (11-inch)"]

  /// Turned at any instant: closed, opening, open, turning already, or closing.
  @Test(arguments: right, KeyboardProfile.all)
  func rightMotionsAreCleanWheneverTheDeviceTurns(
    _ handler: String, _ profile: KeyboardProfile
  ) throws {
    // Its list gets too small a height from iOS 26 on, turned or not.
    guard handler != "inputaccessory" || profile.countsAccessory else { return }
    var generator = SplitMix64(seed: 31)
    for _ in 0..<6 {
      let device = Device.known(Self.devices.randomElement(using: &generator) ?? "iPhone 8")
      let times = (0..<3).map { _ in Double.random(in: 0...2.4, using: &generator) }.sorted()
      var events: [SceneEvent] = [.show(device.keyboardHeight, at: 0.3), .hide(at: 1.6)]
      for (index, time) in times.enumerated() {
        let side: Device.Orientation = index % 2 == 0 ? .landscape : .portrait
        events.append(SceneEvent(time: time, kind: .rotate(side)))
      }
      let checked = try check(
        .named(handler), on: device, profile: profile,
        events.sorted { $0.time < $1.time })
      #expect(checked.findings.isEmpty, "\(device.name) turned at \(times): \(checked.findings)")
    }
  }

  /// The safe area that is ignored is that of the side: 34 points upright, 21 lying.
  @Test func mistakesAreMeasuredByTheSide() throws {
    let checked = try check(
      .named("frame", ["inset": "ignored"]), on: .known("iPhone 14"),
      [.show(292, at: 0), SceneEvent(time: 1, kind: .rotate(.landscape))])
    let readings = try #require(checked.compositor?.readings)
    #expect(abs((readings[50]?.gap ?? 0) - 34) < 0.5)
    #expect(abs((readings.last??.gap ?? 0) - 21) < 1e-6)
  }

  /// The screen before and after: its bounds, and the keyboard in its place.
  @Test func framesShowTheScreenAsItIsHeld() throws {
    let checked = try check(
      .named("layoutguide"), on: .known("iPhone 14"),
      [.show(292, at: 0), SceneEvent(time: 1, kind: .rotate(.landscape))])
    let compositor = try #require(checked.compositor)
    #expect(compositor.turns)
    let first = compositor.frame(59)
    #expect(first.orientation == .portrait)
    let last = compositor.frame(compositor.times.count - 1)
    #expect(last.orientation == .landscape)
    let keyboard = try #require(last.layers.last { $0.role == .keyboard })
    #expect(abs(keyboard.frame.minY - (390 - 182)) < 1e-9)
    #expect(keyboard.frame.width == 844 && keyboard.clip.width == 844)
    #expect(last.seam?.screenHeight == 390)
  }

  /// After all, everything is where it was before: twice turned is not turned.
  @Test(arguments: right)
  func turningThereAndBackLeavesNothing(_ handler: String) throws {
    let turns = [1.0, 2].map { time in
      SceneEvent(time: time, kind: .rotate(time == 1 ? .landscape : .portrait))
    }
    let turned = try check(
      .named(handler), on: .known("iPhone 14"), [.show(292, at: 0)] + turns)
    let still = try check(.named(handler), on: .known("iPhone 14"), [.show(292, at: 0)])
    let (one, other) = (try last(turned), try last(still))
    #expect(one.seam == other.seam)
    #expect(one.layers.map(\.role) == other.layers.map(\.role))
    for (mine, its) in zip(one.layers, other.layers) {
      #expect(abs(mine.frame.minX - its.frame.minX) < 1e-9, "\(mine.role)")
      #expect(abs(mine.frame.minY - its.frame.minY) < 1e-9, "\(mine.role)")
      #expect(mine.frame.size == its.frame.size, "\(mine.role)")
    }
  }

  private func last(_ checked: CheckedCase) throws -> CompositedFrame {
    let compositor = try #require(checked.compositor)
    return compositor.frame(compositor.times.count - 1)
  }
}
