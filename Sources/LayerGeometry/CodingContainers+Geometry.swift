package import Foundation

extension KeyedEncodingContainer {
  /// A rectangle as `[x, y, width, height]`.
  package mutating func encode(_ rect: CGRect, forKey key: Key) throws {
    try encode(
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init),
      forKey: key)
  }

  /// A point as `[x, y]`.
  package mutating func encode(_ point: CGPoint, forKey key: Key) throws {
    try encode([Double(point.x), Double(point.y)], forKey: key)
  }

  /// A map as `[a, b, c, d, tx, ty]`.
  package mutating func encode(_ map: CGAffineTransform, forKey key: Key) throws {
    try encode([map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init), forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// A rectangle that is written `[x, y, width, height]`.
  package func rect(_ key: Key) throws -> CGRect {
    let sides = try list(key, count: 4, as: "[x, y, width, height]")
    return CGRect(
      origin: CGPoint(x: sides[0], y: sides[1]), size: CGSize(width: sides[2], height: sides[3]))
  }

  /// A rectangle, where there is one.
  package func rectIfPresent(_ key: Key) throws -> CGRect? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try rect(key)
  }

  /// A point that is written `[x, y]`.
  package func point(_ key: Key) throws -> CGPoint {
    let sides = try list(key, count: 2, as: "[x, y]")
    return CGPoint(x: sides[0], y: sides[1])
  }

  /// A map that is written `[a, b, c, d, tx, ty]`.
  package func map(_ key: Key) throws -> CGAffineTransform {
    let sides = try list(key, count: 6, as: "[a, b, c, d, tx, ty]")
    return CGAffineTransform(
      a: sides[0], b: sides[1], c: sides[2], d: sides[3], tx: sides[4], ty: sides[5])
  }

  private func list(_ key: Key, count: Int, as shape: String) throws -> [CGFloat] {
    let numbers = try decode([Double].self, forKey: key)
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "must be \(shape)")
    }
    return numbers.map { CGFloat($0) }
  }
}
