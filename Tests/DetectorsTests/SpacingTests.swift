import Compositing
import Detectors
import Foundation
import LayerGeometry
import Scenes
import TestSupport
import Testing

/// A distance between bar and keyboard that a design has, as a scene says it.
@MainActor
struct SpacingTests {
  /// A keyboard whose safe area is not subtracted leaves the bar 34 points above it.
  private func gap(spacing: Double, inset: String = "ignored") throws -> Double {
    var scene = SceneCase(
      name: "spacing", scene: "spacing", handler: .named("frame", ["inset": inset]),
      device: .known("iPhone 14"), events: [.show(336, at: 0), .hide(at: 1.2)])
    scene.spacing = spacing
    return try play(scene).findings.filter { $0.kind == .gap }.map(\.continuous).max() ?? 0
  }

  @Test(arguments: [0.0, 8, 33, 33.9, 34, 50])
  func onlyWhatIsMoreIsAGap(_ spacing: Double) throws {
    let expected = 34 - spacing > 0.5 / 3 ? 34 - spacing : 0
    #expect(abs(try gap(spacing: spacing) - expected) < 1e-6)
  }

  @Test func aCoveredBarIsCoveredWhateverTheDesign() throws {
    var scene = SceneCase(
      name: "spacing", scene: "spacing", handler: .named("frame", ["inset": "doubled"]),
      device: .known("iPhone 14"), events: [.show(336, at: 0)])
    scene.spacing = 8
    let overlap = try play(scene).findings.filter { $0.kind == .overlap }.map(\.continuous).max()
    #expect(abs(try #require(overlap) - 34) < 1e-6)
  }
}
