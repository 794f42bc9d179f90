public import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// The class itself, which Objective-C's classes answer with.
    public class func classForCoder() -> AnyClass { self }

    /// The class's name with its module's, as Objective-C's classes answer.
    public class func description() -> String { String(reflecting: self) }

    /// Whether this is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
      sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) })
        .contains { $0 == aClass }
    }

    /// Whether this is of a class, and of none that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  }
#endif
