/// A class or an object that can be styled for all of its kind.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A place where a style holds.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Inert: a view that is for all of its kind; what is set on it shows nowhere else.
  public static func appearance() -> Self {
    AppearanceProxies.current.proxy { instance(of: Self.self) }
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
    AppearanceProxies.current.proxy { instance(of: Self.self) }
  }

  /// Inert: an item that is for all of its kind; what is set on it shows nowhere else.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension UIViewController: UIAppearanceContainer {}

/// The objects that stand for all of their class, one of each, in the app that runs now.
@MainActor
final class AppearanceProxies {
  static var current: AppearanceProxies { VirtualRunLoop.current.app.appearanceProxies }
  private var proxies: [ObjectIdentifier: AnyObject] = [:]
  /// The classes whose object is being made.
  private var open: Set<ObjectIdentifier> = []

  /// The object of a class, which its initialiser makes the first time.
  ///
  /// An initialiser that asks for the object of its own class ends the program: there is none yet.
  func proxy<Styled: AnyObject>(_ make: () -> Styled) -> Styled {
    let type = ObjectIdentifier(Styled.self)
    if let known = proxies[type] as? Styled { return known }
    guard open.insert(type).inserted else {
      fatalError(
        "\(Styled.self).appearance() makes a \(Styled.self), whose initialiser calls it again: "
          + "call appearance() of its superclass there, as the plugin UIKitSources does")
    }
    defer { open.remove(type) }
    let proxy = make()
    proxies[type] = proxy
    return proxy
  }
}
