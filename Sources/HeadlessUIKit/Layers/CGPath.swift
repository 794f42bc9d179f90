/// A line of straight and curved pieces, and how far it reaches.
open class CGPath: @unchecked Sendable {
  enum Piece: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close

    var end: CGPoint? {
      switch self {
      case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
        point
      case .close: nil
      }
    }
  }

  var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(pieces: Self.rectangle(rect))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(pieces: UIBezierPath(ovalIn: rect).cgPath.pieces)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(pieces: UIBezierPath(roundedRect: rect, cornerRadius: cornerWidth).cgPath.pieces)
  }

  static func rectangle(_ rect: CGRect) -> [Piece] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  public var isEmpty: Bool { pieces.isEmpty }
  public var currentPoint: CGPoint { pieces.last { $0.end != nil }?.end ?? .zero }

  /// The least rectangle around the line itself; null where there is none.
  public var boundingBoxOfPath: CGRect { Self.box(of: outline.flatMap { $0 }) }

  /// The least rectangle around the line and the points that bend it; null where there is none.
  public var boundingBox: CGRect {
    Self.box(
      of: pieces.flatMap { piece -> [CGPoint] in
        switch piece {
        case .move(let point), .line(let point): [point]
        case .quadratic(let point, let control): [point, control]
        case .cubic(let point, let first, let second): [point, first, second]
        case .close: []
        }
      })
  }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point is inside, by the winding number, or by the count of crossings.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    var (winding, crossings) = (0, 0)
    for polygon in outline {
      for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        winding += to.y > from.y ? 1 : -1
        crossings += 1
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }

  /// The line as polygons, with curves in short straight pieces that hold their extremes.
  var outline: [[CGPoint]] {
    var (polygons, current): ([[CGPoint]], [CGPoint]) = ([], [])
    for piece in pieces {
      let start = current.last ?? .zero
      switch piece {
      case .move(let point):
        if current.count > 0 { polygons.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .quadratic(let point, let control):
        let first = start.between(control, share: 2.0 / 3)
        let second = point.between(control, share: 2.0 / 3)
        current += CubicPiece(start, first, second, point).points
      case .cubic(let point, let first, let second):
        current += CubicPiece(start, first, second, point).points
      case .close:
        if let first = current.first { current.append(first) }
      }
    }
    if current.count > 0 { polygons.append(current) }
    return polygons
  }

  func applying(_ map: CGAffineTransform) -> [Piece] {
    pieces.map { piece in
      switch piece {
      case .move(let point): .move(point.applying(map))
      case .line(let point): .line(point.applying(map))
      case .quadratic(let point, let control):
        .quadratic(point.applying(map), control: control.applying(map))
      case .cubic(let point, let first, let second):
        .cubic(point.applying(map), first.applying(map), second.applying(map))
      case .close: .close
      }
    }
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(pieces: transform.map { applying($0.pointee) } ?? pieces)
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(pieces: pieces) }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// A path that can be drawn further.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(pieces: [Piece]) { super.init(pieces: pieces) }
  public init() { super.init(pieces: []) }

  func replace(_ pieces: [Piece]) { self.pieces = pieces }

  public func move(to point: CGPoint) { pieces.append(.move(point)) }
  public func addLine(to point: CGPoint) { pieces.append(.line(point)) }
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    pieces += [.move(first)] + points.dropFirst().map { .line($0) }
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pieces.append(.quadratic(end, control: control))
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pieces.append(.cubic(end, control1, control2))
  }
  public func addRect(_ rect: CGRect) { pieces += Self.rectangle(rect) }
  public func addEllipse(in rect: CGRect) { pieces += UIBezierPath(ovalIn: rect).cgPath.pieces }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    pieces += UIBezierPath(roundedRect: rect, cornerRadius: cornerWidth).cgPath.pieces
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let path = UIBezierPath(cgPath: self)
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
    pieces = path.cgPath.pieces
  }
  public func addPath(_ path: CGPath) { pieces += path.pieces }
  public func closeSubpath() { pieces.append(.close) }
}

extension CGPoint {
  fileprivate func between(_ other: CGPoint, share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

/// A cubic curve, as points along it.
private struct CubicPiece {
  let a: CGPoint, b: CGPoint, c: CGPoint, d: CGPoint
  init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
  }

  /// Where it turns back in x or in y: the roots of its derivative.
  private var turns: [CGFloat] {
    [(a.x, b.x, c.x, d.x), (a.y, b.y, c.y, d.y)].flatMap { a, b, c, d -> [CGFloat] in
      let (p, q, r) = (3 * (d - 3 * c + 3 * b - a), 6 * (c - 2 * b + a), 3 * (b - a))
      if abs(p) < 1e-12 { return abs(q) < 1e-12 ? [] : [-r / q] }
      let under = q * q - 4 * p * r
      guard under >= 0 else { return [] }
      return [(-q + under.squareRoot()) / (2 * p), (-q - under.squareRoot()) / (2 * p)]
    }.filter { $0 > 0 && $0 < 1 }
  }

  var points: [CGPoint] {
    let even = (1...16).map { CGFloat($0) / 16 }
    return (even + turns).sorted().map(point(at:))
  }
}
