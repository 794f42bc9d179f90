import Compositing

/// A length that a cause names, in points.
public struct Points: Hashable, Sendable {
  /// The number.
  public let value: Double

  /// Creates a quantity from its number.
  public init(_ value: Double) { self.value = value }
}

/// A time or duration that a cause names, in seconds.
public struct Seconds: Hashable, Sendable {
  /// The number.
  public let value: Double

  /// Creates a quantity from its number.
  public init(_ value: Double) { self.value = value }
}

/// A number with a unit, which goes to JSON and back even where it is infinite.
protocol Quantity: Codable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  init(_ value: Double)
  var value: Double { get }
}

extension Points: Quantity {
  /// To a tenth at most: `258`, `3.7`.
  public var description: String { value.short }
}

extension Seconds: Quantity {
  /// As milliseconds, to a tenth at most: `16.7`.
  public var description: String { value.milliseconds }
}

extension Points {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  public init(from decoder: any Decoder) throws { value = try Self.number(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeNumber(to: encoder) }
}

extension Seconds {
  public init(floatLiteral value: Double) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  public init(from decoder: any Decoder) throws { value = try Self.number(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try encodeNumber(to: encoder) }
}

extension Quantity {
  fileprivate static func number(from decoder: any Decoder) throws -> Double {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) { return number }
    return Double(try container.decode(String.self)) ?? .nan
  }

  /// A number; a word where JSON has no number for it.
  fileprivate func encodeNumber(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { try container.encode(value) } else { try container.encode("\(value)") }
  }
}

extension Double {
  /// Seconds as milliseconds, to a tenth at most.
  var milliseconds: String { (self * 1000).short }

  /// To a tenth at most, without the zero.
  package var short: String { rounded(to: 10) }

  /// To a hundredth at most: of a damping ratio a tenth is another spring.
  package var ratio: String { rounded(to: 100) }

  private func rounded(to parts: Double) -> String {
    guard abs(self) < 1e15 else { return "\(self)" }
    let rounded = (self * parts).rounded() / parts
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
