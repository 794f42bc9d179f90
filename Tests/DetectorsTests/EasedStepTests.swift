import Detectors
import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Testing

/// A list that begins to scroll by steps and is sent elsewhere after two of them.
@MainActor
struct EasedStepTests {
  private func list(_ offset: Double) -> HandmadeLayer {
    HandmadeLayer(
      role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 600), masks: true,
      offset: offset, scroll: ScrollContent(height: 2000, bottomInset: 400))
  }

  /// Jumps of a list that takes two steps, so many refreshes apart, while the bar is on its way.
  private func jumps(_ first: Double, _ second: Double, apart: Double = 1) -> [Double] {
    var scene = HandmadeScene.opening(
      (0.1, HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .keyboard)))
    let open = scene.commits[1].layers
    scene.commits[0].layers.insert(list(1000), at: 0)
    scene.commits[1].layers.insert(list(1000), at: 0)
    for (frame, offset) in [(7, 1000 + first), (7 + apart, 1000 + first + second)] {
      scene.commits.append((frame / 60, [list(offset)] + open))
    }
    return scene.result.findings.filter { $0.kind == .jump }.map(\.points)
  }

  /// By easeInEaseOut in 0.3 s, 300 points: the steps at 60 Hz are as 1 to 3.09.
  @Test func twoStepsOfAnEasedScrollAreNoJump() throws {
    let timing = try AnimationTiming(curve: .timingFunction(.easeInEaseOut), duration: 0.3)
    let (one, two) = (timing.progress(at: 1.0 / 60), timing.progress(at: 2.0 / 60))
    let ratio = (two - one) / one
    #expect(abs(ratio - 3.09) < 0.01)
    #expect(jumps(300 * one, 300 * (two - one)).isEmpty)
    let greater = jumps(5, 20)
    #expect(greater.count == 1 && abs(greater[0] - 20) < 1e-9)
  }

  /// Steps of one row are a refresh apart, and may miss one by a little.
  @Test(arguments: [(1.0, 0), (1.5, 0), (1.7, 2), (2, 2)])
  func stepsOfOneRowAreARefreshApart(_ apart: Double, _ count: Int) {
    #expect(jumps(20, 20, apart: apart).count == count)
  }

  /// A step of one row is 3.5 times the one before it, and no more.
  @Test(arguments: [(3.4, 0), (3.6, 1)])
  func stepsOfOneRowGrowSlowly(_ ratio: Double, _ count: Int) {
    #expect(jumps(10, 10 * ratio).count == count)
  }
}
