public import Foundation

/// A line of straight and curved pieces, in points.
public struct LayerOutline: Hashable, Sendable {
  /// One piece of it.
  public enum Piece: Hashable, Sendable {
    /// Starts a new line at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A cubic Bezier curve: its two control points, then its end.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A straight line back to where the line started.
    case close
  }

  /// The pieces, in order.
  public var pieces: [Piece]

  /// Creates a layer outline.
  public init(_ pieces: [Piece] = []) { self.pieces = pieces }

  /// The least rectangle around its points and those that bend it; null where it has none.
  public var box: CGRect {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    for point in pieces.flatMap(\.points) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension LayerOutline.Piece {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension LayerOutline: Codable {
  /// Letters and numbers as in a path of SVG: `M0 0L10 0C10 5 5 10 0 10Z`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    var pieces: [Piece] = []
    var rest = text[...]
    while let letter = rest.popFirst() {
      let numbers = rest.prefix { !$0.isLetter || $0 == "e" }
      rest = rest[numbers.endIndex...]
      guard let piece = Piece(letter, numbers.split(separator: " ").map { Double($0) ?? .nan })
      else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "an outline is made of M, L, C and Z, each with its points")
      }
      pieces.append(piece)
    }
    self.init(pieces)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pieces.map(\.text).joined())
  }
}

extension LayerOutline.Piece {
  fileprivate init?(_ letter: Character, _ numbers: [Double]) {
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: numbers[$0], y: numbers[$0 + 1])
    }
    switch (letter, numbers.count) {
    case ("M", 2): self = .move(points[0])
    case ("L", 2): self = .line(points[0])
    case ("C", 6): self = .curve(points[0], points[1], points[2])
    case ("Z", 0): self = .close
    default: return nil
    }
  }

  fileprivate var text: String {
    let letter =
      switch self {
      case .move: "M"
      case .line: "L"
      case .curve: "C"
      case .close: "Z"
      }
    return letter + points.flatMap { [Self.text($0.x), Self.text($0.y)] }.joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    let number = (Double(value) * 1000).rounded() / 1000
    return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
