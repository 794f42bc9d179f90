/// A layer with the layers it lies in, outermost first: what is needed to place it on screen.
public struct LayerPath: Sendable {
  /// The layers from the root down to the leaf.
  public let layers: [LayerSnapshot]

  /// Creates a layer path.
  public init(layers: [LayerSnapshot]) {
    precondition(!layers.isEmpty, "a path leads to a layer")
    self.layers = layers
  }

  /// The path to the first layer of `role` in paint order; nil where there is none.
  public init?(to role: LayerRole, in root: LayerSnapshot) {
    guard let layers = root.path(where: { $0.role == role }) else { return nil }
    self.layers = layers
  }

  /// The last layer.
  public var leaf: LayerSnapshot { layers[layers.count - 1] }

  /// True if one of the layers is hidden.
  public var isHidden: Bool { layers.contains { $0.isHidden } }

  /// The times at which an animation on the way starts or ends, in seconds: the motion's kinks.
  public var kinks: [Double] {
    layers.flatMap { layer in layer.animations.flatMap(\.kinks) }
  }

  /// The time from which on the layer is at rest on the screen, in seconds.
  public var restTime: Double {
    layers.flatMap(\.animations).reduce(-Double.infinity) { max($0, $1.restTime) }
  }

  /// The leaf's rectangle in the outermost layer's coordinates at `time`, with its velocity.
  ///
  /// The outermost layer's own position counts as well, so that the root places its content.
  public func frame(at time: Double) -> RectMotion {
    map(at: time) { rect, _ in rect }
  }

  /// The part of the leaf's rectangle that the layers around it do not cut off.
  ///
  /// It is ``RectMotion/empty`` where they leave nothing of it.
  public func visibleFrame(at time: Double) -> RectMotion {
    map(at: time) { rect, bounds in rect.clipped(to: bounds) }
  }

  /// The opacity of the leaf with all that it lies in, from 0 to 1 where each of them is.
  public func opacity(at time: Double) -> Motion {
    layers.reduce(Motion(1)) { $0 * Motion.min(Motion(1), $1.motion(at: time).opacity) }
  }

  private func map(
    at time: Double, _ clip: (RectMotion, RectMotion) -> RectMotion?
  ) -> RectMotion {
    // The path holds its layers, so that no reference is counted on the way.
    layers.withUnsafeBufferPointer { layers in
      var rect: RectMotion?
      for depth in layers.indices.reversed() {
        let layer = Unmanaged.passUnretained(layers[depth])
        guard let mapped = layer._withUnsafeGuaranteedRef({ $0.map(rect, at: time, clip) })
        else { return .empty }
        rect = mapped
      }
      return rect ?? .empty
    }
  }
}
