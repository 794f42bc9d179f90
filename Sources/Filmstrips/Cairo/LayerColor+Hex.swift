import LayerTrees

extension LayerColor {
  /// The opaque colour `0xRRGGBB`, or that one seen through `alpha`.
  init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour, seen through `alpha`.
  func faded(_ alpha: Double) -> LayerColor {
    LayerColor(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }

  /// The opaque colour between this one and another; 0 is this one.
  func mixed(with other: LayerColor, _ share: Double) -> LayerColor {
    LayerColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
