public import Foundation

extension UIImage {
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
