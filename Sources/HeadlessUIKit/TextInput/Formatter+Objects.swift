public import Foundation

#if !canImport(ObjectiveC)
  /// A place for an object that a method fills.
  public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private final class Place { var value: Pointee? }
    private let place = Place()

    /// Takes a place of the caller's for the type of what comes; it is not written to.
    public init<Given>(_ from: UnsafeMutablePointer<Given>) {}

    /// What was put here.
    public var pointee: Pointee {
      get {
        guard let value = place.value else { preconditionFailure("nothing was put here") }
        return value
      }
      nonmutating set { place.value = newValue }
    }
  }

  extension Formatter {
    /// What a text says, of a formatter for numbers or for dates; whether it could be read.
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
