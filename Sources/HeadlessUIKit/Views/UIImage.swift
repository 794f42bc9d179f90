public import Foundation
import LayerTrees

/// A picture: its size, its name, and what code has drawn on it; films draw a placeholder for a file.
public final class UIImage: NSObject, Sendable {
  /// In points.
  public let size: CGSize
  /// Its name; nil if it has none.
  let name: String?
  /// True for one of the system's symbols.
  let isSymbol: Bool
  /// True if it is drawn in the colour of its surroundings, as symbols are.
  let isTemplate: Bool
  /// The colour that it was given itself.
  let tint: UIColor?
  /// The drawing that code has made on it; nil for a picture from elsewhere.
  let canvas: LayerCanvas?

  public override convenience init() { self.init(size: .zero, name: nil) }
  public convenience init(size: CGSize) { self.init(size: size, name: nil) }

  init(
    size: CGSize, name: String? = nil, isSymbol: Bool = false, isTemplate: Bool = false,
    tint: UIColor? = nil, canvas: LayerCanvas? = nil
  ) {
    (self.size, self.name, self.canvas) = (size, name, canvas)
    (self.isSymbol, self.isTemplate, self.tint) = (isSymbol, isTemplate, tint)
    super.init()
  }

  /// A symbol of the system's, 20 points square whichever it is.
  public convenience init?(systemName name: String) {
    self.init(
      size: CGSize(width: 20, height: 20), name: name, isSymbol: true, isTemplate: true)
  }

  /// A picture of the app's resources; one that is not there is 24 points square.
  public convenience init?(named name: String) { self.init(named: name, of: .standard) }

  convenience init(named name: String, of catalog: AssetCatalog) {
    let known = catalog.images[name]
    self.init(
      size: known?.size ?? CGSize(width: 24, height: 24), name: name,
      isTemplate: known?.isTemplate ?? false)
  }
}

extension UIImage {
  /// A picture of the app's that is known to be there, as in an image literal.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resourceName: name)
  }

  public convenience init(resourceName: String) {
    self.init(named: resourceName, of: .standard)
  }

  /// A picture made of another's pixels; here of its size.
  public convenience init(cgImage: CGImage) {
    self.init(size: cgImage.size, name: nil)
  }

  /// A picture made of another's pixels; here of its size, at `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (cgImage.size.width / scale, cgImage.size.height / scale)
    self.init(size: CGSize(width: width, height: height), name: nil)
  }

  /// Its pixels, of which there are none here but their number.
  public var cgImage: CGImage? { CGImage(size: size) }

  /// A picture in the PNG format, of which the size is read; nil for other data.
  ///
  /// - Parameters:
  ///   - data: the file's bytes.
  ///   - scale: device pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: signature), scale > 0 else { return nil }
    func number(at index: Int) -> CGFloat {
      CGFloat(bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) })
    }
    // The header's chunk comes first: its length, its name, width and height.
    self.init(size: CGSize(width: number(at: 16) / scale, height: number(at: 20) / scale))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The same picture, mirrored where text runs from right to left, which it does not here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}

/// The symbols that UIKit has as images of their own.
extension UIImage {
  public static var actions: UIImage { symbol("ellipsis.circle") }
  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var checkmark: UIImage { symbol("checkmark.circle") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public class Configuration: @unchecked Sendable {}

  /// The size and weight of a symbol; symbols have one size here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale
    ) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }
  /// Reads a PNG file's size; nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The same picture, drawn in the colour of its surroundings or in its own.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let isTemplate = renderingMode == .automatic ? isSymbol : renderingMode == .alwaysTemplate
    return UIImage(
      size: size, name: name, isSymbol: isSymbol, isTemplate: isTemplate, tint: tint,
      canvas: canvas)
  }

  /// The same picture in a colour of its own.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      size: size, name: name, isSymbol: isSymbol, isTemplate: isTemplate, tint: color,
      canvas: canvas)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  public var renderingMode: RenderingMode { isTemplate ? .alwaysTemplate : .alwaysOriginal }
  public var scale: CGFloat { 1 }
  public var imageOrientation: Orientation { .up }
  public var isSymbolImage: Bool { isSymbol }
  public var capInsets: UIEdgeInsets { .zero }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  public func preparingForDisplay() -> UIImage? { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size) }
  public func draw(in rect: CGRect) {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.draw(picture(tint: tint?.color(isDark: recorder.isDark)), in: rect)
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Shows a picture, and is as large as that.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      layer.invalidateLook()
      invalidateIntrinsicContentSize()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// True if the image fills the view: a drawing keeps its shape if the view says so.
  private func fills(_ image: UIImage) -> Bool {
    contentMode != .center && (image.canvas == nil || contentMode != .scaleAspectFit)
  }

  /// The picture's placeholder: over the whole view, unless that keeps it in its middle.
  override var look: ViewLook {
    guard let image else { return ViewLook() }
    return ViewLook(
      elements: [.picture(element(image, tint: tintColor, fills: fills(image)))])
  }

  // MARK: Animated images

  open var highlightedImage: UIImage?
  open var isHighlighted: Bool = false

  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var isAnimating: Bool { kept("animates") ?? false }
  open func startAnimating() { keep(true, as: "animates") }
  open func stopAnimating() { keep(false, as: "animates") }
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
}

extension UIImageView {
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
}

/// Inert: an image has no pixels here, so there are no bytes of it.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Inert: an image has no pixels here, so there are no bytes of it.
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

/// Inert: there is no photo library to write into.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Inert: there is no photo library to write into.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
