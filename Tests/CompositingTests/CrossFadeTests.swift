import AnimationCurves
import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import TestSupport
import Testing

/// A keyboard that fades covers what its opacity says, and a bar that slides meanwhile is right.
@MainActor
struct CrossFadeTests {
  private func played(
    _ handler: HandlerSpec, on device: Device, profile: KeyboardProfile = .iOS18, hides: Bool = true
  ) throws -> CheckedCase {
    try check(
      handler, on: device, profile: profile,
      [SceneEvent(time: 0.2, kind: .crossFade(true)), .show(336, at: 0.5)]
        + (hides ? [.hide(at: 2)] : []))
  }

  @Test(arguments: KeyboardProfile.all)
  func whatSlidesUnderItIsRight(_ profile: KeyboardProfile) throws {
    for spec in ["frame", "constraint", "transform", "layoutguide"].map({ HandlerSpec.named($0) })
      + [.named("frame", ["timing": "none"])]
    {
      let checked = try played(spec, on: .known("iPhone 14"), profile: profile)
      #expect(checked.findings.isEmpty, "\(spec): \(checked.findings)")
    }
  }

  /// What is committed after the fade, while the bar still slides, changes nothing of that.
  @Test func aFadeGoesOnInTheNextCommit() {
    let bar = HandmadeLayer.bar(bottom: 400).coming(from: 200, .linear(0.5))
    let keyboard = HandmadeLayer.keyboard(top: 400)
    var fading = keyboard
    fading.animations = [
      PropertyAnimation(change: .opacity(-1), beginTime: 0, timing: .linear(0.25))
    ]
    let scene = HandmadeScene(commits: [(0, [bar, fading]), (0.3, [bar, keyboard])])
    #expect(scene.greatest(.overlap) == 0)
    #expect(HandmadeScene([bar, keyboard]).greatest(.overlap) > 100)
  }

  /// A bar that stays is covered by as much as the keyboard's opacity shows: `opacity * height`.
  @Test func whatStaysIsCoveredByTheOpacity() throws {
    let device = Device.known("iPhone 14")
    let checked = try played(
      .named("frame", ["deaf": "true"]), on: device, hides: false)
    let track = try #require(checked.track)
    let readings = try #require(checked.compositor).readings
    var shown = 0
    for (index, opacity) in track.opacity.enumerated() where track.times[index] >= 0.5 {
      guard let opacity, let reading = readings[index] else { continue }
      #expect(abs(reading.overlap - opacity * (336 - 34)) < 1e-3)
      shown += opacity > 0.1 && opacity < 0.9 ? 1 : 0
    }
    #expect(shown > 5)
    let overlap = try #require(checked.findings.first { $0.kind == .overlap })
    #expect(abs(overlap.continuous - (336 - 34)) < 1e-6)
  }

  /// It takes 0.383 s on every system, in what is posted and in what is seen.
  @Test(arguments: KeyboardProfile.all)
  func itTakesAsLongEverywhere(_ profile: KeyboardProfile) throws {
    let checked = try played(.named("frame"), on: .known("iPhone 14"), profile: profile)
    let track = try #require(checked.track)
    for notification in track.notifications where notification.name == .willShow {
      #expect(notification.duration == 0.383)
    }
    let opaque = zip(track.times, track.opacity).first { $0 > 0.51 && ($1 ?? 0) == 1 }
    #expect(abs(try #require(opaque).0 - 0.883) < 1.0 / 60)
  }
}
