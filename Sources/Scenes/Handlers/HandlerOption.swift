/// An option of a handler, declared once: its name, the values that it may have, and its default.
///
/// A handler lists the option's ``signature`` in its definition and reads `spec[option]`:
///
/// ```swift
/// static let timing = HandlerOption("timing", default: Timing.keyboard)
/// ```
public struct HandlerOption<Value: Sendable>: Sendable {
  /// The untyped signature, for scenes, lists and schemas.
  public private(set) var signature: HandlerSignature.Option
  /// The value in scenes that leave it out.
  public let defaultValue: Value
  private let meanings: [Meaning]
  private let ofNumber: (@Sendable (Double) -> Value)?

  /// A value as scenes write it, and what that is to the handler.
  private struct Meaning {
    let written: HandlerSpec.Value
    let value: Value
  }

  private init(
    _ signature: HandlerSignature.Option, default value: Value, meanings: [Meaning],
    ofNumber: (@Sendable (Double) -> Value)? = nil
  ) {
    self.signature = signature
    defaultValue = value
    self.meanings = meanings
    self.ofNumber = ofNumber
  }

  /// An option whose values are listed one by one, as scenes write them; the first is the default.
  public init(
    _ name: String, first: (written: HandlerSpec.Value, value: Value),
    others: [(written: HandlerSpec.Value, value: Value)]
  ) {
    let meanings = ([first] + others).map { Meaning(written: $0.written, value: $0.value) }
    self.init(
      HandlerSignature.Option(name: name, values: meanings.map(\.written)),
      default: first.value, meanings: meanings)
  }

  /// The handler's value for a value of a scene; nil for one that the option does not have.
  func value(of written: HandlerSpec.Value) -> Value? {
    if case .number(let number) = written, let ofNumber { return ofNumber(number) }
    return meanings.first { $0.written == written }?.value
  }
}

extension HandlerOption where Value: RawRepresentable<String> & CaseIterable & Equatable {
  /// An option that is one of an enumeration's cases, which scenes write by their raw values.
  public init(_ name: String, default value: Value) {
    self.init(
      name, first: (.word(value.rawValue), value),
      others: Value.allCases.filter { $0 != value }.map { (.word($0.rawValue), $0) })
  }
}

extension HandlerOption where Value == Bool {
  /// An option that is true or false.
  public init(flag name: String, default value: Bool = false) {
    self.init(name, first: (.flag(value), value), others: [(.flag(!value), !value)])
  }
}

extension HandlerOption where Value == Double {
  /// An option that is a number of a range.
  public init(_ name: String, default value: Double, in range: ClosedRange<Double>) {
    self.init(
      HandlerSignature.Option(name: name, number: value, in: range), default: value, meanings: [],
      ofNumber: { $0 })
  }
}

extension HandlerOption {
  /// The same option for scenes in which another has a value; elsewhere it may only be its default.
  ///
  /// - Precondition: the value is one that the other option lists.
  public func only<Other: Equatable>(
    with other: HandlerOption<Other>, _ value: Other
  ) -> HandlerOption {
    guard let written = other.meanings.first(where: { $0.value == value })?.written else {
      preconditionFailure("\(other.signature.name) does not list that value")
    }
    var copy = self
    copy.signature = signature.only(with: other.signature.name, written)
    return copy
  }
}

extension HandlerOption where Value == Double {
  /// The same option for scenes in which it is not greater than another; else the scene is wrong.
  public func atMost(_ other: HandlerOption<Double>) -> HandlerOption {
    var copy = self
    copy.signature = signature.atMost(other.signature.name)
    return copy
  }
}

extension HandlerSpec {
  /// The value of an option: the scene's, or the default where the scene leaves it out.
  public subscript<Value>(option: HandlerOption<Value>) -> Value {
    given(option) ?? option.defaultValue
  }

  /// The value that the scene gives an option; nil where it leaves it out.
  public func given<Value>(_ option: HandlerOption<Value>) -> Value? {
    self[option.signature.name].flatMap(option.value(of:))
  }
}
