/// The phases of a finger's touch on a scroll view, at points of the window.
package enum ScrollTouch: Hashable, Sendable {
  case began(CGPoint)
  case moved(CGPoint)
  /// It lifts, at a velocity in points per second.
  case ended(velocity: CGPoint)
}

extension UIScrollView {
  /// Drags content as a finger does that moves evenly from one point of the window to another.
  ///
  /// Content follows at every refresh from the first on; the ten points or so by which a real pan
  /// is recognized late are left out. On release it goes on at the finger's velocity.
  ///
  /// - Parameters:
  ///   - start: where the finger goes down, in the window's points.
  ///   - end: where it lifts.
  ///   - duration: seconds between the two.
  ///   - velocity: at which it lifts, in points per second; nil for that of the way, or none where
  ///     that takes no time.
  package func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, velocity: CGPoint? = nil
  ) {
    guard isScrollEnabled else { return }
    beginDragging(at: start)
    let grip = contentOffset
    let span = max(duration, 1e-6)
    let ownSpeed =
      duration > 0 ? CGPoint(x: (end.x - start.x) / span, y: (end.y - start.y) / span) : .zero
    let speed = velocity ?? ownSpeed
    stepAtRefreshes { [weak self] time in
      guard let self else { return false }
      let share = min(1, time / span)
      let finger = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      drag(to: finger, from: start, grip: grip, velocity: speed)
      guard time >= span - 1e-9 else { return true }
      endDragging(velocity: speed)
      return false
    }
  }

  /// Takes hold of the content, as a finger that goes down and begins to move.
  package func beginDragging(at point: CGPoint) {
    motion.start(.dragging)
    touch = PanTouch(at: point, on: self)
    delegate?.scrollViewWillBeginDragging(self)
    VirtualRunLoop.current.scrollObserver?(self, .began(point))
  }

  /// Moves the content with the finger; past its ends it gives less and less.
  package func drag(to point: CGPoint, from start: CGPoint, grip: CGPoint, velocity: CGPoint) {
    touch?.move(to: point, velocity: velocity)
    VirtualRunLoop.current.scrollObserver?(self, .moved(point))
    let way = turnedInside(CGPoint(x: point.x - start.x, y: point.y - start.y))
    let wanted = CGPoint(
      x: grip.x - way.x + motion.shift.x, y: grip.y - way.y + motion.shift.y)
    let (range, free) = (offsetRange, bounceAxes)
    move(
      to: CGPoint(
        x: free.horizontal.stretched(wanted.x, range.least.x, range.greatest.x, bounds.width),
        y: free.vertical.stretched(wanted.y, range.least.y, range.greatest.y, bounds.height)))
  }

  /// Lets go of the content at a velocity of the finger, in points per second.
  package func endDragging(velocity finger: CGPoint) {
    let (range, free, speed) = (offsetRange, bounceAxes, turnedInside(finger))
    let velocity = CGPoint(
      x: free.horizontal == .none ? 0 : -speed.x, y: free.vertical == .none ? 0 : -speed.y)
    let inside = contentOffset.clamped(to: range)
    let way = CGPoint(
      x: ScrollPhysics.projection(of: velocity.x, rate: decelerationRate),
      y: ScrollPhysics.projection(of: velocity.y, rate: decelerationRate))
    var target = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
    if inside != contentOffset { target = target.clamped(to: range) }
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: $0)
    }
    touch?.lift()
    touch = nil
    VirtualRunLoop.current.scrollObserver?(self, .ended(velocity: finger))
    let isMoving = target != contentOffset || inside != contentOffset
    motion.stop()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: isMoving)
    guard isMoving, motion.kind == .none else { return }
    motion.start(.decelerating)
    delegate?.scrollViewWillBeginDecelerating(self)
    decelerate(to: target, velocity: velocity)
  }

  /// A finger's way in the list's own directions: one that is upside down takes it upside down, as
  /// a pan's `translation(in:)` does.
  private func turnedInside(_ way: CGPoint) -> CGPoint {
    let map = map(from: nil)
    return CGPoint(x: map.a * way.x + map.c * way.y, y: map.b * way.x + map.d * way.y)
  }

  /// Goes on to a target, springing back where it passes an end; each direction by itself.
  ///
  /// Where the ends are moved meanwhile, it goes on from there with what speed it has.
  private func decelerate(to target: CGPoint, velocity: CGPoint) {
    let (start, range, rate) = (contentOffset, offsetRange, decelerationRate)
    let rest = 0.5 / VirtualRunLoop.current.screen.scale
    let x = Deceleration(
      start: start.x, target: target.x, velocity: velocity.x, least: range.least.x,
      greatest: range.greatest.x, rate: rate, bounces: bounces, rest: rest)
    let y = Deceleration(
      start: start.y, target: target.y, velocity: velocity.y, least: range.least.y,
      greatest: range.greatest.y, rate: rate, bounces: bounces, rest: rest)
    stepAtRefreshes { [weak self] time in
      guard let self else { return false }
      step(to: CGPoint(x: x.offset(after: time), y: y.offset(after: time)))
      guard offsetRange == range else {
        let shift = motion.shift
        motion.start(.decelerating)
        decelerate(
          to: CGPoint(x: x.goal(after: time) + shift.x, y: y.goal(after: time) + shift.y),
          velocity: CGPoint(x: x.velocity(after: time), y: y.velocity(after: time)))
        return false
      }
      guard x.isOver(after: time), y.isOver(after: time) else { return true }
      motion.stop()
      delegate?.scrollViewDidEndDecelerating(self)
      return false
    }
  }

  /// The behaviour of content at its ends.
  fileprivate enum End {
    /// It cannot be moved.
    case none
    /// It stops.
    case hard
    /// It gives, by the rubber band.
    case elastic

    func stretched(
      _ wanted: CGFloat, _ least: CGFloat, _ greatest: CGFloat, _ extent: CGFloat
    ) -> CGFloat {
      let inside = min(max(wanted, least), greatest)
      return self == .elastic
        ? inside + ScrollPhysics.rubberBand(wanted - inside, within: extent) : inside
    }
  }

  fileprivate var bounceAxes: (horizontal: End, vertical: End) {
    let range = offsetRange
    func end(_ always: Bool, _ least: CGFloat, _ greatest: CGFloat) -> End {
      guard always || greatest > least else { return .none }
      return bounces ? .elastic : .hard
    }
    return (
      end(alwaysBounceHorizontal, range.least.x, range.greatest.x),
      end(alwaysBounceVertical, range.least.y, range.greatest.y)
    )
  }
}

/// The motion of a scroll view's content now.
struct ScrollMotion {
  enum Kind {
    case none, dragging, decelerating, animating
  }

  static let none = ScrollMotion(kind: .none, number: 0)

  private(set) var kind: Kind
  /// Distinguishes one motion from the next, so that steps of an old one come to nothing.
  private(set) var number: Int
  /// The distance by which content has moved by itself meanwhile: rows above grew.
  var shift = CGPoint.zero
  /// True if it is UIKit's own, towards the field that has got the focus.
  var isShowingField = false

  var isDragging: Bool { kind == .dragging }
  var isDecelerating: Bool { kind == .decelerating }
  /// True while content is on its way, step by step.
  var isUnderWay: Bool { kind != .none }

  mutating func start(_ kind: Kind) {
    self.kind = kind
    number += 1
    shift = .zero
    isShowingField = false
  }

  mutating func stop() { start(.none) }
}

extension UIScrollView {
  /// Seconds that `setContentOffset(_:animated:)` takes.
  static let animationDuration = 0.3

  /// Calls `step` at every refresh from the next one on, with the seconds since now, till it is done.
  ///
  /// `step` answers whether there is more to come; another motion ends this one.
  @preconcurrency
  func stepAtRefreshes(_ step: @escaping @MainActor (Double) -> Bool) {
    let loop = VirtualRunLoop.current
    let (start, number) = (loop.now, motion.number)
    func next() {
      loop.scheduleNextTurn { [weak self] in
        guard let self, motion.number == number else { return }
        if step(loop.now - start) { next() }
      }
    }
    next()
  }

  /// Goes to an offset as it was when the motion began.
  func step(to offset: CGPoint) { move(to: shifted(offset)) }

  /// An offset as of the motion's beginning, moved as far as the content has been since.
  private func shifted(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + motion.shift.x, y: offset.y + motion.shift.y)
  }

  func animate(to target: CGPoint) {
    animate(toward: { [weak self] in self?.shifted(target) ?? target })
  }

  /// Goes to where `target` says at each refresh, which may improve on the way.
  @preconcurrency
  func animate(
    toward target: @escaping @MainActor () -> CGPoint,
    then arrive: @escaping @MainActor () -> Void = {}
  ) {
    guard !motion.isDragging else {
      // A finger keeps hold: content is there at once, and goes on with it.
      contentOffset = target()
      arrive()
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return
    }
    motion.start(.animating)
    let start = contentOffset
    let timing = try? AnimationTiming(
      curve: .timingFunction(.easeInEaseOut), duration: Self.animationDuration)
    stepAtRefreshes { [weak self] time in
      guard let self else { return false }
      let share = timing?.progress(at: time) ?? 1
      let isDone = time >= Self.animationDuration - 1e-9
      let end = target()
      move(to: isDone ? end : shifted(start).moved(toward: end, by: share))
      guard isDone else { return true }
      motion.stop()
      arrive()
      delegate?.scrollViewDidEndScrollingAnimation(self)
      return false
    }
  }
}

extension CGPoint {
  fileprivate func moved(toward point: CGPoint, by share: Double) -> CGPoint {
    CGPoint(x: x + (point.x - x) * share, y: y + (point.y - y) * share)
  }
}
