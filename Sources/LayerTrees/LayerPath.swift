/// A layer with the layers it lies in, outermost first: what is needed to place it on screen.
public struct LayerPath: Sendable {
  public let layers: [LayerSnapshot]

  /// The path to the first layer of `role` in paint order; nil where there is none.
  public init?(to role: LayerRole, in root: LayerSnapshot) {
    guard let layers = root.path(where: { $0.role == role }) else { return nil }
    self.layers = layers
  }

  public var leaf: LayerSnapshot { layers[layers.count - 1] }

  public var isHidden: Bool { layers.contains { $0.isHidden } }

  /// When an animation on the way starts or ends, in seconds: where the motion has a kink.
  public var knots: [Double] {
    layers.flatMap { layer in layer.animations.flatMap { [$0.beginTime, $0.endTime] } }
  }

  /// The leaf's rectangle in the outermost layer's coordinates at `time`, with its velocity.
  ///
  /// The outermost layer's own position counts as well, so that the root places its content.
  public func frame(at time: Double) -> RectMotion {
    var rect = leaf.motion(at: time).boundsRect
    for layer in layers.reversed() {
      rect = layer.motion(at: time).mapToSuperlayer(rect)
    }
    return rect
  }
}
