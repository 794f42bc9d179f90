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
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    self
  }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size) }
  /// Inert: an image has no pixels here, so there are no bytes of it.
  public func pngData() -> Data? { nil }
  /// Inert: an image has no pixels here, so there are no bytes of it.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  public func draw(in rect: CGRect) {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.draw(picture(tint: tint?.color(isDark: recorder.isDark)), in: rect)
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
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
