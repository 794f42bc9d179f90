public import LayerTrees

#if !canImport(CoreGraphics)
  /// A colour, standing in for Core Graphics' type where that is missing.
  public typealias CGColor = LayerColor
#endif

/// What a layer looks like beyond its rectangle and colour.
struct LayerDecoration {
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: LayerColor?
  var shadowColor: LayerColor?
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var zPosition: CGFloat = 0
  var name: String?
  /// Whether a screen is for dark surroundings.
  var isDark = false
}

extension LayerDecoration {
  /// The look of a layer that is decorated so, with what its view puts on it; nil for none.
  @MainActor
  func look(_ own: ViewLook, elements: [LayerElement], mask: LayerOutline?) -> LayerLook? {
    var shape = LayerShape(
      radius: Double(cornerRadius),
      corners: LayerShape.Corners(rawValue: Int(maskedCorners.rawValue)),
      borderWidth: Double(borderWidth),
      borderColor: borderWidth > 0 ? borderColor ?? LayerColor(red: 0, green: 0, blue: 0) : nil)
    if cornerRadius == 0, own.cornerRadius > 0 { shape.radius = own.cornerRadius }
    if borderWidth == 0, own.borderWidth > 0 {
      (shape.borderWidth, shape.borderColor) = (own.borderWidth, own.borderColor)
    }
    if shadowOpacity > 0 {
      let color = shadowColor ?? LayerColor(red: 0, green: 0, blue: 0)
      shape.shadow = LayerColor(
        red: color.red, green: color.green, blue: color.blue,
        alpha: color.alpha * Double(shadowOpacity))
      (shape.shadowRadius, shape.shadowDrop) = (
        Double(shadowRadius), Double(shadowOffset.height)
      )
    }
    if shape.radius == 0 { shape.corners = .all }
    shape.mask = mask
    let look = LayerLook(fill: own.fill, shape: shape, elements: elements, isDark: isDark)
    return look.isPlain ? nil : look
  }
}

/// How a layer's corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, as a set.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all = CACornerMask(rawValue: 0b1111)
}
