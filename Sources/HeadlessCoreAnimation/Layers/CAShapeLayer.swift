public import LayerTrees

/// A layer with a path, which is filled and stroked; it may reach beyond the layer.
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { invalidateLook() } }
  /// Black until it is set.
  open var fillColor: CGColor? = LayerColor(red: 0, green: 0, blue: 0) {
    didSet { invalidateLook() }
  }
  open var strokeColor: CGColor? { didSet { invalidateLook() } }
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { invalidateLook() } }
  open var lineWidth: CGFloat = 1 { didSet { invalidateLook() } }
  open var lineCap = CAShapeLayerLineCap.butt { didSet { invalidateLook() } }
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]? { didSet { invalidateLook() } }
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0 { didSet { invalidateLook() } }
  open var strokeEnd: CGFloat = 1 { didSet { invalidateLook() } }

  override var contentElements: [LayerElement] {
    guard let path, !path.isEmpty, fillColor != nil || strokeColor != nil else { return [] }
    var elements: [LayerElement] = []
    if let fillColor {
      elements.append(
        .figure(
          LayerFigure(path.layerOutline, fill: fillColor, isEvenOdd: fillRule == .evenOdd)))
    }
    if let strokeColor {
      elements.append(
        .figure(
          LayerFigure(
            path.trimmed(from: strokeStart, to: strokeEnd).layerOutline, stroke: strokeColor,
            lineWidth: Double(lineWidth),
            cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            dashes: lineDashPattern?.map(\.doubleValue) ?? [])))
    }
    return elements
  }

  override var maskOutline: LayerOutline {
    LayerOutline(CGPath(pieces: (path ?? CGMutablePath()).applying(maskMap)).layerOutline.pieces)
  }
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
