import LayerTrees

extension UIButton.Configuration {
  /// What lies behind the title; nil for nothing.
  func ground(tint: UIColor, isEnabled: Bool) -> UIColor? {
    if let color = background.backgroundColor { return color }
    if !isEnabled, ground != .none { return .tertiarySystemFill }
    switch ground {
    case .none: return baseBackgroundColor
    case .tint: return baseBackgroundColor ?? tint
    case .paleTint: return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .gray: return baseBackgroundColor ?? .tertiarySystemFill
    }
  }

  /// The colour of title and symbol.
  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return baseForegroundColor ?? (ground == .tint ? .white : tint)
  }

  /// The radius of the corners, in points; assumed but for `fixed` and `capsule`.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic, .small: 6
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}

extension UIButton {
  /// What its configuration lays behind title and image.
  var configuredGround: ViewLook? {
    guard let configuration else { return nil }
    let tint: UIColor = tintColor ?? .systemBlue
    return ViewLook(
      fill: configuration.ground(tint: tint, isEnabled: isEnabled).map { shown($0) },
      cornerRadius: Double(configuration.cornerRadius(height: bounds.height)),
      borderWidth: Double(configuration.background.strokeWidth),
      borderColor: configuration.background.strokeColor.map { shown($0) },
      followsSize: configuration.cornerStyle == .capsule)
  }

  /// The colour that its configuration gives title and symbol.
  var configuredForeground: UIColor? {
    configuration?.foreground(tint: tintColor ?? .systemBlue, isEnabled: isEnabled)
  }
}
