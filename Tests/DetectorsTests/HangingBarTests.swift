import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// Gaps of a bar that is still up when the keyboard has left, and of one without a foot.
@MainActor
struct HangingBarTests {
  /// A bar that hangs after the keyboard has left is a gap until it is home.
  @Test(arguments: [
    (HandlerSpec.named("frame", ["timing": "linear", "duration": "doubled"]), 0.35, 129.0),
    (
      HandlerSpec(
        name: "keyboardavoidingview",
        options: [HandlerSpec.Option(name: "turns", value: .number(20))]), 0, 257
    ),
  ])
  func aBarThatHangsIsAGap(_ handler: HandlerSpec, _ duration: Double, _ least: Double) throws {
    let scene = SceneCase(
      name: "hangs", scene: "hangs", handler: handler, device: .known("iPhone 8"),
      events: [.show(258, at: 0.1), .hide(at: 1.2, duration: duration, curve: 0)])
    let gaps = try play(scene).findings.filter { $0.kind == .gap }
    let after = try #require(gaps.max { $0.exposure < $1.exposure }, "\(gaps)")
    #expect(after.continuous > least)
    #expect((after.frames?.count ?? 0) >= 20)
  }

  /// Backdrop below a right bar is a gap only where the scene says that a foot is painted there.
  @Test(arguments: [false, true]) func aFootThatIsNotPaintedIsNamed(_ paints: Bool) {
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 390, width: 300, height: 210))
    var scene = HandmadeScene([.bar(bottom: 390), guide, .keyboard(top: 400)])
    scene.safeBottom = 34
    scene.paintsFoot = paints
    let rules = scene.result.findings.filter { $0.kind == .gap }.map(\.rule)
    #expect(rules == (paints ? [.footNotPainted] : []))
  }
}
