public import Foundation
package import LayerTrees

/// Draws and lays out a layer, and says what its changes do.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The answer of a layer to a change of one of its values.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// The owner of a layer, which decides what is on it and how its changes move.
///
/// In UIKit it is a view; a layer without a host moves by Core Animation's defaults.
@MainActor
package protocol LayerHost: CALayerDelegate {
  /// The content that it puts on the layer; asked for when the layer's look has become invalid.
  func layerContent(of layer: CALayer) -> LayerContent
  /// The content that the layer scrolls; nil for one that does not.
  var layerScroll: ScrollContent? { get }
  /// True if what the layer shows is meant for dark surroundings.
  var layerIsDark: Bool { get }
  /// Answers to a change that was just made; the host may have the layer play an animation of it.
  func layerDidChange(_ layer: CALayer, by change: PropertyAnimation.Change)
  /// The layer has another size, and content that follows it.
  func layerContentSizeDidChange()
  /// The layer is to be drawn again.
  func layerNeedsDisplay()
  func layerNeedsLayout()
  func layerLayoutIfNeeded()
  /// True if the host is to be laid out.
  var layerAwaitsLayout: Bool { get }
}

/// The content that a host puts on its layer, beside what was set on the layer itself.
package struct LayerContent {
  /// The colour that fills it where the layer has none.
  package var fill: LayerColor?
  package var cornerRadius: Double
  package var borderWidth: Double
  package var borderColor: LayerColor?
  /// The drawing on it, in paint order.
  package var elements: [LayerElement]
  /// True if the content depends on the layer's size.
  package var followsSize: Bool

  package init(
    fill: LayerColor? = nil, cornerRadius: Double = 0, borderWidth: Double = 0,
    borderColor: LayerColor? = nil, elements: [LayerElement] = [], followsSize: Bool = false
  ) {
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.elements = elements
    self.followsSize = followsSize
  }
}

/// A colour by light and another one by dark.
package struct StyledColor: Hashable, Sendable {
  package let light: LayerColor
  package let dark: LayerColor

  package init(light: LayerColor, dark: LayerColor) {
    self.light = light
    self.dark = dark
  }
}

/// Keeps account of the animations that changes of hosted layers have made.
@MainActor
package protocol LayerAnimationOwner: AnyObject {
  /// An animation was added to a layer for a change.
  func didAdd(animation id: Int, to layer: CALayer, for change: PropertyAnimation.Change)
  /// An animation was taken off its layer before its end.
  func didRemoveAnimation()
}
