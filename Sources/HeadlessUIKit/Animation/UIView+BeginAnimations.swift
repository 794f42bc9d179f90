import AnimationCurves

/// The form of before blocks, which much published keyboard code has: begin, say how, commit.
///
/// Settings apply to the changes that follow them. Nothing is inherited from a block around.
extension UIView {
  /// Starts a block of 0.2 s, easeInOut, by default.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let loop = VirtualRunLoop.current
    var settings = AnimationContext(
      .curve(.easeInOut), duration: 0.2, delay: 0, options: [], inside: nil,
      profile: loop.keyboardProfile)
    settings.note = AnimationNote(id: animationID, context: context)
    loop.app.animations.push(.animated(settings), at: loop.now)
  }

  /// Ends the block that was begun last.
  public static func commitAnimations() {
    let loop = VirtualRunLoop.current
    guard !loop.app.animations.blocks.isEmpty else { return }
    let note = loop.app.animations.context?.note
    let end = loop.app.animations.pop()
    guard let note, let target = note.target else { return }
    if let start = note.willStart { start.perform(on: target, with: note.id, note.context) }
    guard let stop = note.didStop, end.isFinite else { return }
    loop.schedule(at: end) {
      stop.perform(on: target, with: note.id, NSNumber(value: true), note.context)
    }
  }

  /// Sets the delegate for the block's start and end; it is kept until then.
  public static func setAnimationDelegate(_ delegate: Any?) {
    edit { $0.note?.target = delegate as AnyObject? }
  }

  /// The delegate's method that is called when the block is committed.
  public static func setAnimationWillStart(_ selector: Selector?) {
    edit { $0.note?.willStart = selector }
  }

  /// The delegate's method that is called when the block's last animation ends.
  public static func setAnimationDidStop(_ selector: Selector?) {
    edit { $0.note?.didStop = selector }
  }

  /// Seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    edit { $0.duration = duration }
  }

  /// Seconds before the animation starts.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    edit { $0.delay = max(0, delay) }
  }

  /// The curve; the keyboard's brings its own duration.
  public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    edit { $0.pacing = .curve(curve) }
  }

  /// Has no effect: animations are additive.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Cycles.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    edit { $0.repeatCount = repeatCount > 0 ? Double(repeatCount).cycles : 1 }
  }

  /// True if each cycle runs back as well.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    edit { $0.autoreverses = repeatAutoreverses }
  }

  private static func edit(_ change: (inout AnimationContext) -> Void) {
    let loop = VirtualRunLoop.current
    loop.app.animations.edit { context in
      change(&context)
      context.timing = context.pacing.timing(
        duration: context.duration, profile: loop.keyboardProfile)
    }
  }
}
