/// A path of lines and curves, which can be filled and stroked where something is drawn.
@preconcurrency
open class UIBezierPath: NSObject, @unchecked Sendable {
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private let path = CGMutablePath()
  private var dashes: [Double] = []

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect, corners, cornerRadii)
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  open var cgPath: CGPath {
    get { CGPath(pieces: path.pieces) }
    set {
      removeAllPoints()
      path.addPath(newValue)
    }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  /// The least rectangle around the path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.removeAll() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func reversing() -> UIBezierPath {
    let points = path.outline.map { Array($0.reversed()) }
    let result = UIBezierPath()
    for polygon in points { result.path.addLines(between: polygon) }
    return result
  }
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  /// An arc as cubic curves, each over a quarter of a circle at most.
  ///
  /// - Parameters:
  ///   - center: the circle's middle.
  ///   - radius: the circle's radius.
  ///   - startAngle: where it begins, in radians from the x axis towards the y axis.
  ///   - endAngle: where it ends.
  ///   - clockwise: whether it goes from smaller to greater angles, as it looks on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    if clockwise {
      while sweep < 0 { sweep += 2 * .pi }
    } else {
      while sweep > 0 { sweep -= 2 * .pi }
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
        controlPoint1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        controlPoint2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  private func addEllipse(in rect: CGRect) {
    addRoundedRect(
      rect, .allCorners, CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  private func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    let (x, y) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard x > 0, y > 0 else { return path.addRect(rect) }
    let kappa: CGFloat = 0.552_284_749_830_793_4
    let sides: [(corner: UIRectCorner, at: CGPoint, from: CGVector, to: CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    for (index, side) in sides.enumerated() {
      let isRound = corners.contains(side.corner)
      let (dx, dy) = isRound ? (x, y) : (0, 0)
      func along(_ way: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(x: side.at.x + way.dx * dx * share, y: side.at.y + way.dy * dy * share)
      }
      if index == 0 { move(to: along(side.from, 1)) } else { addLine(to: along(side.from, 1)) }
      guard isRound else { continue }
      addCurve(
        to: along(side.to, 1), controlPoint1: along(side.from, 1 - kappa),
        controlPoint2: along(side.to, 1 - kappa))
    }
    close()
  }

  open func fill() {
    DrawingRecorder.current?.fill(path, isEvenOdd: usesEvenOddFillRule)
  }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { fill() }
  }
  open func stroke() {
    DrawingRecorder.current?.stroke(
      path, width: lineWidth, cap: lineCapStyle, dashes: dashes)
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withAlpha(alpha) { stroke() }
  }
  open func addClip() { DrawingRecorder.current?.clip(to: path) }
  open func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dashes = pattern.map { start in (0..<max(0, count)).map { Double(start[$0]) } } ?? []
  }

  private func withAlpha(_ alpha: CGFloat, _ draw: () -> Void) {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.save()
    recorder.state.alpha *= Double(alpha)
    draw()
    recorder.restore()
  }
}

extension CGMutablePath {
  fileprivate func removeAll() { replace([]) }
  fileprivate func apply(_ map: CGAffineTransform) { replace(applying(map)) }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
