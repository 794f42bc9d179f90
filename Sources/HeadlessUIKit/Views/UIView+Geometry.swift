import LayerTrees

extension UIView {
  /// The rectangle in the superview, in points.
  public var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }

  /// The view's own coordinates, in points; the origin is how far its content is scrolled.
  public var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }

  /// Where the middle of the view lies in the superview, in points.
  public var center: CGPoint {
    get { layer.position }
    set { resize { layer.position = newValue } }
  }

  /// Scales, turns or moves what is drawn; model geometry and layout stay.
  public var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  private func resize(_ change: () -> Void) {
    let old = layer.model
    change()
    guard layer.model != old else { return }
    if layer.model.bounds.size != old.bounds.size { setNeedsLayout() }
    if translatesAutoresizingMaskIntoConstraints { window?.layoutEngine.noteFrameChange(of: self) }
  }

  /// A point of this view in another view's coordinates, in the window's where that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = point.applying(toWindow)
    return view.map { inWindow.applying($0.toWindow.inverted()) } ?? inWindow
  }

  /// A point of another view, of the window where that is nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.toWindow) } ?? point).applying(toWindow.inverted())
  }

  /// A rectangle of this view in another view's coordinates, in the window's where that is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(view.map { toWindow.concatenating($0.toWindow.inverted()) } ?? toWindow)
  }

  /// A rectangle of another view, of the window where that is nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let fromWindow = toWindow.inverted()
    return rect.applying(view.map { $0.toWindow.concatenating(fromWindow) } ?? fromWindow)
  }

  /// The model's map from this view's coordinates to its window's.
  private var toWindow: CGAffineTransform {
    var map = CGAffineTransform.identity
    for view in sequence(first: self, next: \.superview) where !(view is UIWindow) {
      map = map.concatenating(view.layer.model.toSuperlayer)
    }
    return map
  }

  /// How far the device's safe area reaches into the view, in points.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window else { return .zero }
    let rect = convert(bounds, to: nil)
    let safe = window.bounds.inset(by: UIScreen.main.safeAreaInsets)
    return UIEdgeInsets(
      top: Self.reach(from: rect.minY, to: safe.minY, within: rect.height),
      left: Self.reach(from: rect.minX, to: safe.minX, within: rect.width),
      bottom: Self.reach(from: safe.maxY, to: rect.maxY, within: rect.height),
      right: Self.reach(from: safe.maxX, to: rect.maxX, within: rect.width))
  }

  private static func reach(from: CGFloat, to: CGFloat, within size: CGFloat) -> CGFloat {
    min(max(0, to - from), max(0, size))
  }
}
