import AnimationCurves
import Foundation
import HeadlessUIKit
import LayerTrees
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import KeyboardSimulation

/// Keys that motions lift off the bottom reach down to it, by no more than that takes.
@MainActor
struct LiftedKeysTests {
  /// A slow hide that a quick show interrupts: what is left of it lifts the keys.
  private func lifted(_ pause: Double, more: [SceneEvent] = []) throws -> Playback {
    try Rehearsal(
      [
        .show(260, at: 0), .hide(at: 1, duration: 1.2, curve: 3),
        .show(260, at: 1 + pause, duration: 0.15, curve: 3),
      ] + more
    ).playback
  }

  /// Linear ways: the sum is highest when the quick one has ended, by what the slow one has left.
  @Test(arguments: [0.1, 0.237, 0.6, 0.9])
  func theyAreAsMuchHigherAsItTakes(_ pause: Double) throws {
    let playback = try lifted(pause)
    let lift = 260 * (1 - (pause + 0.15) / 1.2)
    let top = try playback.keyboardTop(at: 1 + pause + 0.15)
    #expect(abs(top - (552 - lift)) < 1e-6)
    let frame = try playback.keyboardFrame(at: 1 + pause + 0.1)
    let foot = Double(frame.height) - 260
    #expect(foot == (lift + 0.1).rounded(.up), "\(lift) \(foot)")
    #expect(try playback.keyboardFrame(at: 1 + pause - 0.01).height == 260)
    // At rest they are as high as before.
    #expect(try playback.keyboardFrame(at: 4) == CGRect(x: 0, y: 552, width: 375, height: 260))
  }

  /// A view in the place of the keys is as high as they are without that.
  @Test func aViewInTheirPlaceKeepsItsHeight() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    var heights: [CGFloat] = []
    _ = try TypingRehearsal([
      SceneEvent(time: 0, kind: .focus(1)), .hide(at: 1, duration: 1, curve: 3),
      .show(240, at: 1.2, duration: 0.1, curve: 3),
    ]) { controller in
      controller.fields[0].inputView = view
      for time in [0.5, 1.25, 1.6, 3] {
        VirtualRunLoop.current.schedule(at: time) {
          heights += [view.frame.height, view.superview?.frame.height ?? 0]
        }
      }
    }
    // 240 (1 - 0.3) = 168 points and a tenth are 169.
    #expect(heights == [240, 240, 240, 409, 240, 409, 240, 240])
  }

  /// Motions alike do not lift: a show that interrupts a hide of its kind only comes up again.
  @Test(arguments: KeyboardProfile.all) func motionsAlikeLiftNothing(_ profile: KeyboardProfile)
    throws
  {
    let playback = try Rehearsal(
      [.show(260, at: 0), .hide(at: 1), .show(260, at: 1.1), .hide(at: 1.15), .show(260, at: 1.3)],
      profile: profile
    ).playback
    for step in 0..<150 {
      let height = try playback.keyboardFrame(at: 1 + Double(step) / 100).height
      #expect(abs(height - 260) < 1e-9)
    }
  }

  /// Those that are away from the bottom are not attached to it.
  @Test func keysAwayFromTheBottomStayAsHigh() throws {
    let playback = try Rehearsal(
      [
        .show(300, at: 0), SceneEvent(time: 0.1, kind: .undock(lift: 200)),
        SceneEvent(time: 0.2, kind: .undock(lift: 400)),
      ], device: .known("iPad (9.7-inch)")
    ).playback
    for time in [0.15, 0.25, 0.4, 2] {
      #expect(abs(try playback.keyboardFrame(at: time).height - 300) < 1e-9)
    }
  }
}

/// The keyboard's opacity and place where it fades, as Prefer Cross-Fade asks.
@MainActor
struct CrossFadeTests {
  private func opacity(_ playback: Playback, at time: Double) throws -> Double {
    let commit = try #require(playback.log.commit(at: time))
    return try #require(LayerPath(to: .keyboard, in: commit.root)).leaf.presentation(at: time)
      .opacity
  }

  /// `opacity(t) = ease(t / 0.383)` on its way in, and 1 less that on its way out, on every system.
  @Test(arguments: KeyboardProfile.all) func itFadesEvenly(_ profile: KeyboardProfile) throws {
    let rehearsal = try Rehearsal(
      [SceneEvent(time: 0, kind: .crossFade(true)), .show(300, at: 1), .hide(at: 2, duration: 9)],
      profile: profile)
    let ease = TimingFunction.easeInEaseOut
    for step in 0...40 {
      let elapsed = Double(step) / 100
      let share = ease.progress(at: elapsed, duration: 0.383)
      let isThere = elapsed < 0.383
      #expect(abs(try opacity(rehearsal.playback, at: 1 + elapsed) - share) < 1e-6)
      #expect(
        abs(try opacity(rehearsal.playback, at: 2 + elapsed) - (isThere ? 1 - share : 1)) < 1e-6)
      #expect(try rehearsal.playback.keyboardTop(at: 1 + elapsed) == 512)
      #expect(try rehearsal.playback.keyboardTop(at: 2 + elapsed) == (isThere ? 512 : 812))
    }
    let shows = rehearsal.heard.filter { $0.time < 2 }
    #expect(shows.map(\.time) == [1, 1, 1.383, 1.383] && shows.allSatisfy { $0.duration == 0.383 })
    #expect(shows.allSatisfy { $0.curve == 7 && $0.begin.minY == 812 && $0.end.minY == 512 })
    let hides = rehearsal.heard.filter { $0.time >= 2 }
    #expect(hides.allSatisfy { $0.duration == 0.383 && $0.end == .zero && $0.begin.minY == 512 })
    #expect(
      rehearsal.playback.phases.starts.map(\.phase) == [
        .closed, .opening, .open, .closing, .closed,
      ])
  }

  /// An accessory fades with the keys that it is on.
  @Test func theAccessoryFadesAlong() throws {
    let bar = accessory(height: 44)
    var alphas: [[CGFloat]] = []
    _ = try TypingRehearsal([
      SceneEvent(time: 0, kind: .crossFade(true)), SceneEvent(time: 1, kind: .focus(1)),
      .hide(at: 2), SceneEvent(time: 3, kind: .crossFade(false)),
      SceneEvent(time: 4, kind: .focus(1)),
    ]) { controller in
      controller.fields[0].inputAccessoryView = bar
      for time in [1.2, 1.9, 2.2, 4.2] {
        VirtualRunLoop.current.schedule(at: time) {
          let keys = bar.window?.subviews.first { $0.layer.role == .keyboard }
          alphas.append([bar.superview?.alpha ?? -1, keys?.alpha ?? -2])
        }
      }
    }
    #expect(alphas == [[1, 1], [1, 1], [0, 0], [1, 1]])
  }
}
