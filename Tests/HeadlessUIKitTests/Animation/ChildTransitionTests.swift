import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Transitions between children, and animators that change sizes.
@MainActor @Suite(.serialized)
struct ChildTransitionTests {
  /// The one that comes is there at once and moves with the block; the one that goes is gone at the end.
  @Test func oneChildGivesWayToAnother() throws {
    let (stage, record) = (Stage(), Record())
    let (parent, pages) = (UIViewController(), [UIViewController(), UIViewController()])
    stage.window.rootViewController = parent
    for page in pages { parent.addChild(page) }
    parent.view.addSubview(pages[0].view)
    try stage.play {}
    stage.loop.schedule(at: 1) {
      pages[1].view.frame = CGRect(x: 0, y: 400, width: 400, height: 100)
      parent.transition(
        from: pages[0], to: pages[1], duration: 0.5, options: .curveLinear,
        animations: { pages[1].view.frame.origin.y = 0 },
        completion: { record.note("\($0)") })
      #expect(pages[1].view.superview === parent.view && pages[0].view.superview === parent.view)
    }
    try stage.play(at: 1.4) { #expect(pages[0].view.superview === parent.view) }
    for time in stride(from: 1.0, to: 1.5, by: 0.05) {
      #expect(abs(try stage.top(pages[1].view, at: time) - 400 * (1.5 - time) / 0.5) < 1e-6)
    }
    #expect(record.entries == [Record.Entry(name: "true", time: 1.5)])
    #expect(pages[0].view.superview == nil && pages[1].view.superview === parent.view)
  }

  /// A size goes its way as a place does: scrubbed, turned round and continued.
  @Test func aSizeIsScrubbedAndTurnedRound() throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 10, y: 20, width: 100, height: 200))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame = CGRect(x: 40, y: 80, width: 300, height: 600)
    }
    func expect(_ share: Double, at time: Double) throws {
      let frame = try stage.path(to: view, at: time).frame(at: time)
      #expect(abs(frame.minX.value - (10 + 30 * share)) < 1e-6, "\(time)")
      #expect(abs(frame.minY.value - (20 + 60 * share)) < 1e-6, "\(time)")
      #expect(abs(frame.maxX.value - (110 + 230 * share)) < 1e-6, "\(time)")
      #expect(abs(frame.maxY.value - (220 + 460 * share)) < 1e-6, "\(time)")
    }
    stage.loop.schedule(at: 0) { animator.fractionComplete = 0.25 }
    stage.loop.schedule(at: 1) { animator.fractionComplete = 0.75 }
    stage.loop.schedule(at: 2) {
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try stage.play(at: 9) {}
    try expect(0.25, at: 0.5)
    try expect(0.75, at: 1.5)
    try expect(0.5, at: 2.25)
    try expect(0.25, at: 2.5)
    try expect(0, at: 3)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
  }
}
