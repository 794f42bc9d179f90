import HeadlessUIKit

extension HandlerFaults {
  /// Makes the changes, animated and in the turn that this handler takes.
  @MainActor
  func animate(with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void) {
    guard !ignoresNotifications else { return }
    switch turn {
    case .same: animateNow(with: change, changes)
    case .next: DispatchQueue.main.async { animateNow(with: change, changes) }
    }
  }

  @MainActor
  private func animateNow(
    with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void
  ) {
    guard run == .whole else { return runAnimator(with: change, changes) }
    guard timing != .spring else { return swing(with: change, changes) }
    guard var options = options(for: change) else {
      return inherits ? changes() : UIView.performWithoutAnimation(changes)
    }
    if !inherits { options.formUnion(Self.ownPace) }
    UIView.animate(
      withDuration: change.duration * duration.factor, delay: 0, options: options,
      animations: changes)
  }

  /// What keeps an animation from taking over that of the system's own block.
  private static let ownPace: UIView.AnimationOptions = [
    .overrideInheritedDuration, .overrideInheritedCurve,
  ]

  /// Nil where nothing is animated.
  private func options(for change: KeyboardChange) -> UIView.AnimationOptions? {
    switch timing {
    case .keyboard, .spring: change.options
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    case .none: nil
    }
  }

  /// Moves by a spring that swings: 0.6 of critical damping.
  @MainActor
  private func swing(with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: change.duration * duration.factor, delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: inherits ? [] : Self.ownPace, animations: changes)
  }

  /// Seconds after which a run is cut or halts.
  private static let breakTime = 0.1

  /// Moves by an animator, and breaks in on it.
  @MainActor
  private func runAnimator(
    with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void
  ) {
    let curve = UIView.AnimationCurve(rawValue: Int(change.curve)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: change.duration * duration.factor, curve: curve, animations: changes)
    animator.startAnimation()
    let pause = run.pause
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.breakTime) {
      guard pause == nil else { return animator.pauseAnimation() }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    guard let pause else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.breakTime + pause) {
      animator.startAnimation()
    }
  }
}

extension HandlerFaults.Run {
  /// Seconds for which it halts; nil where it does not.
  fileprivate var pause: Double? {
    switch self {
    case .halting: 0.1
    case .hesitating: 2.0 / 60
    case .whole, .cut: nil
    }
  }
}

extension HandlerFaults.Duration {
  fileprivate var factor: Double {
    switch self {
    case .posted: 1
    case .halved: 0.5
    case .doubled: 2
    }
  }
}
