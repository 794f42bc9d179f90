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
