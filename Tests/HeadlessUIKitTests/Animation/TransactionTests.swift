import HeadlessUIKit
import LayerTrees
import Testing

@MainActor @Suite(.serialized)
struct TransactionTests {
  private func committed(_ layer: CALayer, on stage: Stage) throws -> LayerSnapshot {
    let root = try #require(stage.loop.log.commits.last).root
    return try #require(root.path { $0.id == layer.id }?.last)
  }

  private func plainLayer(in view: UIView) -> CALayer {
    let layer = CALayer()
    view.layer.addSublayer(layer)
    return layer
  }

  @Test func disabledActionsWinOverABlock() throws {
    let stage = Stage()
    let (still, moving) = (stage.add(), stage.add())
    try stage.play {
      UIView.animate(withDuration: 0.25) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        #expect(CATransaction.disableActions())
        still.alpha = 0
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        moving.alpha = 0
      }
    }
    #expect(try stage.animations(still).isEmpty)
    #expect(try stage.animations(moving).count == 1)
  }

  @Test func whatATurnSaysEndsWithTheTurn() throws {
    let stage = Stage()
    let view = stage.add()
    stage.loop.schedule(at: 0) {
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      UIView.animate(withDuration: 0.25) { view.alpha = 0 }
    }
    stage.loop.schedule(at: 0) {
      #expect(!CATransaction.disableActions())
      UIView.animate(withDuration: 0.25) { view.frame.origin.y = 9 }
    }
    try stage.play {}
    #expect(try stage.animations(view).map(\.change) == [.position(dx: 0, dy: -9)])
  }

  @Test func itsDurationIsTheTransactionsEvenInABlock() throws {
    let stage = Stage()
    let (first, second) = (plainLayer(in: stage.window), plainLayer(in: stage.window))
    try stage.play {}
    try stage.play(at: 1) {
      UIView.animate(withDuration: 9, delay: 3, options: .curveLinear) { first.opacity = 0 }
      CATransaction.setAnimationDuration(0.7)
      second.opacity = 0
    }
    #expect(try committed(first, on: stage).animations.map(\.timing) == [timing(.default, 0.25)])
    #expect(try committed(first, on: stage).animations.map(\.beginTime) == [1])
    #expect(try committed(second, on: stage).animations.map(\.timing) == [timing(.default, 0.7)])
  }

  @Test func aViewsLayerDoesNotAnimateByItself() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      view.layer.position = .zero
      view.layer.opacity = 0.5
    }
    #expect(try stage.animations(view).isEmpty)
  }

  @Test func completionWaitsForTheTransactionsAnimations() throws {
    let stage = Stage()
    let view = stage.add()
    let record = Record()
    try stage.play(at: 1) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { record.note("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { record.note("inner") }
      UIView.animate(withDuration: 0.5, delay: 0.1) { view.alpha = 0 }
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { record.note("nothing") }
      CATransaction.commit()
      CATransaction.setCompletionBlock { record.note("turn") }
    }
    #expect(record.names == ["nothing", "inner", "outer", "turn"])
    #expect(record.entries.map(\.time) == [1, 1.6, 1.6, 1.6])
  }
}
