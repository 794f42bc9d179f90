import AnimationCurves
import Detectors
import Foundation
import LayerGeometry
import Scenes
import TestSupport
import Testing

/// The round corners of a keyboard, which only a scene that asks for it reports.
@MainActor
struct CornerTests {
  private func area(
    _ handler: String, zone: Double, on profile: KeyboardProfile = .iOS26, isReported: Bool = true,
    style: BarStyle = .standard
  ) throws -> Double {
    let device = Device(
      name: "corners", width: 375, height: 812, scale: 2,
      safeArea: .init(top: 44, bottom: CGFloat(zone)), keyboardHeight: 300, predictiveBarHeight: 0)
    var scene = SceneCase(
      name: "corners", scene: "corners", handler: .named(handler), device: device,
      profile: profile, events: [.show(300, at: 0.5), .hide(at: 1.5)])
    scene.reportsCorners = isReported
    scene.barStyle = style
    let found = try play(scene).findings.filter { $0.kind == .corners }
    #expect(found.count <= 1)
    for finding in found {
      let seconds = Double(try #require(finding.frames).count) / 60
      #expect(abs(finding.exposure - finding.amount * seconds) < 1e-9)
    }
    return found.first?.amount ?? 0
  }

  /// The bar's ground goes on below it by the zone, and what is below that is open.
  @Test(arguments: [0.0, 10, 20, 25, 34])
  func theGroundClosesThemFromAbove(_ zone: Double) throws {
    let steps = 100_000
    let rest = max(0, 30 - zone)
    let open = (0..<steps).reduce(0.0) { sum, index in
      let height = (Double(index) + 0.5) / Double(steps) * rest
      return sum + (30 - (900 - height * height).squareRoot()) * rest / Double(steps)
    }
    let expected = 2 * open > 0.25 ? 2 * open : 0
    for handler in HandlerSpec.motions {
      #expect(abs(try area(handler, zone: zone) - expected) < 1e-4)
    }
  }

  @Test func onlyWhereASceneAsks() throws {
    #expect(try area("frame", zone: 0, isReported: false) == 0)
  }

  @Test(arguments: [KeyboardProfile.iOS10, .iOS13, .iOS18])
  func olderKeyboardsAreSquare(_ profile: KeyboardProfile) throws {
    #expect(try area("frame", zone: 0, on: profile) == 0)
  }

  /// A floating bar has no ground that could close them.
  @Test func aFloatingBarLeavesThemOpen() throws {
    #expect(abs(try area("frame", zone: 34, style: .floating) - 1800 * (1 - .pi / 4)) < 1e-9)
  }
}
