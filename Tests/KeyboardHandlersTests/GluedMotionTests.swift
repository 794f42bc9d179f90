import Detectors
import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
import TestSupport
import Testing

/// With the keyboard's own options the three motions stay glued, whatever the keyboard does.
@MainActor
struct GluedMotionTests {
  struct Story: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Events for a keyboard of that height.
    let events: @Sendable (Double) -> [SceneEvent]

    static let all = [
      Story(testDescription: "show, resize, hide, with heights of no whole pixels") {
        [.show($0 + 0.1, at: 0), .show($0 - 44.3, at: 0.55), .hide(at: 1.1)]
      },
      Story(testDescription: "hide before the show has ended, and resize before that") {
        [
          .show($0, at: 0), .hide(at: 0.1), .show($0, at: 0.15), .show($0 / 2, at: 0.2),
          .hide(at: 0.3),
        ]
      },
      Story(testDescription: "show twice, hide twice") {
        [
          .show($0, at: 0), .show($0, at: 0.05), .show($0, at: 0.6), .hide(at: 0.7),
          .hide(at: 0.8), .hide(at: 1.4),
        ]
      },
    ]
  }

  /// The first story on every device; the others on two, unless there is time for all.
  nonisolated private static let plays: [(Device, Story)] = Story.all.enumerated().flatMap {
    index, story in
    Device.distinct.filter { device in
      index == 0 || TestLength.isLong || ["iPhone 8", "iPhone 14"].contains(device.name)
    }.map { ($0, story) }
  }

  @Test(arguments: plays)
  func halfADevicePixelEverywhere(_ device: Device, _ story: Story) throws {
    let events = story.events(device.keyboardHeight)
    // The first story under every system at every rate, the others under each in turn.
    let isFirst = story.testDescription == Story.all[0].testDescription
    for (index, profile) in KeyboardProfile.all.enumerated() {
      let rates = isFirst ? [60.0, 120] : [index == 1 ? 120 : 60]
      for (rate, phase) in rates.map({ ($0, $0 == 60 ? 0 : 0.003) }) {
        for motion in HandlerSpec.motions {
          let result = try check(
            .named(motion), on: device, profile: profile, rate: rate, phase: phase, events)
          let bound = 0.5 / device.scale + 1e-9
          #expect(result.findings.isEmpty)
          #expect(result.greatestGap <= bound && result.greatestOverlap <= bound)
          #expect(result.frameCount > 30)
        }
      }
    }
  }

  /// Frames and transforms are not rounded at all: what is left is the arithmetic.
  @Test(arguments: ["frame", "transform"], Story.all)
  func framesAndTransformsAreExact(_ motion: String, _ story: Story) throws {
    for name in ["iPhone 8", "iPhone 14"] {
      let result = try check(.named(motion), on: .known(name), story.events(291.7))
      #expect(result.greatestGap < 1e-9 && result.greatestOverlap < 1e-9)
    }
  }

  /// A constraint snaps edges to whole pixels: the error at rest is exactly the rounding's.
  @Test func constraintsAreRoundedAtRest() throws {
    for (height, device) in [(300.1, "iPhone 8"), (300.6, "iPhone 14"), (291.4, "iPhone 14")] {
      let device = Device.known(device)
      let result = try check(.named("constraint"), on: device, [.show(height, at: 0)])
      let top = device.size.height - height
      let error = (top * device.scale).rounded() / device.scale - top
      let last = try #require(result.compositor?.readings.last ?? nil)
      #expect(abs(last.barBottom - last.keyboardTop - error) < 1e-9)
    }
  }

  /// The keyboard goes down and everything is back where it was.
  @Test(arguments: HandlerSpec.motions, Story.all)
  func theBarComesBackToWhereItWas(_ motion: String, _ story: Story) throws {
    for device in [Device.known("iPhone 8"), .known("iPhone 14")] {
      let result = try check(.named(motion), on: device, story.events(300))
      let compositor = try #require(result.compositor)
      let first = compositor.frame(0).layers.first { $0.role == .inputBar }
      let last = compositor.frame(compositor.times.count - 1).layers.first { $0.role == .inputBar }
      let rest = device.bounds.height - device.safeArea.bottom
      #expect(abs((last?.frame.maxY ?? 0) - rest) < 1e-9)
      #expect(first?.frame.size == last?.frame.size)
    }
  }

  /// An accessory alone, no higher than the home indicator's zone or little more.
  @Test(arguments: HandlerSpec.motions, [1.0, 20, 33.9, 34, 35, 44, 69])
  func lowKeyboards(_ motion: String, _ height: Double) throws {
    for name in ["iPhone 8", "iPhone 14"] {
      let result = try check(
        .named(motion), on: .known(name), [.show(height, at: 0), .hide(at: 1)])
      #expect(result.findings.isEmpty)
    }
  }
}
