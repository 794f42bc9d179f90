import LayerTrees

extension CALayer {
  /// Where the anchor point lies in the superlayer, in points.
  public var position: CGPoint {
    get { model.position }
    set {
      let old = model.position
      guard newValue != old else { return }
      model.position = newValue
      didChange(.position(dx: old.x - newValue.x, dy: old.y - newValue.y), .position)
    }
  }

  /// The layer's own coordinates, in points; the origin is how far its content is scrolled.
  public var bounds: CGRect {
    get { model.bounds }
    set {
      let old = model.bounds
      guard newValue != old else { return }
      model.bounds = newValue
      if lookFollowsSize, old.size != newValue.size { invalidateLook() }
      didChange(
        .bounds(
          dx: old.origin.x - newValue.origin.x, dy: old.origin.y - newValue.origin.y,
          dWidth: old.size.width - newValue.size.width,
          dHeight: old.size.height - newValue.size.height), .bounds)
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
      didChange(.opacity(old - Double(newValue)), .opacity)
    }
  }

  public func affineTransform() -> CGAffineTransform { model.transform }

  /// Scales, turns or moves what is drawn about the anchor point; lays nothing out.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    let old = model.transform
    guard transform != old else { return }
    model.transform = transform
    didChange(.transform(old.concatenating(transform.inverted())), .transform)
  }
}
