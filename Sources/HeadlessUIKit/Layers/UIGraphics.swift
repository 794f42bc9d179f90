@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  DrawingRecorder(size: size, isDark: UIColor.systemIsDark).begin()
}
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  UIGraphicsBeginImageContext(size)
}
/// An image of what has been drawn since one was begun.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  DrawingRecorder.current.map { UIImage(size: $0.size, canvas: $0.canvas) }
}
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { DrawingRecorder.end() }
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawingRecorder.current.map { CGContext($0) }
}
/// Makes a context the one that is drawn on.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { context.recorder.begin() }
@preconcurrency @MainActor
public func UIGraphicsPopContext() { DrawingRecorder.end() }
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  DrawingRecorder.current?.fill(CGPath(rect: rect, transform: nil))
}
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let recorder = DrawingRecorder.current else { return }
  recorder.save()
  recorder.state.stroke = recorder.state.fill
  recorder.stroke(CGPath(rect: rect.insetBy(dx: 0.5, dy: 0.5), transform: nil), width: 1)
  recorder.restore()
}

/// Makes images by drawing.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize

  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, self.format) = (size, format)
  }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recorder = DrawingRecorder(size: size, isDark: UIColor.systemIsDark)
    recorder.begin()
    actions(UIGraphicsImageRendererContext(recorder))
    DrawingRecorder.end()
    return UIImage(size: size, canvas: recorder.canvas)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext

  /// A context that nothing is shown of.
  public convenience override init() {
    self.init(DrawingRecorder(size: .zero, isDark: UIColor.systemIsDark))
  }

  init(_ recorder: DrawingRecorder) { cgContext = CGContext(recorder) }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public var currentImage: UIImage {
    UIImage(size: cgContext.recorder.size, canvas: cgContext.recorder.canvas)
  }
}
