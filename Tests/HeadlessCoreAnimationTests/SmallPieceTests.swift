import Foundation
import HeadlessCoreAnimation
import LayerTrees
import Testing

/// Links that stop and start, control points, and outlines.
@MainActor @Suite(.serialized)
struct SmallPieceTests {
  /// A link that is taken out calls no more, and one that goes on after a pause calls again.
  @Test func aLinkThatIsTakenOutIsSilent() throws {
    let stage = Stage()
    var stamps: [Double] = []
    let link = CADisplayLink { stamps.append($0.timestamp) }
    try stage.play(at: 0.1) {
      link.add(to: .main, forMode: .common)
      stage.loop.schedule(at: 0.2) { link.isPaused = true }
      stage.loop.schedule(at: 0.5) { link.isPaused = false }
      stage.loop.schedule(at: 0.6) { link.remove(from: .main, forMode: .common) }
      stage.loop.schedule(at: 1) {}
    }
    #expect(stamps.count { $0 < 0.21 } > 3 && stamps.count { $0 > 0.49 } > 3)
    #expect(stamps.allSatisfy { $0 < 0.21 || 0.49 < $0 && $0 < 0.61 })
  }

  /// The first control point is (0, 0), the last (1, 1), and there are no others.
  @Test func aFunctionHasFourControlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let expected: [[Float]] = [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]]
    for index in -1...4 {
      var values: [Float] = [7, 7]
      function.getControlPoint(at: index, values: &values)
      #expect(values == (expected.indices.contains(index) ? expected[index] : [7, 7]))
    }
  }

  /// A rounded rectangle fills its rectangle, and cuts its corners.
  @Test func aRoundedRectangleIsWithinItsRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: 12, cornerHeight: 12)
    #expect(path.boundingBox == rect)
    #expect(path.contains(CGPoint(x: 60, y: 50)) && !path.contains(CGPoint(x: 11, y: 21)))
  }
}
