import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import Testing

/// The state of the screen, computed from the definitions and from nothing under test.
///
/// Presentation = model + sum of (old - new) · (1 - p); a transform's difference is a map, done
/// before what it leads to: the oldest difference first of all, the model's transform last.
struct ShownLayer {
  var position: CGPoint
  var bounds: CGRect
  var opacity: Double
  let anchorPoint: CGPoint
  private var transform: [CGAffineTransform]

  init(_ layer: LayerSnapshot, at time: Double) {
    position = layer.model.position
    bounds = layer.model.bounds
    opacity = layer.model.opacity
    anchorPoint = layer.model.anchorPoint
    transform = []
    for animation in layer.animations {
      add(animation.change, rest: Self.rest(of: animation, at: time))
    }
    transform.append(layer.model.transform)
  }

  private static func rest(of animation: PropertyAnimation, at time: Double) -> Double {
    let elapsed = time - animation.beginTime
    let duration = animation.timing.duration
    if elapsed >= duration { return 0 }
    if elapsed <= 0 { return 1 }
    return 1 - animation.timing.curve.progress(at: elapsed, duration: duration)
  }

  private mutating func add(_ change: PropertyAnimation.Change, rest: Double) {
    switch change {
    case .position(let dx, let dy):
      position = CGPoint(x: position.x + dx * rest, y: position.y + dy * rest)
    case .bounds(let dx, let dy, let dWidth, let dHeight):
      bounds = CGRect(
        x: bounds.origin.x + dx * rest, y: bounds.origin.y + dy * rest,
        width: bounds.size.width + dWidth * rest, height: bounds.size.height + dHeight * rest)
    case .transform(let map):
      transform.append(
        CGAffineTransform(
          a: 1 - rest + rest * map.a, b: rest * map.b, c: rest * map.c, d: 1 - rest + rest * map.d,
          tx: rest * map.tx, ty: rest * map.ty))
    case .opacity(let delta):
      opacity += delta * rest
    case .track:
      Issue.record("the oracle knows changes only")
    }
  }

  /// The place of a point of the layer in its superlayer.
  func toSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    let local = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    let mapped = transform.reduce(local) { $0.applying($1) }
    return CGPoint(x: mapped.x + position.x, y: mapped.y + position.y)
  }

  /// The upright box in the superlayer around a rectangle of the layer.
  func toSuperlayer(_ box: Box) -> Box {
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ].map(toSuperlayer(_:))
    let xs = corners.map { Double($0.x) }
    let ys = corners.map { Double($0.y) }
    return Box(
      minX: xs.min() ?? 0, minY: ys.min() ?? 0, maxX: xs.max() ?? 0, maxY: ys.max() ?? 0)
  }

  var box: Box { Box(bounds) }
}

/// Four edges, so that nothing is lost in sizes.
struct Box {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The greatest difference of an edge.
  func distance(to other: Box) -> Double {
    [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ].map(abs).max() ?? 0
  }
}

extension Box {
  init(_ rect: CGRect) {
    self.init(
      minX: Double(rect.origin.x), minY: Double(rect.origin.y),
      maxX: Double(rect.origin.x + rect.size.width), maxY: Double(rect.origin.y + rect.size.height))
  }

  init(_ motion: RectMotion) {
    self.init(
      minX: motion.minX.value, minY: motion.minY.value, maxX: motion.maxX.value,
      maxY: motion.maxY.value)
  }

  init(velocitiesOf motion: RectMotion) {
    self.init(
      minX: motion.minX.velocity, minY: motion.minY.velocity, maxX: motion.maxX.velocity,
      maxY: motion.maxY.velocity)
  }

  /// The rate of change by central differences.
  init(slopeFrom earlier: Box, to later: Box, over seconds: Double) {
    self.init(
      minX: (later.minX - earlier.minX) / seconds, minY: (later.minY - earlier.minY) / seconds,
      maxX: (later.maxX - earlier.maxX) / seconds, maxY: (later.maxY - earlier.maxY) / seconds)
  }

  /// The greatest of the edges, without signs.
  var size: Double { [minX, minY, maxX, maxY].map(abs).max() ?? 0 }
}

extension LayerPath {
  /// The leaf's box on screen, a box at every layer on the way, by the definitions.
  func shownFrame(at time: Double, clipped: Bool = false) -> Box? {
    var box = Box(.zero)
    for (index, layer) in layers.enumerated().reversed() {
      let shown = ShownLayer(layer, at: time)
      if index == layers.count - 1 {
        box = shown.box
      } else if clipped, layer.masksToBounds {
        box = box.intersection(shown.box)
        if box.isEmpty { return nil }
      }
      box = shown.toSuperlayer(box)
    }
    return box
  }
}
