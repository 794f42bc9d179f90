import HeadlessUIKit

/// How high a keyboard of the app's own is.
enum TemplateHeight: Equatable {
  /// As high as the last system keyboard, within bounds; `standard` before there was one. Points.
  case system(min: CGFloat, max: CGFloat, standard: CGFloat)
  /// Always so high, in points.
  case custom(CGFloat)

  /// The height of the view in the keys' place.
  ///
  /// A recorded height counts what is on the keys, which is subtracted. The least height also
  /// serves where a hardware keyboard leaves nothing.
  ///
  /// - Parameters:
  ///   - recorded: the height of the last system keyboard, in points; nil where none was seen.
  ///   - above: what stood on its keys, in points.
  /// - Returns: Points.
  func height(recorded: CGFloat?, above: CGFloat) -> CGFloat {
    switch self {
    case .custom(let height): height
    case .system(let least, let greatest, let standard):
      Swift.max(least, Swift.min(greatest, recorded.map { $0 - above } ?? standard))
    }
  }
}
