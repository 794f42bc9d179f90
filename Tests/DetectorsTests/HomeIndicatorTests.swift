import Detectors
import Foundation
import LayerGeometry
import Scenes
import TestSupport
import Testing

/// Fields and buttons of a bar that rests in the home indicator's zone.
@MainActor
struct HomeIndicatorTests {
  private func found(
    _ handler: HandlerSpec, zone: Double, tolerance: Double? = nil
  ) throws -> [Finding] {
    let device = Device(
      name: "zone", width: 375, height: 812, scale: 2,
      safeArea: .init(top: 44, bottom: CGFloat(zone)), keyboardHeight: 300, predictiveBarHeight: 0)
    var scene = SceneCase(
      name: "zone", scene: "zone", handler: handler, device: device,
      events: [.show(300, at: 0.5), .hide(at: 1.5)])
    if let tolerance { scene.tolerances["offscreen"] = tolerance }
    return try play(scene).findings.filter { $0.rule == .underHomeIndicator }
  }

  /// The field ends 6 points above the bar's end, which is the screen's: it is found once.
  @Test(arguments: [10.0, 20, 34, 44])
  func reachesIntoTheZone(_ zone: Double) throws {
    let found = try found(.named("nbchat"), zone: zone)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.kind == .offscreen && finding.phase == .closed)
    #expect(abs(finding.points - (zone - 6)) < 1e-9)
    #expect(finding.frames?.lowerBound == 0)
    #expect(try self.found(.named("nbchat"), zone: zone, tolerance: zone - 5.9).isEmpty)
  }

  /// The ground alone may lie there, and without a zone nothing does.
  @Test(arguments: HandlerSpec.motions + ["layoutguide", "inputaccessory", "keyboardtemplate"])
  func aBarAboveTheZoneIsRight(_ handler: String) throws {
    #expect(try found(.named(handler), zone: 34).isEmpty)
    #expect(try found(.named("nbchat"), zone: 0).isEmpty)
    #expect(try found(.named("nbchat"), zone: 6).isEmpty)
  }
}
