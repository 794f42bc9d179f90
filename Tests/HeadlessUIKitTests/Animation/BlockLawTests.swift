import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Laws of animation blocks: begun and committed, flushed, repeated, and of transitions.
@MainActor @Suite(.serialized)
struct BlockLawTests {
  @MainActor
  private final class Delegate: NSObject {
    let record = Record()
    func starts(_ id: String, _ context: UnsafeMutableRawPointer) { record.note("\(id) starts") }
    func stops(_ id: String, _ finished: NSNumber, _ context: UnsafeMutableRawPointer) {
      record.note("\(id) stops \(finished.boolValue)")
    }
  }

  /// A block that is begun and committed ends after its delay and its cycles, each there, or there
  /// and back; it starts as it is committed.
  @Test(arguments: [0.0, -3, 0.5, 1, 2.5], [-1.0, 0, 0.25]) func aCommittedBlockEndsAfterItsCycles(
    _ count: Double, _ delay: Double
  ) throws {
    let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { context.deallocate() }
    for comesBack in [false, true] {
      let (stage, delegate) = (Stage(), Delegate())
      let view = stage.add()
      try stage.play(at: 1) {
        UIView.beginAnimations("it", context: context)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationWillStart(Selector(Delegate.starts(_:_:)))
        UIView.setAnimationDidStop(Selector(Delegate.stops(_:_:_:)))
        UIView.setAnimationDuration(0.4)
        UIView.setAnimationDelay(delay)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationRepeatCount(Float(count))
        UIView.setAnimationRepeatAutoreverses(comesBack)
        view.frame.origin.y = 100
        UIView.commitAnimations()
      }
      let begin = 1 + max(0, delay)
      let end = begin + 0.4 * (count > 0 ? count : 1) * (comesBack ? 2 : 1)
      #expect(delegate.record.names == ["it starts", "it stops true"])
      #expect(delegate.record.entries.first?.time == 1)
      #expect(abs((delegate.record.entries.last?.time ?? 0) - end) < 1e-9)
      #expect(abs(try stage.top(view, at: begin + 0.1) - 25) < 1e-6)
      if comesBack, count > 0.5 {
        #expect(abs(try stage.top(view, at: begin + 0.6) - 50) < 1e-6)
      }
    }
  }

  /// What was waiting to be laid out is laid out first, at once; what the block changes is animated.
  @Test(arguments: [false, true]) func updatesAreFlushed(_ flushes: Bool) throws {
    let (stage, record) = (Stage(), Record())
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: stage.window.topAnchor)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    try stage.play {}
    try stage.play(at: 1) {
      top.constant = 40
      UIView.animate(
        withDuration: 1, delay: 0, options: flushes ? [.flushUpdates, .curveLinear] : .curveLinear
      ) {
        top.constant = 140
      } completion: { _ in
        record.note("done")
      }
    }
    #expect(view.frame.minY == 140)
    #expect(abs(try stage.top(view, at: 1.25) - (flushes ? 65 : 140)) < 1e-6)
    #expect(record.time(of: "done") == (flushes ? 2 : 1))
  }

  /// A spring that cannot be changes at once, and one that can takes its time.
  @Test(arguments: [0.0, -1, .nan, 0.5]) func aSpringThatCannotBeIsNone(_ duration: Double) throws {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try stage.play(at: 1) {
      UIView.animate(springDuration: duration) {
        view.frame.origin.y = 100
      } completion: { _ in
        record.note("done")
      }
    }
    let isNone = !(duration > 0)
    #expect(try (stage.top(view, at: 1) == 100) == isNone)
    #expect(((record.time(of: "done") ?? 0) == 1) == isNone && record.names == ["done"])
  }

  /// Of two views one leaves and the other comes, or one is hidden and the other shown; at once.
  @Test(arguments: [false, true], [false, true])
  func oneViewComesInPlaceOfAnother(_ hides: Bool, _ isDisabled: Bool) throws {
    let (stage, record) = (Stage(), Record())
    let room = stage.add()
    let (old, new) = (UIView(frame: room.bounds), UIView(frame: room.bounds))
    room.addSubview(old)
    if hides {
      room.addSubview(new)
      new.isHidden = true
    }
    let options: AnimationOptions =
      hides ? [.transitionFlipFromLeft, .showHideTransitionViews] : .transitionFlipFromLeft
    try stage.play(at: 1) {
      UIView.setAnimationsEnabled(!isDisabled)
      UIView.transition(from: old, to: new, duration: 0.3, options: options) {
        record.note("\($0)")
      }
      UIView.setAnimationsEnabled(true)
    }
    #expect(room.subviews == (hides ? [old, new] : [new]))
    #expect(old.isHidden == hides && !new.isHidden)
    #expect(record.entries == [Record.Entry(name: "true", time: isDisabled ? 1 : 1.3)])
    #expect(try stage.animations(new).isEmpty)
  }

  /// With animated content, the changes of a transition are animated as a block's are.
  @Test(arguments: [-1.0, 0, 0.5]) func aTransitionsContentMayBeAnimated(_ duration: Double) throws
  {
    let (stage, record) = (Stage(), Record())
    let view = stage.add()
    try stage.play(at: 1) {
      UIView.transition(
        with: view, duration: duration, options: [.allowAnimatedContent, .curveLinear]
      ) {
        view.frame.origin.y = 100
      } completion: {
        record.note("\($0)")
      }
    }
    let top = try stage.top(view, at: 1.25)
    #expect(abs(top - (duration > 0 ? 50 : 100)) < 1e-6)
    #expect(record.entries == [Record.Entry(name: "true", time: 1 + max(0, duration))])
  }

  /// Outside of a block, changes that would be repeated show at once, and nothing is committed.
  @Test func outsideOfABlockThereIsNothingToRepeat() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play(at: 1) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.frame.origin.y = 9 }
      UIView.commitAnimations()
      #expect(UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0)
    }
    #expect(try stage.animations(view).isEmpty && stage.top(view, at: 1) == 9)
  }

  /// Bodies stay where they are, whatever pulls at them.
  @Test func bodiesDoNotMove() throws {
    let stage = Stage()
    let view = stage.add()
    let animator = UIDynamicAnimator(referenceView: stage.window)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 9, y: 9))
    let (bond, fall) = (
      UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 1, y: 2)),
      UIGravityBehavior(items: [view])
    )
    try stage.play { for behavior in [snap, bond, fall] { animator.addBehavior(behavior) } }
    #expect(animator.behaviors == [snap, bond, fall] && !animator.isRunning)
    animator.removeBehavior(bond)
    #expect(animator.behaviors == [snap, fall] && animator.referenceView === stage.window)
    animator.removeAllBehaviors()
    fall.addChildBehavior(snap)
    #expect(animator.behaviors.isEmpty && fall.childBehaviors == [snap])
    #expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 9, y: 9))
    #expect((bond.length, bond.damping, bond.frequency) == (0, 0, 0) && fall.magnitude == 1)
    #expect(bond.anchorPoint == CGPoint(x: 1, y: 2) && view.center == CGPoint(x: 50, y: 50))
    let letters = UILocalizedIndexedCollation.current()
    #expect(letters.sectionTitles.joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    #expect(letters.sectionIndexTitles == letters.sectionTitles)
    #expect(letters.section(forSectionIndexTitle: 4) == 4)
  }
}
