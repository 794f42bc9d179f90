import LayerTrees

/// What a view of its class puts on its layer, beside what the app has set on the layer itself.
struct ViewLook {
  /// What fills it where the app gives it no colour.
  var fill: LayerColor?
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var borderColor: LayerColor?
  /// What is drawn on it, in paint order.
  var elements: [LayerElement] = []
}

extension UIView {
  /// A colour as it shows here: by light or by dark.
  func shown(_ color: UIColor) -> LayerColor {
    color.isDynamic ? color.color(isDark: isInTheDark) : color.color
  }

  /// Whether it is shown for dark surroundings, as the nearest of views and controllers says.
  var isInTheDark: Bool {
    var next: UIView? = self
    while let view = next {
      let style =
        view.ownStyle == .unspecified ? view.controller?.ownStyle ?? .unspecified : view.ownStyle
      if style != .unspecified { return style == .dark }
      next = view.superview
    }
    return UIColor.systemIsDark
  }

  /// Makes the next commit ask again what it looks like, and all views inside.
  func invalidateLooks() {
    layer.invalidateLook()
    if layer.shownColor != nil { layer.invalidateSnapshot() }
    for view in subviews { view.invalidateLooks() }
  }

  /// Text in one of the view's colours.
  func element(
    _ string: String, font: UIFont?, color: UIColor?, alignment: NSTextAlignment,
    lines: Int = 1, insets: UIEdgeInsets = .zero
  ) -> LayerText {
    let font = font ?? .systemFont(ofSize: 17)
    return LayerText(
      string, size: Double(font.pointSize), isBold: font.isBold, color: shown(color ?? .label),
      alignment: alignment.shown, lineLimit: lines, insets: insets)
  }

  /// A picture in a symbol's colour, or in its own.
  func element(_ image: UIImage, tint: UIColor?, fills: Bool = false) -> LayerPicture {
    LayerPicture(
      name: image.name, isSymbol: image.isSymbol, width: fills ? 0 : Double(image.size.width),
      height: fills ? 0 : Double(image.size.height),
      color: image.isTemplate ? shown(image.tint ?? tint ?? .systemBlue) : nil)
  }
}

extension NSTextAlignment {
  /// Text runs from left to right in the apps played here.
  fileprivate var shown: LayerAlignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
    }
  }
}
