import LayerTrees

/// The content that a view of its class puts on its layer, beside what the app has set on it.
typealias ViewLook = LayerContent

extension UIView {
  /// A rectangle of its own as distances from its edges.
  func insets(of rect: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: rect.minY - bounds.minY, left: rect.minX - bounds.minX,
      bottom: bounds.maxY - rect.maxY, right: bounds.maxX - rect.maxX)
  }

  /// A colour as it shows here: by light or by dark.
  func shown(_ color: UIColor) -> LayerColor {
    color.isDynamic ? color.color(isDark: isInTheDark) : color.color
  }

  /// True if it is shown for dark surroundings, as the nearest of views and controllers says.
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
    if layer.styledBackground != nil { layer.invalidateSnapshot() }
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
    var picture = image.picture(
      tint: image.isTemplate ? shown(image.tint ?? tint ?? .systemBlue) : nil)
    if fills { (picture.width, picture.height) = (0, 0) }
    return picture
  }

  /// Makes the next commit ask it to draw.
  func invalidateDrawing() {
    ownDrawing = nil
    layer.invalidateLook()
  }

  /// The drawing of `draw(_:)` of an app's class, over all of the view; none of this module's own.
  var drawing: ViewDrawing {
    guard !Self.drawsNothing.contains(ObjectIdentifier(type(of: self))) else {
      return ViewDrawing()
    }
    guard bounds.width > 0, bounds.height > 0 else { return ViewDrawing(followsSize: true) }
    let recorder = DrawingRecorder(size: bounds.size, isDark: isInTheDark)
    recorder.state.map = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    recorder.begin()
    draw(bounds)
    DrawingRecorder.end()
    let followsSize = contentMode == .redraw
    guard let canvas = recorder.canvas else { return ViewDrawing(followsSize: followsSize) }
    var picture = LayerPicture()
    picture.canvas = canvas
    return ViewDrawing(
      elements: [.picture(picture)], followsSize: followsSize,
      isDark: recorder.isDark)
  }

  /// Classes whose `draw(_:)` is known to do nothing.
  private static let drawsNothing: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self),
    ObjectIdentifier(UIImageView.self), ObjectIdentifier(UIButton.self),
    ObjectIdentifier(UITextField.self), ObjectIdentifier(UITextView.self),
    ObjectIdentifier(UITableViewCell.self), ObjectIdentifier(UITableView.self),
    ObjectIdentifier(UIScrollView.self), ObjectIdentifier(UIStackView.self),
    ObjectIdentifier(UIWindow.self),
  ]

  /// The way content fits the bounds; kept, and of no effect: nothing is drawn here.
  public enum ContentMode: Int, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

extension UIImage {
  /// As large as it is, drawn as far as that is known; a template all in the tint.
  func picture(tint: LayerColor?) -> LayerPicture {
    var picture = LayerPicture(
      name: name, isSymbol: isSymbol, width: Double(size.width), height: Double(size.height),
      color: tint)
    picture.canvas = isTemplate ? tint.flatMap { canvas?.painted($0) } : canvas
    return picture
  }
}

extension LayerCanvas {
  /// The same shapes in one colour.
  fileprivate func painted(_ color: LayerColor) -> LayerCanvas {
    var result = self
    result.elements = elements.map { element in
      guard case .figure(var figure) = element else { return element }
      figure.fill = figure.fill.map { color.thinned(by: $0.alpha) }
      figure.stroke = figure.stroke.map { color.thinned(by: $0.alpha) }
      return .figure(figure)
    }
    return result
  }
}

extension NSTextAlignment {
  /// Text runs from left to right in the apps played here.
  var shown: LayerAlignment {
    switch self {
    case .left, .justified, .natural: .left
    case .center: .center
    case .right: .right
    }
  }
}

/// A view's own drawing.
struct ViewDrawing {
  var elements: [LayerElement] = []
  /// True if it has to be drawn again for another size.
  var followsSize = false
  /// True if it was drawn for a dark screen.
  var isDark = false

  /// True if it is still what a view would draw; a label draws itself anew with its text.
  @MainActor
  func isOf(_ view: UIView) -> Bool {
    !(view is UILabel) && (elements.isEmpty || isDark == view.isInTheDark)
  }
}

/// The direction in which a view reads; kept, and of no effect: everything reads left to right.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which the interface reads; here always from left to right.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}
