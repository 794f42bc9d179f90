import LayerTrees

extension CALayer: Keeping {
  public convenience init(layer: Any) { self.init() }

  /// What of the layer is shown: the mask's path, or its rectangle with its corners.
  public var mask: CALayer? {
    get { kept() }
    set {
      if let old = mask { (old.masked, old.isMask) = (nil, false) }
      keep(newValue)
      if let newValue { (newValue.masked, newValue.isMask) = (self, true) }
      invalidateLook()
    }
  }

  public var contents: Any? {
    get { kept() }
    set { keep(newValue) }
  }

  public var contentsScale: CGFloat {
    get { kept() ?? 1 }
    set { keep(newValue) }
  }

  public var contentsGravity: CALayerContentsGravity {
    get { kept() ?? .resize }
    set { keep(newValue) }
  }

  /// Inert: layers are drawn from their values.
  public var shouldRasterize: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  /// Inert: layers are drawn from their values.
  public var rasterizationScale: CGFloat {
    get { kept() ?? 1 }
    set { keep(newValue) }
  }

  /// Inert: a shadow has the layer's shape.
  public var shadowPath: CGPath? {
    get { kept() }
    set { keep(newValue) }
  }

  /// Inert: layers are drawn from their values.
  public var drawsAsynchronously: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var isOpaque: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var allowsEdgeAntialiasing: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var allowsGroupOpacity: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }

  public var needsDisplayOnBoundsChange: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }

  public var sublayerTransform: CATransform3D {
    get { kept() ?? CATransform3DIdentity }
    set { keep(newValue) }
  }

  public var delegate: (any CALayerDelegate)? {
    get { (kept() as WeakObject?)?.object as? any CALayerDelegate ?? view }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Inert: layers are drawn from their values.
  public func setNeedsDisplay() {}
  /// Inert: layers are drawn from their values.
  public func displayIfNeeded() {}
  /// Inert: nothing is drawn by code of an app's own.
  public func render(in ctx: CGContext) {}

  public func setNeedsLayout() { view?.setNeedsLayout() }
  public func layoutIfNeeded() { view?.layoutIfNeeded() }
  public var needsLayoutNow: Bool { view?.flags.needsLayout ?? false }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sibling.flatMap { sibling in sublayers.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: place.map { $0 + 1 } ?? sublayers.count)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = sublayers.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: index)
  }

  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The deepest layer at a point of the superlayer.
  public func hitTest(_ point: CGPoint) -> CALayer? {
    let inside = point.applying(model.toSuperlayer.inverted())
    guard !isHidden, contains(inside) else { return nil }
    for layer in sublayers.reversed() { if let hit = layer.hitTest(inside) { return hit } }
    return self
  }

  private var toRoot: CGAffineTransform {
    var (map, next): (CGAffineTransform, CALayer?) = (.identity, self)
    while let layer = next {
      map = map.concatenating(layer.model.toSuperlayer)
      next = layer.superlayer
    }
    return map
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
  }
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(toRoot.concatenating((layer?.toRoot ?? .identity).inverted()))
  }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying((layer?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }
}

@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}
extension UIView: CALayerDelegate {}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A layer's change from one content to another, which is drawn at once here.
open class CATransition: CAAnimation {
  /// Inert: the new content is there at once.
  open var type = CATransitionType.fade
  /// Inert: the new content is there at once.
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
}
