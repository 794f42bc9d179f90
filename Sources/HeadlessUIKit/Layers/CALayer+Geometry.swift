import LayerTrees

extension CALayer {
  func setTransformedFrame(_ frame: CGRect) {
    let upright = CGRect(origin: .zero, size: frame.size)
    bounds = CGRect(
      origin: bounds.origin, size: upright.applying(model.transform.inverted()).size)
    let reached = model.frame
    position = CGPoint(
      x: position.x + frame.minX - reached.minX, y: position.y + frame.minY - reached.minY)
  }
}
