import LayerTrees

/// A layer with a gradient; a conic one is drawn as a radial one is.
open class CAGradientLayer: CALayer {
  open var colors: [Any]? { didSet { coverGround() } }
  open var locations: [NSNumber]? { didSet { invalidateLook() } }
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { invalidateLook() } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { invalidateLook() } }
  open var type = CAGradientLayerType.axial { didSet { invalidateLook() } }
  private var coversGround = false

  private var shownColors: [LayerColor] { (colors ?? []).compactMap { $0 as? LayerColor } }

  /// A gradient that nothing shows through hides what lies behind it, as a colour does.
  private func coverGround() {
    invalidateLook()
    guard coversGround || backgroundColor == nil else { return }
    let isSolid = !shownColors.isEmpty && shownColors.allSatisfy { $0.alpha >= 1 }
    backgroundColor = isSolid ? shownColors.first : nil
    coversGround = isSolid
  }

  override var contentElements: [LayerElement] {
    guard !shownColors.isEmpty else { return [] }
    return [
      .gradient(
        LayerGradient(
          colors: shownColors, locations: locations?.map(\.doubleValue) ?? [],
          start: startPoint, end: endPoint, isRadial: type != .axial))
    ]
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
