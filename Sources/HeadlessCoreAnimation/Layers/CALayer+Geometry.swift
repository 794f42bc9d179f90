import LayerTrees

extension CALayer {
  /// The map from its own coordinates to those of the root of its tree.
  var toRoot: CGAffineTransform {
    var (map, next): (CGAffineTransform, CALayer?) = (.identity, self)
    while let layer = next {
      map = map.concatenating(layer.model.toSuperlayer)
      next = layer.superlayer
    }
    return map
  }

  /// The map from a mask's own coordinates to those of what it masks, whose origin is its corner.
  var maskMap: CGAffineTransform { model.toSuperlayer }

  func setTransformedFrame(_ frame: CGRect) {
    let upright = CGRect(origin: .zero, size: frame.size)
    bounds = CGRect(
      origin: bounds.origin, size: upright.applying(model.transform.inverted()).size)
    let reached = model.frame
    position = CGPoint(
      x: position.x + frame.minX - reached.minX, y: position.y + frame.minY - reached.minY)
  }
}

/// A layer's own time: that of its superlayer by its clock.
extension CALayer {
  func setClock(_ change: (inout MediaClock) -> Void) {
    var next = clock ?? MediaClock(beginTime: 0)
    change(&next)
    clock = next == MediaClock(beginTime: 0) ? nil : next
  }

  /// The time that its clock reads now, in seconds.
  func localTime(on loop: VirtualRunLoop) -> Double { local(loop.now) }

  func local(_ scene: Double) -> Double {
    let outer = superlayer.map { $0.local(scene) } ?? scene
    return clock?.local(at: Motion(outer))?.value ?? outer
  }

  func global(_ time: Double) -> Double {
    guard let clock else { return superlayer?.global(time) ?? time }
    let outer = clock.speed == 0 ? 0 : (time - clock.timeOffset) / clock.speed + clock.beginTime
    return superlayer?.global(outer) ?? outer
  }
}
