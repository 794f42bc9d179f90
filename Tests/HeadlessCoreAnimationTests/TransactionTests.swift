import HeadlessCoreAnimation
import LayerTrees
import Testing

/// Layers without a host, which move by what the transaction says.
@MainActor @Suite(.serialized)
struct TransactionTests {
  private let loop = makeLoop()
  private let layer = CALayer()

  private func play(at time: Double, _ work: @escaping @MainActor () -> Void) throws {
    loop.makeCurrent()
    loop.schedule(at: time, work)
    try loop.run(until: 100)
  }

  private func committed(_ layer: CALayer) throws -> LayerSnapshot {
    let root = try #require(loop.log.commits.last).root
    return try #require(root.path { $0.id == layer.id }?.last)
  }

  @Test func anInnerTransactionTakesOverWhatTheOuterSaysAndGivesItBack() throws {
    _ = makeLoop()
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  /// What is to be done when a transaction has ended is its own: an inner one neither does it nor waits for what the
  /// outer one moves.
  @Test func whatATransactionEndsWithIsItsOwn() throws {
    let diary = Diary()
    try play(at: 0) { [loop, layer] in loop.root.addSublayer(layer) }
    try play(at: 1) { [layer] in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { diary.note("outer") }
      layer.position = CGPoint(x: 0, y: 40)
      CATransaction.begin()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { diary.note("inner") }
      CATransaction.commit()
      CATransaction.commit()
    }
    #expect(diary.words == ["inner", "outer"] && diary.entries.map(\.time) == [1, 3])
  }

  /// A turn ends what it left open, and what the inner one holds is done when it has ended.
  @Test func aTurnEndsTheTransactionsThatItLeftOpen() throws {
    let diary = Diary()
    try play(at: 0) { [loop, layer] in loop.root.addSublayer(layer) }
    try play(at: 1) { [layer] in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { diary.note("inner") }
      layer.position = CGPoint(x: 0, y: 40)
    }
    #expect(diary.entries.map(\.time) == [3])
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func aLayerWithoutAHostAnimatesByItself() throws {
    try play(at: 0) { [loop, layer] in loop.root.addSublayer(layer) }
    try play(at: 1) { [layer] in layer.position = CGPoint(x: 0, y: 40) }
    let snapshot = try committed(layer)
    let timing = try AnimationTiming(curve: .timingFunction(.default), duration: 0.25)
    #expect(snapshot.animations.map(\.timing) == [timing])
    #expect(snapshot.animations.map(\.beginTime) == [1])
    #expect(snapshot.animations.map(\.endTime) == [1.25])
    #expect(snapshot.presentation(at: 1).position.y == 0)
  }

  @Test func itIsStillWhereActionsAreDisabledOrItStandsAlone() throws {
    let loose = CALayer()
    try play(at: 0) { [loop, layer] in loop.root.addSublayer(layer) }
    try play(at: 1) { [loop, layer] in
      loose.opacity = 0
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      loop.root.addSublayer(loose)
    }
    #expect(try committed(layer).animations.isEmpty)
    #expect(try committed(loose).animations.isEmpty)
  }

  @Test func aHostsTagIsCommittedAsItIs() throws {
    try play(at: 0) { [loop, layer] in
      layer.tag = LayerTag(role: .inputBar, text: "words")
      loop.root.addSublayer(layer)
    }
    #expect(try committed(layer).role == .inputBar)
    #expect(try committed(layer).text == "words")
  }
}
