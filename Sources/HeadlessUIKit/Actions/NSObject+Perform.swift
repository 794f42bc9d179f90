public import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method at the first refresh at least `delay` seconds from now, in a turn of its own.
    ///
    /// The target is kept until then.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let loop = VirtualRunLoop.current
      let turn = loop.scheduleTurn(notBefore: loop.now + delay) { [self] in
        aSelector.perform(on: self, with: anArgument)
      }
      loop.app.requests.add(
        PerformRequest(
          target: self, argument: anArgument as AnyObject?, action: aSelector, turn: turn))
    }

    /// Calls a method at once; what it answers is not passed on.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      aSelector.perform(on: self)
      return nil
    }

    /// Calls a method with an argument at once; what it answers is not passed on.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      aSelector.perform(on: self, with: object)
      return nil
    }

    /// Calls a method with two arguments at once; what it answers is not passed on.
    @preconcurrency @MainActor
    @discardableResult
    public func perform(
      _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
      aSelector.perform(on: self, with: object1, object2)
      return nil
    }

    /// Calls a method on the main thread: at once where it is to be waited for, else in a turn.
    @preconcurrency @MainActor
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      guard !wait else { return aSelector.perform(on: self, with: arg) }
      perform(aSelector, with: arg, afterDelay: 0)
    }

    /// Calls off what was to be performed by a target and has not been yet.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = aTarget as AnyObject
      VirtualRunLoop.current.app.requests.cancel { $0.target === target }
    }

    /// Calls off what was to be performed by a target with an argument and has not been yet.
    ///
    /// Two methods without names, with arguments of one type, cannot be distinguished.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let (target, argument) = (aTarget as AnyObject, anArgument as AnyObject?)
      VirtualRunLoop.current.app.requests.cancel {
        $0.target === target && $0.argument === argument && $0.action.isAlike(aSelector)
      }
    }
  }

  /// A message that a target is to receive later.
  struct PerformRequest {
    let target: AnyObject
    let argument: AnyObject?
    let action: Selector
    let turn: Turn
  }

  /// The messages that are to be sent later.
  @MainActor
  struct PerformRequests {
    private var requests: [PerformRequest] = []

    mutating func add(_ request: PerformRequest) {
      let now = VirtualRunLoop.current.now
      requests.removeAll { $0.turn.time < now || $0.turn.isCancelled }
      requests.append(request)
    }

    mutating func cancel(where isMeant: (PerformRequest) -> Bool) {
      for request in requests where isMeant(request) { request.turn.cancel() }
      requests.removeAll(where: isMeant)
    }
  }

  /// The way to the application for code that must compile in app extensions.
  extension NSObject {
    /// True if a class has a class method: here only the application's `sharedApplication`.
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
      ?? Foundation.NSClassFromString("HeadlessCoreAnimation.\(aClassName)")
    return found as? NSObject.Type
  }
#endif
