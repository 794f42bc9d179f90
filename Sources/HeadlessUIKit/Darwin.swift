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
  /// Objective-C's name for `Int`.
  public typealias NSInteger = Int
  /// Objective-C's name for `UInt`.
  public typealias NSUInteger = UInt

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

#if !canImport(os)
  /// The category of an app's log entries; here they are not written.
  public final class OSLog: Sendable {
    public static let `default` = OSLog()
    public static let disabled = OSLog()
    public init(subsystem: String = "", category: String = "") {}
  }

  /// The severity of a log entry.
  public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
  }

  /// Inert: the log of an app that is played is not kept.
  public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ arguments: any CVarArg...
  ) {}
  /// Inert: the log of an app that is played is not kept.
  public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

  /// A text with values, of which some may be private.
  public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: OSLogInterpolation) {}
  }

  /// The values in a log entry, which are dropped.
  public struct OSLogInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// The privacy of a value in the log.
  public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }

  /// Inert: the log of an app that is played is not kept.
  public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}
    public func log(_ message: OSLogMessage) {}
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    public func trace(_ message: OSLogMessage) {}
    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func critical(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
  }
#endif
