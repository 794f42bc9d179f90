/// What can be styled for all of its kind.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A place where a style holds.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Inert: a view that is for all of its kind; what is set on it shows nowhere else.
  public static func appearance() -> Self {
    AppearanceProxies.current.proxy(instance(of: Self.self))
  }

  /// Inert: a view that is for all of its kind; what is set on it shows nowhere else.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// Inert: a view that is for all of its kind; what is set on it shows nowhere else.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIBarItem: UIAppearance {
  /// Inert: an item that is for all of its kind; what is set on it shows nowhere else.
  public static func appearance() -> Self {
    AppearanceProxies.current.proxy(instance(of: Self.self))
  }

  /// Inert: an item that is for all of its kind; what is set on it shows nowhere else.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}

/// The objects that stand for all of their kind, one of each, in the app that runs now.
@MainActor
final class AppearanceProxies {
  static var current: AppearanceProxies { VirtualRunLoop.current.appearanceProxies }
  private var proxies: [ObjectIdentifier: AnyObject] = [:]

  func proxy<Styled: AnyObject>(_ make: @autoclosure () -> Styled) -> Styled {
    if let known = proxies[ObjectIdentifier(Styled.self)] as? Styled { return known }
    let proxy = make()
    proxies[ObjectIdentifier(Styled.self)] = proxy
    return proxy
  }
}
