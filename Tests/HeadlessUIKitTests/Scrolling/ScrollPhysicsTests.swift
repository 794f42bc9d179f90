import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Scrolling against the published formulas, worked out here by other means.
@MainActor
struct ScrollPhysicsTests {
  /// `(1 - 1/(x·c/d + 1))·d` is the form in which the formula was first published.
  @Test(arguments: [(10.0, 600.0), (100, 600), (600, 600), (5000, 800), (1, 44)])
  func theRubberBandGivesLessAndLess(_ pull: Double, _ extent: Double) {
    let expected = (1 - 1 / (pull * 0.55 / extent + 1)) * extent
    let way = Double(ScrollPhysics.rubberBand(pull, within: extent))
    #expect(abs(way - expected) < 1e-9)
    #expect(way < pull && way < extent)
    #expect(
      ScrollPhysics.rubberBand(-pull, within: extent) == -ScrollPhysics.rubberBand(
        pull, within: extent))
  }

  /// 1000 points a second go on for 499 points at the normal rate, 99 at the fast one.
  @Test func projectionIsWhatAppleShowed() {
    #expect(abs(ScrollPhysics.projection(of: 1000, rate: .normal) - 499) < 1e-9)
    #expect(abs(ScrollPhysics.projection(of: 1000, rate: .fast) - 99) < 1e-9)
  }

  /// The sum over milliseconds of a velocity that shrinks by the rate each time.
  @Test func slidingIsTheSumOfAShrinkingVelocity() {
    let way = ScrollPhysics.projection(of: 1000, rate: .normal)
    var (sum, velocity) = (0.0, 1.0 * 0.998)
    for millisecond in 1...2000 {
      sum += velocity
      velocity *= 0.998
      let slid = ScrollPhysics.slide(way, after: Double(millisecond) / 1000, rate: .normal)
      #expect(abs(Double(slid) - sum) < 1e-6)
    }
  }

  @MainActor
  private struct Scrolled {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let listener = Listener()

    init(height: CGFloat = 3000) {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 400, height: height)
      view.delegate = listener
      stage.window.addSubview(view)
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var offsets: [(time: Double, y: CGFloat)] = []
    var target: CGPoint?
    var velocity = CGPoint.zero
    var newTarget: CGPoint?
    /// Called where content comes to rest.
    var onEnd: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if calls.last != "scroll" { calls.append("scroll") }
      offsets.append((VirtualRunLoop.current.now, scrollView.contentOffset.y))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("will end")
      target = targetContentOffset.pointee
      self.velocity = velocity
      if let newTarget { targetContentOffset.pointee = newTarget }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("did end \(decelerate)")
      if !decelerate { onEnd() }
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("did slow")
      onEnd()
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("did animate")
      onEnd()
    }
  }

  @Test func aFlickGoesOnToItsTargetAndTellsInOrder() throws {
    let scrolled = Scrolled()
    let (view, listener) = (scrolled.view, scrolled.listener)
    try scrolled.stage.play {
      view.drag(
        from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
      #expect(view.isDragging)
    }
    #expect(
      listener.calls == [
        "will drag", "scroll", "will end", "did end true", "will slow", "scroll", "did slow",
      ])
    #expect(abs(listener.velocity.y - 1) < 1e-9)
    #expect(abs((listener.target?.y ?? 0) - 699) < 1e-6)
    #expect(abs(view.contentOffset.y - 699) < 1e-6)
    #expect(!view.isDecelerating && !view.isDragging)
    let held = listener.offsets.filter { $0.time <= 0.2 + 1e-9 }
    for (time, y) in held { #expect(abs(y - min(200, 1000 * time)) < 1e-6) }
    for (time, y) in listener.offsets where time > 0.2 + 1e-9 && y != view.contentOffset.y {
      let left = 0.998.raised(to: 1000 * (time - 0.2))
      #expect(abs(y - (200 + 499 * (1 - left))) < 1e-6)
    }
  }

  /// What a finger holds goes with it on the screen, however the list is turned, and on with it.
  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: -1),
    CGAffineTransform(rotationAngle: .pi),
  ])
  func contentGoesWithTheFinger(_ transform: CGAffineTransform) throws {
    let scrolled = Scrolled()
    let content = UIView(frame: CGRect(x: 0, y: 1000, width: 100, height: 40))
    scrolled.view.addSubview(content)
    scrolled.view.transform = transform
    scrolled.view.contentOffset.y = 900
    let start = content.convert(CGPoint.zero, to: nil)
    try scrolled.stage.play {
      scrolled.view.drag(
        from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), duration: 0.2, velocity: .zero)
    }
    #expect(abs(content.convert(CGPoint.zero, to: nil).y - (start.y - 100)) < 1e-6)
    try scrolled.stage.play(at: 1) {
      scrolled.view.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.2)
    }
    #expect(content.convert(CGPoint.zero, to: nil).y > start.y + 100)
  }

  @Test func theDelegateMayNameAnotherTarget() throws {
    let scrolled = Scrolled()
    scrolled.listener.newTarget = CGPoint(x: 0, y: 400)
    try scrolled.stage.play {
      scrolled.view.drag(from: CGPoint(x: 0, y: 300), to: CGPoint(x: 0, y: 200), duration: 0.1)
    }
    #expect(scrolled.view.contentOffset.y == 400)
  }

  @Test func aFingerThatStandsStillLetsContentLie() throws {
    let scrolled = Scrolled()
    try scrolled.stage.play {
      scrolled.view.drag(
        from: CGPoint(x: 0, y: 300), to: CGPoint(x: 0, y: 200), duration: 0.1, velocity: .zero)
    }
    #expect(scrolled.listener.calls == ["will drag", "scroll", "will end", "did end false"])
    #expect(scrolled.view.contentOffset.y == 100)
  }

  /// A finger that takes no time has no speed.
  @Test func aLeapDoesNotGoOn() throws {
    let scrolled = Scrolled()
    try scrolled.stage.play {
      scrolled.view.drag(from: CGPoint(x: 0, y: 300), to: CGPoint(x: 0, y: 200), duration: 0)
    }
    #expect(scrolled.listener.calls == ["will drag", "scroll", "will end", "did end false"])
    #expect(scrolled.view.contentOffset.y == 100)
  }

  /// Content that goes on finds its end where that is by then, nearer or farther, without a leap.
  @Test(arguments: [(900.0, 300.0), (2400, 699)])
  func theEndMayMoveMeanwhile(height: Double, rest: Double) throws {
    let scrolled = Scrolled(height: height == 900 ? 3000 : 900)
    let (view, listener) = (scrolled.view, scrolled.listener)
    try scrolled.stage.play {
      view.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
      VirtualRunLoop.current.schedule(at: 0.26) { view.contentSize.height = CGFloat(height) }
    }
    #expect(abs(view.contentOffset.y - rest) < 1, "\(view.contentOffset.y)")
    let ways = zip(listener.offsets, listener.offsets.dropFirst()).map { abs($1.y - $0.y) }
    #expect((ways.max() ?? 0) < 1000.0 / 60 + 1e-6)
  }

  /// From the first touch to the rest, and for as long as it is animated.
  @Test func theLayerTellsThatContentIsOnItsWay() throws {
    let scrolled = Scrolled()
    try scrolled.stage.play {
      scrolled.view.drag(
        from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2)
      #expect(scrolled.view.scrollContent.isScrolling)
      VirtualRunLoop.current.schedule(at: 0.5) {
        #expect(scrolled.view.isDecelerating && scrolled.view.scrollContent.isScrolling)
      }
    }
    #expect(!scrolled.view.scrollContent.isScrolling)
    try scrolled.stage.play {
      scrolled.view.setContentOffset(.zero, animated: true)
      #expect(scrolled.view.scrollContent.isScrolling)
    }
    #expect(!scrolled.view.scrollContent.isScrolling)
  }

  /// Pulled 100 points past its top, content gives by the rubber band and springs back to it.
  @Test func contentPulledPastItsTopComesBack() throws {
    let scrolled = Scrolled()
    let listener = scrolled.listener
    try scrolled.stage.play {
      scrolled.view.drag(
        from: CGPoint(x: 0, y: 200), to: CGPoint(x: 0, y: 300), duration: 0.5, velocity: .zero)
    }
    let pulled = 600 * (1 - 1 / (100 * 0.55 / 600 + 1))
    let least = listener.offsets.map(\.y).min() ?? 0
    #expect(abs(least + pulled) < 1e-9)
    #expect(scrolled.view.contentOffset.y == 0)
    let back = listener.offsets.filter { $0.time > 0.5 + 1e-9 && $0.y != 0 }
    #expect(back.count > 10)
    for (time, y) in back {
      let t = time - 0.5
      #expect(abs(y + pulled * (1 + 10 * t) * exp(-10 * t)) < 1e-6)
    }
  }

  @Test func aFlickPastTheEndBouncesAndRestsThere() throws {
    let scrolled = Scrolled(height: 1000)
    try scrolled.stage.play {
      scrolled.view.drag(from: CGPoint(x: 0, y: 500), to: CGPoint(x: 0, y: 300), duration: 0.1)
    }
    let highest = scrolled.listener.offsets.map(\.y).max() ?? 0
    #expect(highest > 410)
    #expect(scrolled.view.contentOffset.y == 400)
  }

  @Test func withoutBounceItStopsAtTheEnd() throws {
    let scrolled = Scrolled(height: 1000)
    scrolled.view.bounces = false
    try scrolled.stage.play {
      scrolled.view.drag(from: CGPoint(x: 0, y: 500), to: CGPoint(x: 0, y: 300), duration: 0.1)
    }
    #expect(scrolled.listener.offsets.allSatisfy { $0.y <= 400 })
    #expect(scrolled.view.contentOffset.y == 400)
  }

  /// 0.3 s of easeInEaseOut: half the way at half the time, and one callback each refresh.
  @Test func anAnimatedOffsetStepsAtEveryRefresh() throws {
    let scrolled = Scrolled()
    let listener = scrolled.listener
    try scrolled.stage.play {
      scrolled.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      #expect(scrolled.view.contentOffset.y == 0)
    }
    #expect(listener.calls == ["scroll", "did animate"])
    #expect(listener.offsets.count == 18)
    let half = listener.offsets.first { abs($0.time - 0.15) < 1e-9 }
    #expect(abs((half?.y ?? 0) - 450) < 1e-6)
    #expect(scrolled.view.contentOffset.y == 900)
    #expect(zip(listener.offsets, listener.offsets.dropFirst()).allSatisfy { $0.y < $1.y })
  }

  /// Content that has come to rest asks for nothing more: its rest is the last that is committed.
  @Test(arguments: [nil, CGPoint.zero, CGPoint(x: 0, y: -1000)])
  func nothingIsCommittedAfterTheRest(velocity: CGPoint?) throws {
    let scrolled = Scrolled()
    var end = 0.0
    scrolled.listener.onEnd = { end = VirtualRunLoop.current.now }
    try scrolled.stage.play {
      if let velocity {
        scrolled.view.drag(
          from: CGPoint(x: 0, y: 300), to: CGPoint(x: 0, y: 200), duration: 0.1,
          velocity: velocity)
      } else {
        scrolled.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      }
    }
    #expect(end > 0 && scrolled.stage.loop.log.commits.last?.time == end)
  }

  @Test func aNewOffsetEndsAnAnimation() throws {
    let scrolled = Scrolled()
    try scrolled.stage.play {
      scrolled.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      scrolled.stage.loop.schedule(at: 0.1) {
        scrolled.view.contentOffset = CGPoint(x: 0, y: 7)
      }
    }
    #expect(scrolled.view.contentOffset.y == 7)
    #expect(!scrolled.listener.calls.contains("did animate"))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 100, width: 10, height: 50), CGFloat(100)),
    (CGRect(x: 0, y: 550, width: 10, height: 50), CGFloat(200)),
    (CGRect(x: 0, y: 850, width: 10, height: 50), CGFloat(300)),
    (CGRect(x: 0, y: 2990, width: 10, height: 10), CGFloat(2400)),
    (CGRect(x: 0, y: 0, width: 10, height: 10), CGFloat(0)),
  ])
  func aRectangleIsBroughtIntoSightAndNoFurther(_ rect: CGRect, _ expected: CGFloat) throws {
    let scrolled = Scrolled()
    scrolled.view.contentOffset.y = 200
    scrolled.view.scrollRectToVisible(rect, animated: false)
    #expect(scrolled.view.contentOffset.y == expected)
  }

  /// What is in sight already is left alone, even beyond the end of what can be scrolled to.
  @Test func whatIsInSightIsLeftAlone() {
    let scrolled = Scrolled()
    scrolled.view.contentOffset.y = 2500
    scrolled.view.scrollRectToVisible(CGRect(x: 0, y: 2900, width: 10, height: 50), animated: false)
    #expect(scrolled.view.contentOffset.y == 2500)
    scrolled.view.scrollRectToVisible(CGRect(x: 0, y: 2480, width: 10, height: 50), animated: false)
    #expect(scrolled.view.contentOffset.y == 2400)
  }
}

extension Double {
  fileprivate func raised(to power: Double) -> Double { pow(self, power) }
}
