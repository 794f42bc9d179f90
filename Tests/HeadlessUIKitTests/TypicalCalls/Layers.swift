import HeadlessUIKit

@MainActor
func layerCalls(_ layer: CALayer, _ shape: CAShapeLayer, _ gradient: CAGradientLayer) {
  layer.cornerRadius = 4
  layer.cornerCurve = .continuous
  layer.maskedCorners = [CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner]
  layer.masksToBounds = true
  layer.borderWidth = 1
  layer.borderColor = UIColor.black.cgColor
  layer.backgroundColor = nil
  layer.shadowColor = nil
  layer.shadowOpacity = 1
  layer.shadowOffset = .zero
  layer.shadowRadius = 2
  layer.shadowPath = nil
  layer.opacity = 0.5
  layer.frame = .zero
  layer.bounds = .zero
  layer.position = .zero
  layer.anchorPoint = .zero
  layer.zPosition = 1
  layer.isHidden = false
  layer.transform = CATransform3DMakeScale(1, 1, 1)
  layer.mask = CALayer()
  layer.contents = nil
  layer.contentsScale = 2
  layer.shouldRasterize = true
  layer.rasterizationScale = 2
  layer.speed = 1
  layer.timeOffset = 0
  layer.beginTime = 0
  layer.name = ""
  _ = (layer.superlayer, layer.sublayers, layer.delegate)
  layer.addSublayer(CALayer())
  layer.insertSublayer(CALayer(), at: 0)
  layer.removeFromSuperlayer()
  layer.setNeedsDisplay()
  layer.setNeedsLayout()
  layer.layoutIfNeeded()
  layer.add(CABasicAnimation(keyPath: "position"), forKey: "move")
  layer.removeAnimation(forKey: "move")
  layer.removeAllAnimations()
  _ = layer.animation(forKey: "move")
  _ = layer.animationKeys()
  _ = layer.presentation()
  layer.setAffineTransform(.identity)
  _ = layer.affineTransform()
  _ = layer.convert(CGPoint.zero, to: nil)
  layer.render(in: UIGraphicsImageRendererContext().cgContext)
  shape.path = UIBezierPath(rect: .zero).cgPath
  shape.fillColor = nil
  shape.strokeColor = nil
  shape.lineWidth = 1
  shape.lineCap = CAShapeLayerLineCap.round
  shape.lineJoin = .round
  shape.lineDashPattern = [1]
  shape.strokeEnd = 1
  shape.fillRule = .evenOdd
  shape.removeFromSuperlayer()
  gradient.colors = [UIColor.red.cgColor]
  gradient.locations = [0, 1]
  gradient.startPoint = .zero
  gradient.endPoint = .zero
}

@MainActor
func coreAnimationCalls(_ link: CADisplayLink, _ function: CAMediaTimingFunction) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  CATransaction.setAnimationDuration(0.2)
  CATransaction.setAnimationTimingFunction(
    CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut))
  CATransaction.setCompletionBlock {}
  CATransaction.commit()
  CATransaction.flush()
  _ = CATransaction.animationDuration()
  let basic = CABasicAnimation(keyPath: "opacity")
  basic.fromValue = 0
  basic.toValue = 1
  basic.duration = 1
  basic.timingFunction = function
  basic.isRemovedOnCompletion = false
  basic.fillMode = .forwards
  basic.repeatCount = 1
  basic.autoreverses = true
  let keyframes = CAKeyframeAnimation(keyPath: "position.x")
  keyframes.values = [0, 1]
  keyframes.keyTimes = [0, 1]
  keyframes.timingFunction = function
  keyframes.duration = 1
  keyframes.repeatCount = 1
  keyframes.autoreverses = true
  keyframes.isRemovedOnCompletion = true
  _ = (CASpringAnimation(keyPath: "position"), CAAnimationGroup(), CATransition())
  _ = CACurrentMediaTime()
  link.isPaused = true
  link.add(to: .main, forMode: .common)
  link.invalidate()
  _ = (link.timestamp, link.targetTimestamp, link.duration)
  _ = (CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3))
  _ = CATransform3DMakeRotation(1, 0, 0, 1)
  _ = CATransform3DConcat(CATransform3DIdentity, CATransform3DIdentity)
  _ = CATransform3DScale(CATransform3DIdentity, 1, 1, 1)
  _ = CATransform3DTranslate(CATransform3DIdentity, 1, 1, 1)
  _ = CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 1)
  _ = (CATextLayer(), CAReplicatorLayer(), CAEmitterLayer())
}

@MainActor
func pathCalls(_ path: UIBezierPath, _ corners: UIRectCorner, _ context: CGContext) {
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 1, y: 1))
  path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
  path.addQuadCurve(to: .zero, controlPoint: .zero)
  path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
  path.close()
  path.fill()
  path.stroke()
  path.addClip()
  path.append(path)
  path.apply(.identity)
  path.lineWidth = 1
  path.miterLimit = 4
  path.lineCapStyle = CGLineCap.round
  path.lineJoinStyle = CGLineJoin.round
  path.usesEvenOddFillRule = true
  _ = (path.cgPath, path.bounds, path.isEmpty, path.currentPoint, path.contains(.zero))
  _ = UIBezierPath(roundedRect: .zero, cornerRadius: 3)
  _ = UIBezierPath(
    roundedRect: .zero, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 1, height: 1))
  _ = UIBezierPath(ovalIn: .zero)
  var chosen = corners
  chosen.formUnion(.bottomRight)
  _ = corners.contains(.allCorners)
  let line = CGMutablePath()
  line.move(to: .zero)
  line.addLine(to: .zero)
  _ = CGPath(rect: .zero, transform: nil)
  UIGraphicsBeginImageContextWithOptions(.zero, false, 0)
  UIGraphicsBeginImageContext(.zero)
  _ = UIGraphicsGetImageFromCurrentImageContext()
  _ = UIGraphicsGetCurrentContext()
  UIGraphicsEndImageContext()
  UIRectFill(.zero)
  context.setFillColor(UIColor.red.cgColor)
  context.fill(CGRect.zero)
  context.saveGState()
  context.restoreGState()
  let renderer = UIGraphicsImageRenderer(size: .zero, format: UIGraphicsImageRendererFormat())
  _ = renderer.image { _ in }
  _ = UIImagePNGRepresentation(UIImage())
}

func geometryCalls(
  _ rect: CGRect, _ point: CGPoint, _ size: CGSize, _ insets: UIEdgeInsets,
  _ map: CGAffineTransform,
  _ number: CGFloat, _ vector: CGVector
) {
  _ = (rect.origin, rect.size, rect.width, rect.height, rect.minX, rect.minY, rect.maxX, rect.maxY)
  _ = (rect.midX, rect.midY, rect.isEmpty, rect.isNull, rect.integral, rect.standardized)
  _ = (rect.intersects(rect), rect.contains(point), rect.union(rect), rect.intersection(rect))
  _ = (rect.insetBy(dx: 1, dy: 1), rect.offsetBy(dx: 1, dy: 1), rect.inset(by: insets))
  _ = (CGRect.zero, CGRect.null, CGPoint.zero, CGSize.zero, UIEdgeInsets.zero, CGVector.zero)
  _ = (point.x, point.y, point.applying(map), size.width, size.height, size.applying(map))
  _ = (insets.top, insets.left, insets.bottom, insets.right, vector.dx)
  _ = (map.tx, map.ty, map.inverted(), map.concatenating(map), map.translatedBy(x: 1, y: 1))
  _ = (map.scaledBy(x: 1, y: 1), map.rotated(by: 1), map.isIdentity, CGAffineTransform.identity)
  _ = (CGAffineTransform(translationX: 1, y: 1), CGAffineTransform(rotationAngle: 1))
  _ = (CGFloat.greatestFiniteMagnitude, CGFloat.leastNormalMagnitude, CGFloat.infinity, CGFloat.pi)
  _ = (CGFloat.nan, CGFloat.zero, number.rounded())
  _ = (UIEdgeInsetsZero, CGRectZero, CGFLOAT_MAX, CGSizeEqualToSize(size, size))
  _ = UIOffset(horizontal: 1, vertical: 2)
  _ = (UIRectEdge.all, UIRectEdge.top, UIRectEdge.bottom)
}

@MainActor
func colorCalls(_ color: UIColor, _ image: UIImage, _ font: UIFont) {
  _ = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  _ = (UIColor.clear, UIColor.black, UIColor.white, UIColor.gray, UIColor.lightGray)
  _ = (UIColor.darkGray, UIColor.red, UIColor.green, UIColor.blue, UIColor.orange)
  _ = (UIColor.yellow, UIColor.purple, UIColor.brown, UIColor.cyan, UIColor.magenta)
  _ = (UIColor.label, UIColor.secondaryLabel, UIColor.tertiaryLabel, UIColor.placeholderText)
  _ = (UIColor.systemBlue, UIColor.systemRed, UIColor.systemGreen, UIColor.systemGray)
  _ = (UIColor.systemGray2, UIColor.systemGray3, UIColor.systemGray4, UIColor.systemGray5)
  _ = (UIColor.systemGray6, UIColor.systemOrange, UIColor.systemYellow, UIColor.systemPink)
  _ = (UIColor.systemBackground, UIColor.secondarySystemBackground, UIColor.separator)
  _ = (UIColor.tertiarySystemBackground, UIColor.systemGroupedBackground, UIColor.opaqueSeparator)
  _ = (UIColor.secondarySystemGroupedBackground, UIColor.systemFill, UIColor.link)
  _ = (UIColor.darkText, UIColor.lightText, UIColor.groupTableViewBackground)
  _ = UIColor(dynamicProvider: { _ in UIColor.black })
  _ = UIColor(named: "accent")
  _ = (color.cgColor, color.withAlphaComponent(0.5), color.isEqual(color))
  _ = color.resolvedColor(with: .current)
  color.setFill()
  color.setStroke()
  color.set()
  var part: CGFloat = 0
  color.getRed(&part, green: nil, blue: nil, alpha: nil)
  _ = (
    UIImage(named: "a"), UIImage(systemName: "a"), UIImage(data: Data()), image.size, image.scale,
    UIImage(imageLiteralResourceName: "a")
  )
  _ = image.withRenderingMode(.alwaysTemplate)
  _ = image.withTintColor(.red)
  _ = UIImage(systemName: "a", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
  _ = image.resizableImage(withCapInsets: .zero)
  _ = image.pngData()
  _ = image.jpegData(compressionQuality: 1)
  image.draw(in: .zero)
  _ = (image.imageOrientation, UIImage.RenderingMode.alwaysOriginal)
  _ = UIFont.systemFont(ofSize: 17)
  _ = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight.semibold)
  _ = (UIFont.Weight.regular, UIFont.Weight.medium, UIFont.Weight.bold, UIFont.Weight.light)
  _ = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)
  _ = (UIFont.TextStyle.headline, UIFont.TextStyle.footnote)
  _ = (UIFont.boldSystemFont(ofSize: 1), UIFont.italicSystemFont(ofSize: 1))
  _ = (UIFont.systemFontSize, UIFont.labelFontSize, UIFont.smallSystemFontSize)
  _ = UIFont(name: "Menlo", size: 12)
  _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .regular)
  _ = (font.pointSize, font.lineHeight, font.withSize(3), font.fontName, font.fontDescriptor)
  _ = (font.ascender, font.descender, font.capHeight, font.leading, font.xHeight)
  _ = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
  _ = UIFontMetrics.default
}
