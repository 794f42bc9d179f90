import Compositing
import Detectors
import Foundation
import LayerTrees
import TestSupport
import Testing

/// Differences that count as none, from both sides of what is allowed.
struct SlackTests {
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
