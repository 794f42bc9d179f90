import AnimationCurves
import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// The remark on backdrop that shows below a bar while it moves with the keyboard.
@MainActor
struct BackdropNoteTests {
  /// A bar of a safe area of 40 points goes 160 up beside a keyboard that goes 200, both evenly.
  ///
  /// Their ends are the given number of points apart.
  private func scene(apart: Double) -> HandmadeScene {
    let way = AnimationTiming.linear(0.5)
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 400 - apart, width: 300, height: 200 + apart))
    let bar = HandmadeLayer.bar(bottom: 400 - apart)
    let keyboard = HandmadeLayer.keyboard(top: 400)
    let rise = 160 + apart
    var scene = HandmadeScene(commits: [
      (0, [bar.lowered(by: rise), guide.lowered(by: rise), keyboard.lowered(by: 200)]),
      (
        0.1,
        [
          bar.coming(from: rise, at: 0.1, way), guide.coming(from: rise, at: 0.1, way),
          keyboard.coming(from: 200, at: 0.1, way),
        ]
      ),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open)]
    scene.events = [.show(200, at: 0.1)]
    scene.safeBottom = 40
    return scene
  }

  private func notes(_ scene: HandmadeScene) -> [String] {
    scene.result.notes.filter { $0.contains("backdrop") }
  }

  /// After a fifth of the way the bar is 32 points up and the keyboard reaches the safe area.
  @Test func theGreatestThatShowsIsNoted() {
    let notes = notes(scene(apart: 0))
    #expect(notes.count == 1 && notes[0].hasPrefix("up to 32 pt of backdrop show below the bar"))
  }

  /// What shows at rest as well, by more than a quarter of a point, is the design's.
  @Test(arguments: [(0.2, true), (0.3, false), (10, false)])
  func whatShowsAtRestIsTheDesigns(_ apart: Double, _ isNoted: Bool) {
    #expect(notes(scene(apart: apart)).isEmpty == !isNoted)
  }

  /// Where the scene says that a foot is painted there it is a gap, and no remark.
  @Test func aPaintedFootHasNoRemark() {
    var painted = scene(apart: 0)
    painted.paintsFoot = true
    #expect(notes(painted).isEmpty)
    #expect(painted.result.findings.contains { $0.kind == .gap })
  }

  /// A bar that goes as far as the keyboard shows nothing below it.
  @Test func aBarWithAsMuchWayHasNoRemark() {
    let bar = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .keyboard)
    #expect(notes(.opening((0.1, bar))).isEmpty)
  }
}
