public import Foundation

#if !canImport(Darwin)
  /// The greatest number, which stands for no end where it counts.
  public let HUGE = Float.greatestFiniteMagnitude
  /// The greatest number, which stands for no end where it counts.
  public let MAXFLOAT = Float.greatestFiniteMagnitude

  /// Inert: here all of an app runs on one thread.
  @discardableResult
  public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
  /// Inert: here all of an app runs on one thread.
  @discardableResult
  public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }
#endif

#if !canImport(ObjectiveC)
  extension NSObject {
    /// The class itself, which Objective-C's classes answer with.
    public class func classForCoder() -> AnyClass { self }

    /// The class's name with its module's, as Objective-C's classes answer.
    public class func description() -> String { String(reflecting: self) }

    /// True if this is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
      sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) })
        .contains { $0 == aClass }
    }

    /// True if this is of a class, and of none that inherits from it.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  }

  /// A place for an object that a method fills.
  public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private final class Place { var value: Pointee? }
    private let place = Place()

    /// Takes a place of the caller's for the type of what comes; it is not written to.
    public init<Given>(_ from: UnsafeMutablePointer<Given>) {}

    /// The object that was put here.
    public var pointee: Pointee {
      get {
        guard let value = place.value else { preconditionFailure("nothing was put here") }
        return value
      }
      nonmutating set { place.value = newValue }
    }
  }

  extension Formatter {
    /// Reads a text as a number or as a date; false if it could not be read.
    public func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      let value: AnyObject? =
        switch self {
        case let formatter as NumberFormatter: formatter.number(from: string)
        case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
        default: nil
        }
      guard let value else { return false }
      obj?.pointee = value
      return true
    }
  }
#endif
