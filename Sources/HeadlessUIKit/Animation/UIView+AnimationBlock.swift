import AnimationCurves

extension UIView {
  /// Runs a block whose changes are animated as said and as inherited.
  static func animate(
    _ pacing: BlockPacing, duration: Double, delay: Double, options: AnimationOptions,
    keyframe: Keyframe? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let loop = VirtualRunLoop.current
    if options.contains(.flushUpdates) { performWithoutAnimation { loop.screen.layoutIfNeeded() } }
    let run =
      completion != nil || options.contains(.layoutSubviews)
      ? AnimationRun(keepsTouched: options.contains(.layoutSubviews)) : nil
    var context = AnimationContext(
      pacing, duration: duration, delay: delay, options: options,
      inside: loop.app.animations.context, profile: loop.keyboardProfile)
    context.keyframe = keyframe
    context.run = run
    let end = loop.animate(by: context) {
      animations()
      run?.layOutTouched()
      if options.contains(.flushUpdates) { loop.screen.layoutIfNeeded() }
    }
    guard let completion else { return }
    loop.call(completion, at: end, of: run)
  }
}

extension AnimationRun {
  /// Lays out the views that have changed in the block, so that what is inside moves along.
  fileprivate func layOutTouched() {
    for view in touched { view.layoutIfNeeded() }
    removeTouched()
  }
}

extension VirtualRunLoop {
  /// Runs a block, and returns when the last animation made in it ends.
  func animate(by context: AnimationContext, _ changes: () -> Void) -> Double {
    let app = app
    app.animations.push(.animated(context), at: now)
    changes()
    return app.animations.pop()
  }

  /// Calls back once: with true at the end, with false when the last animation is taken away.
  fileprivate func call(
    _ completion: @escaping (Bool) -> Void, at end: Double, of run: AnimationRun?
  ) {
    var pending: ((Bool) -> Void)? = completion
    run?.whenAllAreCut = { [weak self] in
      guard let self, let call = pending else { return }
      pending = nil
      schedule(at: now) { call(false) }
    }
    guard end.isFinite else { return }
    schedule(at: end) {
      pending?(run.map { $0.cutCount == 0 } ?? true)
      pending = nil
    }
  }
}

extension AnimationContext {
  /// Settles what is inherited from the block around, and what the options override.
  init(
    _ pacing: BlockPacing, duration: Double, delay: Double, options: AnimationOptions,
    inside outer: AnimationContext?, profile: KeyboardProfile
  ) {
    let keepsDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let keepsCurve = outer == nil || options.contains(.overrideInheritedCurve)
    let keepsOptions = outer == nil || options.contains(.overrideInheritedOptions)
    self.duration = keepsDuration ? duration : (outer?.duration ?? duration)
    self.delay = max(0, delay)
    self.pacing = keepsCurve ? pacing : (outer?.pacing ?? pacing)
    repeatCount = options.contains(.repeat) ? .infinity : 1
    autoreverses = options.contains(.autoreverse)
    timing = self.pacing.timing(duration: self.duration, profile: profile)
    guard !keepsOptions, let outer else { return }
    repeatCount = max(repeatCount, outer.repeatCount)
    autoreverses = autoreverses || outer.autoreverses
  }
}
