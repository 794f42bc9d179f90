public import Foundation

#if !canImport(ObjectiveC)
  /// What code that must compile in app extensions does to reach the application.
  extension NSObject {
    /// Whether a class has a class method: here only the application's `sharedApplication`.
    public class func responds(to aSelector: Selector) -> Bool {
      self is UIApplication.Type && aSelector.name == "sharedApplication"
    }

    /// The value of a class's property: here only the application's `shared`.
    @preconcurrency @MainActor
    public class func value(forKeyPath keyPath: String) -> Any? {
      self is UIApplication.Type && ["shared", "sharedApplication"].contains(keyPath)
        ? UIApplication.shared : nil
    }

    /// The value of a class's property: here only the application's `shared`.
    @preconcurrency @MainActor
    public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Calls a class method: here only the application's `sharedApplication`.
    @preconcurrency @MainActor
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      responds(to: aSelector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
    }
  }

  /// A class by its name, UIKit's without its module.
  ///
  /// The plugin `UIKitSources` makes it of `NSClassFromString`, whose class can be asked nothing.
  public func namedClass(_ aClassName: String) -> NSObject.Type? {
    let found: AnyClass? =
      Foundation.NSClassFromString(aClassName)
      ?? Foundation.NSClassFromString("HeadlessUIKit.\(aClassName)")
    return found as? NSObject.Type
  }
#endif
