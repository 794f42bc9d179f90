extension UIView {
  /// The layer of the class that ``layerClass`` names, or of the nearest that this module knows.
  static func makeLayer() -> CALayer {
    var next: AnyClass? = layerClass
    while let candidate = next {
      switch candidate {
      case is CAGradientLayer.Type: return CAGradientLayer()
      case is CAShapeLayer.Type: return CAShapeLayer()
      case is CATextLayer.Type: return CATextLayer()
      case is CAReplicatorLayer.Type: return CAReplicatorLayer()
      case is CAEmitterLayer.Type: return CAEmitterLayer()
      default: next = candidate == CALayer.self ? nil : _getSuperclass(candidate)
      }
    }
    return CALayer()
  }
}
