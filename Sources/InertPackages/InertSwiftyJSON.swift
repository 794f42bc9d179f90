// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: a JSON has no value.
@preconcurrency public protocol JSONSubscriptType {
}

extension String: JSONSubscriptType {
}

extension Int: JSONSubscriptType {
}

/// Does nothing: a JSON has no value.
public enum SwiftyJSONError: Int, Error {
  case unsupportedType = 999, indexOutOfBounds = 900, notExist = 500, invalidJSON = 490
}

/// Does nothing: a JSON has no value.
public struct JSON: Sequence, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  public static var null: JSON { JSON() }
  public init() {}
  public init(_ object: Any) {}
  public init(data: Data, options: JSONSerialization.ReadingOptions = []) throws {}
  public init(parseJSON jsonString: String) {}
  public init(dictionaryLiteral elements: (String, Any)...) {}
  public init(arrayLiteral elements: Any...) {}
  public init(stringLiteral value: String) {}
  public subscript(path: any JSONSubscriptType...) -> JSON { get { JSON() } set {} }
  public subscript(path: [any JSONSubscriptType]) -> JSON { get { JSON() } set {} }
  public func makeIterator() -> AnyIterator<(String, JSON)> { AnyIterator { nil } }
  public func exists() -> Bool { false }
  public func rawString() -> String? { nil }
  public func rawData() throws -> Data { Data() }
  public var object: Any { get { NSNull() } set {} }
  public var rawValue: Any { NSNull() }
  public var error: SwiftyJSONError? { .notExist }
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
  public var array: [JSON]? { nil }
  public var arrayValue: [JSON] { [] }
  public var arrayObject: [Any]? { get { nil } set {} }
  public var dictionary: [String: JSON]? { nil }
  public var dictionaryValue: [String: JSON] { [:] }
  public var dictionaryObject: [String: Any]? { get { nil } set {} }
  public var string: String? { get { nil } set {} }
  public var stringValue: String { get { "" } set {} }
  public var bool: Bool? { get { nil } set {} }
  public var boolValue: Bool { get { false } set {} }
  public var int: Int? { get { nil } set {} }
  public var intValue: Int { get { 0 } set {} }
  public var double: Double? { get { nil } set {} }
  public var doubleValue: Double { get { 0 } set {} }
  public var float: Float? { get { nil } set {} }
  public var floatValue: Float { get { 0 } set {} }
  public var number: NSNumber? { get { nil } set {} }
  public var numberValue: NSNumber { get { 0 } set {} }
  public var url: URL? { get { nil } set {} }
}
