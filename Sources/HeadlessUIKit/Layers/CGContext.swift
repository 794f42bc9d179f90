/// What an app's own drawing goes to; nothing is drawn by it here, and all calls are taken.
@preconcurrency @MainActor
public final class CGContext: NSObject {
  /// Inert: nothing is drawn by code of an app's own.
  public func saveGState() {}
  /// Inert: nothing is drawn by code of an app's own.
  public func restoreGState() {}
  /// Inert: nothing is drawn by code of an app's own.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func rotate(by angle: CGFloat) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func setFillColor(_ color: CGColor) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func setStrokeColor(_ color: CGColor) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func setLineWidth(_ width: CGFloat) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func fill(_ rect: CGRect) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func stroke(_ rect: CGRect) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func fillEllipse(in rect: CGRect) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func move(to point: CGPoint) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func addLine(to point: CGPoint) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func addPath(_ path: CGPath) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func addRect(_ rect: CGRect) {}
  /// Inert: nothing is drawn by code of an app's own.
  public func strokePath() {}
  /// Inert: nothing is drawn by code of an app's own.
  public func fillPath() {}
  /// Inert: nothing is drawn by code of an app's own.
  public func clip(to rect: CGRect) {}
}

/// The sizes of images that drawing makes, one in the other.
@MainActor
private enum ImageStack {
  static var sizes: [CGSize] = []
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { ImageStack.sizes.append(size) }
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  ImageStack.sizes.append(size)
}
/// An empty image of the size that was begun with.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageStack.sizes.last.map { UIImage(size: $0) }
}
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = ImageStack.sizes.popLast() }
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ImageStack.sizes.isEmpty ? nil : CGContext()
}
/// Inert: nothing is drawn by code of an app's own.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {}
/// Inert: nothing is drawn by code of an app's own.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {}

/// Makes images by drawing: they have the right size and are empty.
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
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
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
  public let cgContext = CGContext()
  /// Inert: nothing is drawn by code of an app's own.
  open func fill(_ rect: CGRect) {}
  /// Inert: nothing is drawn by code of an app's own.
  open func stroke(_ rect: CGRect) {}
  public var currentImage: UIImage { UIImage() }
}
