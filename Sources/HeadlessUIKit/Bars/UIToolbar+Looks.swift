@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  public var delegate: (any UIToolbarDelegate)? {
    get { (kept() as WeakObject?)?.object as? any UIToolbarDelegate }
    set { keep(newValue.map { WeakObject(object: $0) }) }
  }

  /// Inert: an image behind the bar is not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Inert: bars draw no shadow of an image.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}

  public var standardAppearance: UIToolbarAppearance {
    get { kept() ?? UIToolbarAppearance() }
    set {
      keep(newValue)
      barTintColor = newValue.backgroundColor
    }
  }

  public var scrollEdgeAppearance: UIToolbarAppearance? {
    get { kept() }
    set { keep(newValue) }
  }
}
