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

/// The objects that stand for all of their kind, one of each, in the app that runs now.
@MainActor
final class AppearanceProxies {
  static var current: AppearanceProxies { VirtualRunLoop.current.app.appearanceProxies }
  private var proxies: [ObjectIdentifier: AnyObject] = [:]
  /// The kinds whose object is being made.
  private var open: Set<ObjectIdentifier> = []

  /// The object of a kind, made by its initialiser unless that is what asks for it.
  func proxy<Styled: AnyObject>(_ make: () -> Styled) -> Styled {
    let kind = ObjectIdentifier(Styled.self)
    if let known = proxies[kind] as? Styled { return known }
    let proxy = bareProxy(of: Styled.self) ?? made(kind, by: make)
    // The initialiser may have asked for it meanwhile: what it was given stays the one.
    if let given = proxies[kind] as? Styled { return given }
    proxies[kind] = proxy
    return proxy
  }

  private func made<Styled: AnyObject>(_ kind: ObjectIdentifier, by make: () -> Styled) -> Styled {
    open.insert(kind)
    defer { open.remove(kind) }
    return make()
  }

  /// An object that no initialiser of the app's has made, for a class that asks in one of its own,
  /// or in that of a static which its initialisers may wait for.
  private func bareProxy<Styled: AnyObject>(of type: Styled.Type) -> Styled? {
    #if !canImport(ObjectiveC)
      guard open.contains(ObjectIdentifier(type)) || LazyInitialisers.areRunning else { return nil }
      return BareInstances.instance(of: type)
    #else
      return nil
    #endif
  }
}
