extension UIView {
  /// Changes a view's content: at once here, for a transition does not move what it shows.
  ///
  /// The changes are not animated, as flips, curls and dissolves show snapshots; those made with
  /// `allowAnimatedContent` are. The completion is called when the transition would end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options) { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    finish(after: duration, completion)
  }

  /// Puts a view in another's place, at once here; the completion comes when it would end.
  ///
  /// With `showHideTransitionViews` the views are hidden and shown; else they leave and enter.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    finish(after: duration, completion)
  }

  private static func finish(after duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let loop = VirtualRunLoop.current
    let isEnabled = !loop.app.animations.isDisabled
    loop.schedule(at: loop.now + (isEnabled ? max(0, duration) : 0)) { completion(true) }
  }
}
