import Compositing
import LayerTrees
import TestSupport
import Testing

/// What lets nothing show through, from both sides of what is allowed.
struct OpacityTests {
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
}
