public import Foundation

#if !canImport(ObjectiveC)
  extension NSObjectProtocol {
    /// Whether this has a method or a property: whether it is of the type it was taken from.
    public func responds(to aSelector: Selector) -> Bool {
      aSelector.isKnown(self as AnyObject)
    }

    /// Whether this is of a type that conforms to a protocol, given as `UITextInput.self`.
    public func conforms<Asked>(to aProtocol: Asked.Type) -> Bool { self is Asked }
  }
#endif
