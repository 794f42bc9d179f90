/// A line of straight and curved pieces, and how far it reaches.
open class CGPath: @unchecked Sendable {
  package enum Piece: Hashable, Sendable {
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

  package internal(set) final var pieces: [Piece]

  package init(pieces: [Piece]) { self.pieces = pieces }

  private convenience init(_ pieces: [Piece], _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(pieces: pieces)
    if let transform { self.pieces = applying(transform.pointee) }
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.rectangle(rect), transform)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.ellipse(in: rect), transform)
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Self.roundedRectangle(rect, .all, radii), transform)
  }

  static func rectangle(_ rect: CGRect) -> [Piece] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [Piece] {
    roundedRectangle(rect, .all, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle of which the given corners are round, each as one cubic curve.
  static func roundedRectangle(_ rect: CGRect, _ corners: CACornerMask, _ radii: CGSize) -> [Piece]
  {
    let (x, y) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard x > 0, y > 0 else { return rectangle(rect) }
    let kappa: CGFloat = 0.552_284_749_830_793_4
    let sides: [(corner: CACornerMask, at: CGPoint, from: CGVector, to: CGVector)] = [
      (
        .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    var pieces: [Piece] = []
    for side in sides {
      let isRound = corners.contains(side.corner)
      let (dx, dy) = isRound ? (x, y) : (0, 0)
      func along(_ way: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: side.at.x + way.dx * dx * share, y: side.at.y + way.dy * dy * share)
      }
      pieces.append(pieces.isEmpty ? .move(along(side.from, 1)) : .line(along(side.from, 1)))
      guard isRound else { continue }
      pieces.append(
        .cubic(along(side.to, 1), along(side.from, 1 - kappa), along(side.to, 1 - kappa)))
    }
    return pieces + [.close]
  }

  public var isEmpty: Bool { pieces.isEmpty }

  /// The end of the last piece; behind one that closes a part, where that part began.
  public var currentPoint: CGPoint {
    guard case .close? = pieces.last else { return pieces.last?.end ?? .zero }
    return pieces.last { if case .move = $0 { true } else { false } }?.end ?? .zero
  }

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

  /// True if a point is inside, by the winding number, or by the count of crossings.
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
  package var outline: [[CGPoint]] {
    var (polygons, current): ([[CGPoint]], [CGPoint]) = ([], [])
    for piece in pieces {
      let start = current.last ?? .zero
      switch piece {
      case .move(let point):
        if current.count > 0 { polygons.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .quadratic(let point, let control):
        let first = start.toward(control, by: 2.0 / 3)
        let second = point.toward(control, by: 2.0 / 3)
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

  package func applying(_ map: CGAffineTransform) -> [Piece] {
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
  package override init(pieces: [Piece]) { super.init(pieces: pieces) }
  public init() { super.init(pieces: []) }

  package func replace(_ pieces: [Piece]) { self.pieces = pieces }

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
  public func addEllipse(in rect: CGRect) { pieces += Self.ellipse(in: rect) }
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    addRoundedRect(rect, .all, CGSize(width: cornerWidth, height: cornerHeight))
  }
  package func addRoundedRect(_ rect: CGRect, _ corners: CACornerMask, _ radii: CGSize) {
    pieces += Self.roundedRectangle(rect, corners, radii)
  }
  /// An arc as cubic curves, each over a quarter of a circle at most.
  ///
  /// Clockwise is as Core Graphics sees it, with the y axis up: against the clock on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    if clockwise {
      while sweep > 0 { sweep -= 2 * .pi }
    } else {
      while sweep < 0 { sweep += 2 * .pi }
    }
    sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }
  public func addPath(_ path: CGPath) { pieces += path.pieces }
  public func closeSubpath() { pieces.append(.close) }
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

  /// The shares at which it turns back in x or in y: the roots of its derivative.
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

/// A two-dimensional vector, such as a velocity.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() { self.init(dx: 0, dy: 0) }

  public static let zero = CGVector()
}
