/// What moves a scroll view's content now.
struct ScrollMotion {
  enum Kind {
    case none, dragging, decelerating, animating
  }

  static let none = ScrollMotion(kind: .none, number: 0)

  private(set) var kind: Kind
  /// Distinguishes one motion from the next, so that steps of an old one come to nothing.
  private(set) var number: Int
  /// How far content has moved by itself meanwhile: rows above grew.
  var shift = CGPoint.zero

  var isDragging: Bool { kind == .dragging }
  var isDecelerating: Bool { kind == .decelerating }
  /// Whether content is on its way, step by step.
  var isUnderWay: Bool { kind != .none }

  mutating func start(_ kind: Kind) {
    self.kind = kind
    number += 1
    shift = .zero
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

  /// Where an offset of the motion's beginning is by now.
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
