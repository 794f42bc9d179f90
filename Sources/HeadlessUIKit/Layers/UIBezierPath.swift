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
    path.addEllipse(in: rect)
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
    path.addRoundedRect(rect, CACornerMask(rawValue: corners.rawValue), cornerRadii)
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
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
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
