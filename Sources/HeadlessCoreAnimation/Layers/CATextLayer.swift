public import LayerTrees

/// A font as a text layer reads it.
package protocol LayerFont {
  /// Points.
  var pointSize: CGFloat { get }
  /// True if its strokes are heavier than those of running text.
  var isBold: Bool { get }
}

/// A colour that a layer shows as a `CGColor`.
package protocol LayerColorSource {
  var cgColor: CGColor { get }
}

/// A layer with a text, at its top.
open class CATextLayer: CALayer {
  open var string: Any? { didSet { invalidateLook() } }
  open var font: Any? { didSet { invalidateLook() } }
  open var fontSize: CGFloat = 36 { didSet { invalidateLook() } }
  open var foregroundColor: CGColor? { didSet { invalidateLook() } }
  open var isWrapped = false { didSet { invalidateLook() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { invalidateLook() } }
  open var truncationMode = CATextLayerTruncationMode.none

  override var contentElements: [LayerElement] {
    let rich = string as? NSAttributedString
    guard let words = string as? String ?? rich?.string, !words.isEmpty else { return [] }
    let attributes = rich?.attributes(at: 0, effectiveRange: nil)
    let richFont = attributes?[.init(rawValue: "NSFont")] as? any LayerFont
    let richColor = attributes?[.init(rawValue: "NSColor")] as? any LayerColorSource
    var text = LayerText(
      words, size: Double(richFont?.pointSize ?? fontSize),
      isBold: (richFont ?? font as? any LayerFont)?.isBold ?? false,
      color: richColor?.cgColor ?? foregroundColor ?? LayerColor(red: 1, green: 1, blue: 1),
      isAtTop: true, lineLimit: isWrapped ? 0 : 1)
    if alignmentMode == .center { text.alignment = .center }
    if alignmentMode == .right { text.alignment = .right }
    return [.text(text)]
  }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer whose sublayers repeat; they are shown once.
open class CAReplicatorLayer: CALayer {
  /// Inert: sublayers are shown once.
  open var instanceCount = 1
  /// Inert: sublayers are shown once.
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
}

/// A layer that emits particles; there are none.
open class CAEmitterLayer: CALayer {
  /// Inert: particles are not drawn.
  open var emitterCells: [CAEmitterCell]?
  /// Inert: particles are not drawn.
  open var emitterPosition = CGPoint.zero
  /// Inert: particles are not drawn.
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  /// Inert: particles are not drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
}

/// The order in which particles would be drawn.
public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

/// The places that particles would come from.
public enum CAEmitterLayerEmitterShape: Sendable {
  case point, line, rectangle, circle, cuboid, sphere
}

/// One kind of particles.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var color: CGColor?
}
