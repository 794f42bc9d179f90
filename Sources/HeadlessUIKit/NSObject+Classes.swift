public import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Whether this is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
      sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) })
        .contains { $0 == aClass }
    }

    /// Whether this is of a class, and of none that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  }
#endif
