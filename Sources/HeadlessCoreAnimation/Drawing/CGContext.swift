public import LayerTrees

/// The target of an app's own drawing: a film shows what is filled, stroked and written on it.
@preconcurrency @MainActor
public final class CGContext: NSObject {
  package let recorder: DrawingRecorder
  private var path = CGMutablePath()

  package init(_ recorder: DrawingRecorder) { self.recorder = recorder }

  public func saveGState() { recorder.save() }
  public func restoreGState() { recorder.restore() }
  public func translateBy(x: CGFloat, y: CGFloat) { map(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { map(CGAffineTransform(scaleX: x, y: y)) }
  public func rotate(by angle: CGFloat) { map(CGAffineTransform(rotationAngle: angle)) }
  public func setFillColor(_ color: CGColor) { recorder.state.fill = color }
  public func setStrokeColor(_ color: CGColor) { recorder.state.stroke = color }
  public func setLineWidth(_ width: CGFloat) { recorder.state.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { recorder.state.cap = cap }
  public func setAlpha(_ alpha: CGFloat) { recorder.state.alpha = Double(alpha) }
  /// Inert: what is drawn lies over what was drawn before.
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func fill(_ rect: CGRect) { recorder.fill(CGPath(rect: rect, transform: nil)) }
  public func stroke(_ rect: CGRect) { recorder.stroke(CGPath(rect: rect, transform: nil)) }
  public func fillEllipse(in rect: CGRect) {
    recorder.fill(CGPath(ellipseIn: rect, transform: nil))
  }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func strokePath() { recorder.stroke(takePath()) }
  public func fillPath() { recorder.fill(takePath()) }
  public func clip(to rect: CGRect) { recorder.clip(to: CGPath(rect: rect, transform: nil)) }

  public func beginPath() { path = CGMutablePath() }
  public func closePath() { path.closeSubpath() }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Strokes a line from each point of an even place to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    recorder.stroke(path)
  }
  public func strokeEllipse(in rect: CGRect) {
    recorder.stroke(CGPath(ellipseIn: rect, transform: nil))
  }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    recorder.stroke(CGPath(rect: rect, transform: nil), width: width)
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { recorder.fill(path, isEvenOdd: [.eoFill, .eoFillStroke].contains(mode)) }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { recorder.stroke(path) }
  }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func clip() { recorder.clip(to: takePath()) }
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    for rect in rects { path.addRect(rect) }
    recorder.clip(to: path)
  }
  /// Clips to the rectangle: an image has no pixels here that could mask.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// Inert: lines meet as the film's pen does it.
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    recorder.state.dashes = lengths.map { Double($0) }
  }
  /// Inert: films show no shadows of what is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Inert: films show no shadows of what is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Inert: films are always smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Inert: films are always smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Inert: nothing is taken away from what was drawn.
  public func clear(_ rect: CGRect) {}
  /// Inert: one colour is drawn at a time.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Inert: an image of drawing has no pixels here.
  public func draw(_ image: CGImage, in rect: CGRect) {}

  private func map(_ change: CGAffineTransform) {
    recorder.state.map = change.concatenating(recorder.state.map)
  }

  private func takePath() -> CGPath {
    defer { path = CGMutablePath() }
    return path
  }
}

/// The drawing of a path: its area, its line, or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// The pixels of a picture, of which there are none here but their number.
public final class CGImage: Sendable {
  package let size: CGSize

  package init(size: CGSize) { self.size = size }

  /// In pixels.
  public var width: Int { Int(size.width) }
  /// In pixels.
  public var height: Int { Int(size.height) }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  /// In bytes.
  public var bytesPerRow: Int { 4 * width }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// A part of it.
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size) }
}

/// The place of the alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The parts beyond a gradient's ends that it fills as well.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}
