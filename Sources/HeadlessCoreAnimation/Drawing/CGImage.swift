/// The pixels of a picture, of which there are none here but their number.
public final class CGImage: Sendable {
  package let size: CGSize

  package init(size: CGSize) { self.size = size }

  /// In pixels.
  public var width: Int { Int(size.width) }
  /// In pixels.
  public var height: Int { Int(size.height) }

  /// A part of it.
  public func cropping(to rect: CGRect) -> CGImage? { CGImage(size: rect.size) }
}
