import AnimationCurves
import LayerTrees

extension CALayer {
  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get { model.position }
    set {
      let old = model.position
      guard newValue != old else { return }
      model.position = newValue
      didChange(.position(dx: old.x - newValue.x, dy: old.y - newValue.y))
    }
  }

  /// The layer's own coordinates, in points; the origin is how far its content is scrolled.
  public var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      guard newValue != old else { return }
      model.bounds = newValue
      didChange(
        .bounds(
          dx: old.origin.x - newValue.origin.x, dy: old.origin.y - newValue.origin.y,
          dWidth: old.size.width - newValue.size.width,
          dHeight: old.size.height - newValue.size.height))
    }
  }

  /// The point of the bounds that lies at `position`, in fractions of the size; not animated here.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set {
      model.anchorPoint = newValue
      invalidateSnapshot()
    }
  }

  /// The rectangle in the superlayer: setting it moves `position` and resizes `bounds`.
  ///
  /// Under a transform the bounds take the size that the transform's inverse makes of the
  /// rectangle's, so that what is set is what is read, but for turns.
  public var frame: CGRect {
    get { model.frame }
    set {
      guard model.transform.isIdentity else { return setTransformedFrame(newValue) }
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  private func setTransformedFrame(_ frame: CGRect) {
    let upright = CGRect(origin: .zero, size: frame.size)
    bounds = CGRect(
      origin: bounds.origin, size: upright.applying(model.transform.inverted()).size)
    let reached = model.frame
    position = CGPoint(
      x: position.x + frame.minX - reached.minX, y: position.y + frame.minY - reached.minY)
  }

  /// How opaque it is, in 0...1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set {
      let old = model.opacity
      guard Double(newValue) != old else { return }
      model.opacity = Double(newValue)
      didChange(.opacity(old - Double(newValue)))
    }
  }

  public func affineTransform() -> CGAffineTransform { model.transform }

  /// Scales, turns or moves what is drawn about the anchor point; lays nothing out.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    let old = model.transform
    guard transform != old else { return }
    model.transform = transform
    didChange(.transform(old.concatenating(transform.inverted())))
  }
}

extension CALayer {
  /// Records what is left of a change that has just been made, if something animates it.
  private func didChange(_ change: PropertyAnimation.Change) {
    invalidateSnapshot()
    let loop = VirtualRunLoop.current
    guard !loop.transactions.innermost.disablesActions,
      let (delay, timing) = action(on: loop), timing.duration > 0
    else { return }
    let animation = PropertyAnimation(
      change: change, beginTime: loop.now + delay, timing: timing)
    removeEndedAnimations(at: loop.now)
    animations.append(animation)
    if view != nil { loop.animations.noteAnimation(endingAt: animation.endTime) }
    loop.transactions.noteAnimation(endingAt: animation.endTime)
  }

  /// How a change made now animates: as the view's block says, or by Core Animation's default.
  private func action(on loop: VirtualRunLoop) -> (delay: Double, timing: AnimationTiming)? {
    if view != nil {
      return loop.animations.context.map { ($0.delay, $0.timing) }
    }
    guard superlayer != nil else { return nil }
    let timing = try? AnimationTiming(
      curve: .timingFunction(.default), duration: loop.transactions.innermost.duration)
    return (0, timing ?? .instant)
  }
}
