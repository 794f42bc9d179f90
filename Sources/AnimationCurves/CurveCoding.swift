extension KeyedDecodingContainer {
  /// A number of a range; `standard` where it is left out.
  package func number(
    _ key: Key, in range: ClosedRange<Double>, or standard: Double? = nil
  ) throws -> Double {
    if let standard, try !holds(key) { return standard }
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else {
      throw mistake("must be \(range.lowerBound) to \(range.upperBound), not \(value)", at: key)
    }
    return value
  }

  /// Reads a list of exactly `count` numbers.
  package func numbers(_ key: Key, count: Int) throws -> [Double] {
    let values = try decode([Double].self, forKey: key)
    guard values.count == count else {
      throw mistake("must be a list of \(count) numbers, not of \(values.count)", at: key)
    }
    return values
  }

  /// A whole number of a range; `standard` where it is left out.
  package func integer(
    _ key: Key, in range: ClosedRange<Int>, or standard: Int? = nil
  ) throws -> Int {
    if let standard, try !holds(key) { return standard }
    let value = try decode(Int.self, forKey: key)
    guard range.contains(value) else {
      throw mistake("must be \(range.lowerBound) to \(range.upperBound), not \(value)", at: key)
    }
    return value
  }

  /// A value; `standard` where it is left out.
  package func value<Value: Decodable>(_ key: Key, or standard: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? standard
  }

  /// An error about the value of a key, in words that follow the key's name.
  package func mistake(_ message: String, at key: Key) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }

  private func holds(_ key: Key) throws -> Bool { try contains(key) && !decodeNil(forKey: key) }
}

extension KeyedEncodingContainer {
  /// Leaves a value out where it is the one that is read without it.
  package mutating func encode<Value: Encodable & Equatable>(
    _ value: Value, forKey key: Key, unless standard: Value
  ) throws {
    if value != standard { try encode(value, forKey: key) }
  }
}

extension Decoder {
  /// Makes a curve from decoded numbers; errors name this place.
  func curve<Value>(_ make: () throws(CurveError) -> Value) throws -> Value {
    do throws(CurveError) {
      return try make()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "cannot be: \(error)"))
    }
  }
}
