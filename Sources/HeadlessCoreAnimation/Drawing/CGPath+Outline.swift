import LayerTrees

extension CGPath {
  /// The path as layers are committed with it.
  var layerOutline: LayerOutline {
    var result: [LayerOutline.Piece] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for piece in pieces {
      switch piece {
      case .move(let point):
        result.append(.move(point))
        start = point
      case .line(let point): result.append(.line(point))
      case .quadratic(let point, let control):
        result.append(
          .curve(
            last.toward(control, by: 2.0 / 3), point.toward(control, by: 2.0 / 3), point))
      case .cubic(let point, let first, let second):
        result.append(.curve(first, second, point))
      case .close: result.append(.close)
      }
      last = piece.end ?? start
    }
    return LayerOutline(result.filter(\.isFinite))
  }

  /// The part of its length from one share to another, as straight pieces.
  func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard start > 0 || end < 1 else { return self }
    let polygons = outline
    let total = polygons.reduce(0) { $0 + Self.length(of: $1) }
    let trimmed = CGMutablePath()
    var passed: CGFloat = 0
    for polygon in polygons {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        let length = from.distance(to: to)
        let (first, last) = (
          max(0, (start * total - passed) / length), min(1, (end * total - passed) / length)
        )
        passed += length
        guard length > 0, first < last else { continue }
        let begin = from.toward(to, by: first)
        if trimmed.isEmpty || trimmed.currentPoint != begin { trimmed.move(to: begin) }
        trimmed.addLine(to: last < 1 ? from.toward(to, by: last) : to)
      }
    }
    return trimmed
  }

  private static func length(of polygon: [CGPoint]) -> CGFloat {
    zip(polygon, polygon.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension CGPoint {
  func toward(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

extension LayerOutline.Piece {
  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let first, let second, let end):
      first.isFinite && second.isFinite && end.isFinite
    case .close: true
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
