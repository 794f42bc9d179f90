import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import TestSupport
import Testing

/// What moves in a scene that expects that nothing does: any edge of anything that shows.
struct StillnessTests {
  /// A layer at rest, another way from 0.5 s on, and at a third place from 1 s on.
  private func found(
    _ steps: [HandmadeLayer?], role: LayerRole = .plain, expects: Scenes.Expectation? = .still,
    tolerance: Double? = nil
  ) -> [Finding] {
    var scene = HandmadeScene(
      commits: (steps + [steps[steps.count - 1]]).enumerated().map { index, layer in
        (Double(index) / 2, (layer.map { [$0] } ?? []) + [.keyboard(top: 600)])
      })
    for index in scene.commits.indices where scene.commits[index].layers.count > 1 {
      scene.commits[index].layers[0].role = role
    }
    scene.phases = [(0, .closed)]
    scene.expectation = expects
    if let tolerance { scene.tolerances = ["moved": tolerance] }
    return scene.result.findings.filter { $0.kind == .moved }
  }

  private let rest = HandmadeLayer.cover(10, 20, 100, 50)

  private func cover(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> HandmadeLayer {
    .cover(x, y, width, height)
  }

  /// Each edge counts by its way, whichever it is.
  @Test func everyEdgeCounts() {
    for (other, points) in [
      (cover(10, 27, 100, 50), 7.0), (cover(10, 12, 100, 50), 8), (cover(13, 20, 100, 50), 3),
      (cover(4, 20, 100, 50), 6), (cover(10, 20, 111, 50), 11), (cover(10, 20, 100, 41), 9),
      (cover(15, 20, 95, 50), 5), (cover(10, 24, 100, 46), 4), (cover(7, 22, 100, 50), 3),
    ] {
      let found = found([rest, other])
      #expect(found.map(\.points) == [points] && found.map(\.continuous) == [points])
      #expect(found.map(\.frames) == [30...60] && found.map(\.worst.frame) == [30])
      #expect(found.allSatisfy { $0.cause == nil && $0.pixels == 2 * points })
    }
  }

  /// From the first refresh that shows a way to the last; the farthest is the worst.
  @Test func itLastsFromTheFirstToTheLast() {
    let (near, far) = (rest.lowered(by: 5), rest.lowered(by: 30))
    #expect(found([rest, near, far]).map(\.frames) == [30...90])
    #expect(found([rest, near, far]).map(\.worst.frame) == [60])
    #expect(found([rest, far, near]).map(\.worst.frame) == [30])
    #expect(found([rest, far, rest]).map(\.frames) == [30...59])
    #expect(found([rest, far, rest, near]).map(\.frames) == [30...120])
    #expect(found([rest, far, near]).map(\.points) == [30])
  }

  /// Half a pixel is not seen, and a scene may tolerate more.
  @Test(
    arguments: [
      (0.24, nil, 0), (0.26, nil, 1), (4, 4.0, 0), (4.1, 4, 1),
    ] as [(Double, Double?, Int)])
  func aLittleIsNotSeen(_ way: Double, _ tolerance: Double?, _ count: Int) {
    #expect(found([rest, rest.lowered(by: way)], tolerance: tolerance).count == count)
  }

  /// What comes or goes counts by the height that shows of it.
  @Test func whatComesOrGoesCountsWhole() {
    let low = cover(10, 580, 100, 50)
    #expect(found([rest, nil]).map(\.points) == [50] && found([nil, rest]).map(\.points) == [50])
    #expect(found([nil, low]).map(\.points) == [20] && found([low, nil]).map(\.points) == [20])
  }

  /// What cannot be seen does not move: hidden, faint, beyond the screen or cut off; nor does the
  /// keyboard's guide.
  @Test func whatIsNotSeenDoesNotMove() {
    func changed(_ change: (inout HandmadeLayer) -> Void) -> HandmadeLayer {
      var layer = rest
      change(&layer)
      return layer
    }
    let hidden = changed { $0.isHidden = true }
    let faint = changed { $0.opacity = 0.001 }
    let dim = changed { $0.opacity = 0.0011 }
    for layer in [hidden, faint] { #expect(found([layer, layer.lowered(by: 40)]).isEmpty) }
    #expect(found([dim, dim.lowered(by: 40)]).map(\.points) == [40])
    #expect(found([rest, hidden]).map(\.points) == [50])
    let below = cover(10, 600, 100, 50)
    #expect(found([below, below.lowered(by: 40)]).isEmpty)
    #expect(found([rest, rest.lowered(by: 40)], role: .keyboardGuide).isEmpty)
    // Of what a parent cuts off only the part that shows moves.
    func parent(_ inner: HandmadeLayer, masks: Bool) -> HandmadeLayer {
      HandmadeLayer(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100), masks: masks, inside: [inner])
    }
    for (masks, points) in [(true, 20.0), (false, 60)] {
      let steps = [0.0, 60].map { parent(cover(0, 80, 50, 60).lowered(by: -$0), masks: masks) }
      #expect(found(steps).map(\.points) == [masks ? 60 : points])
    }
    let gone = [0.0, 40].map { parent(cover(0, 100, 50, 60).lowered(by: $0), masks: true) }
    #expect(found(gone).isEmpty)
    let cut = [0.0, 40].map { parent(cover(0, 90, 50, 60).lowered(by: $0), masks: true) }
    #expect(found(cut).map(\.points) == [10])
  }

  /// A layer moves with what it lies in.
  @Test func whatLiesInsideMovesAlong() {
    let inner = cover(5, 5, 20, 20)
    let steps = [0.0, 13].map { way in
      HandmadeLayer(
        frame: CGRect(x: 10, y: 20, width: 100, height: 50),
        transform: CGAffineTransform(translationX: way, y: 0), inside: [inner])
    }
    #expect(found(steps).map(\.points) == [13])
  }

  /// Elsewhere moving is no fault, unless a scene says that it is to be found.
  @Test func onlyWhereNothingIsToMove() {
    let steps = [rest, rest.lowered(by: 9)]
    for expectation in [nil, Scenes.Expectation.clean, .findings(["gap"])] {
      #expect(found(steps, expects: expectation).isEmpty)
    }
    let expected = found(steps, expects: .findings(["moved"]))
    #expect(expected.map(\.points) == [9] && expected.allSatisfy(\.isExpected))
  }
}
