import Compositing
import Detectors
import Foundation
import LayerTrees
import Testing

/// Differences that count as none, from both sides of what is allowed.
struct SlackTests {
  /// A layer of 99 % of its opacity lets nothing show through.
  @Test(arguments: [(0.985, 19.7), (0.995, 20)])
  func aKeyboardThatIsNearlyOpaqueCoversAll(_ opacity: Double, _ overlap: Double) throws {
    var keyboard = HandmadeLayer.keyboard(top: 400)
    keyboard.opacity = opacity
    let reading = try #require(HandmadeScene([.bar(bottom: 420), keyboard]).reading)
    #expect(abs(reading.overlap - overlap) < 1e-9)
  }

  /// A view above the seam covers it where its own color and its opacity are as good as whole.
  @Test(arguments: [(0.985, 1, 20), (0.995, 1, 0), (1, 0.985, 20), (1, 0.995, 0)])
  func aViewThatIsNearlyOpaqueCoversAGap(_ opacity: Double, _ alpha: Double, _ gap: Double) throws {
    var cover = HandmadeLayer.cover(0, 370, 300, 40)
    cover.opacity = opacity
    cover.color = LayerColor(red: 1, green: 1, blue: 1, alpha: alpha)
    let scene = HandmadeScene([.bar(bottom: 380), .keyboard(top: 400), cover])
    #expect(abs(try #require(scene.reading).gap - gap) < 1e-9)
  }

  /// A bar that is seen again at a refresh, give or take rounding, is seen in it.
  @Test(arguments: [(-5e-9, 74), (0, 74), (0.5e-9, 74), (2e-9, 75)])
  func whatHappensAtARefreshIsSeenInIt(_ later: Double, _ last: Int) throws {
    var hidden = HandmadeLayer.bar(bottom: 400)
    hidden.isHidden = true
    let keyboard = HandmadeLayer.keyboard(top: 400)
    let scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 400), keyboard]), (1, [hidden, keyboard]),
      (1.25 + later, [.bar(bottom: 400), keyboard]),
    ])
    let found = scene.result.findings.first { $0.kind == .invisible }
    #expect(try #require(found).frames == 60...last)
  }
}
