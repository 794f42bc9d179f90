public import Foundation

#if !canImport(Darwin)
  extension NotificationCenter {
    /// Calls a method of `observer`, which is not kept, when something is posted.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      addObserver(observer as AnyObject, name: aName, object: anObject) {
        aSelector.perform(on: $0, with: $1)
      }
    }
  }
#endif
