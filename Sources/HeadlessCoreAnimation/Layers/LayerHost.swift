package import LayerTrees

/// What a layer belongs to, which decides what is on it and how its changes move.
///
/// In UIKit it is a view. A layer without a host moves by Core Animation's defaults.
@MainActor
package protocol LayerHost: CALayerDelegate {
  /// What it puts on the layer; asked for when the layer's look has become invalid.
  func layerContent(of layer: CALayer) -> LayerContent
  /// What the layer scrolls; nil for one that does not.
  var layerScroll: ScrollContent? { get }
  /// True if what the layer shows is meant for dark surroundings.
  var layerIsDark: Bool { get }
  /// Answers to a change that was just made; the host may have the layer play an animation of it.
  func layerDidChange(_ layer: CALayer, by change: PropertyAnimation.Change)
  /// The layer has another size, and content that follows it.
  func layerContentSizeDidChange()
  /// What the layer shows is to be drawn again.
  func layerNeedsDisplay()
  func layerNeedsLayout()
  func layerLayoutIfNeeded()
  /// True if the host is to be laid out.
  var layerAwaitsLayout: Bool { get }
}

/// What a layer's host puts on it, beside what was set on the layer itself.
package struct LayerContent {
  /// What fills it where the layer has no colour.
  package var fill: LayerColor?
  package var cornerRadius: Double
  package var borderWidth: Double
  package var borderColor: LayerColor?
  /// What is drawn on it, in paint order.
  package var elements: [LayerElement]
  /// True if another size of the layer makes it another content.
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

/// What hears what becomes of the animations that its host's changes have made.
@MainActor
package protocol LayerAnimationOwner: AnyObject {
  /// An animation was added to a layer for a change.
  func didAdd(animation id: Int, to layer: CALayer, for change: PropertyAnimation.Change)
  /// An animation was taken off its layer before its end.
  func didRemoveAnimation()
}
