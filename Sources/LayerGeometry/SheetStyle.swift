package import Foundation

/// The style of a sheet above the screen that presents it.
package enum SheetStyle: Sendable {
  case page, form

  /// The rectangle of a sheet in a window whose safe area begins at a height, in points.
  ///
  /// A sheet starts ten points below the status bar on a phone, which is an assumption; a form
  /// sheet on a pad is 540 by 620 points, in the middle.
  package func frame(in bounds: CGRect, safeTop: CGFloat) -> CGRect {
    guard min(bounds.width, bounds.height) >= 600 else {
      let top = bounds.width > bounds.height ? 0 : safeTop + Self.offset
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let size =
      self == .form
      ? CGSize(width: 540, height: 620)
      : CGSize(width: min(712, bounds.width), height: bounds.height - safeTop - Self.offset)
    let room = bounds.height - size.height
    return CGRect(
      x: (bounds.width - size.width) / 2, y: self == .form ? room / 2 : room,
      width: size.width, height: size.height)
  }

  private static let offset: CGFloat = 10
}
