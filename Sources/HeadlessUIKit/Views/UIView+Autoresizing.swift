extension UIView {
  /// What of a view gives when the view around it grows or shrinks.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Lets the views inside follow a new size by their masks.
  func autoresizeSubviews(from oldSize: CGSize) {
    for view in subviews
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      view.autoresize(from: oldSize, to: bounds.size)
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let size = bounds.size
    let anchor = layer.anchorPoint
    let horizontal = Span(
      before: center.x - anchor.x * size.width, length: size.width, whole: old.width)
    let vertical = Span(
      before: center.y - anchor.y * size.height, length: size.height, whole: old.height)
    let x = horizontal.resized(
      to: new.width, mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let y = vertical.resized(
      to: new.height, mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    bounds = CGRect(origin: bounds.origin, size: CGSize(width: x.length, height: y.length))
    center = CGPoint(x: x.before + anchor.x * x.length, y: y.before + anchor.y * y.length)
  }
}

/// A view's extent in one direction, within that of the view around it.
private struct Span {
  var before: CGFloat
  var length: CGFloat
  var whole: CGFloat

  /// The extent in another whole: the flexible parts share the difference by their lengths.
  ///
  /// Where none of them has any length they share it equally, which is an assumption.
  /// Source: Apple, *UIView.autoresizingMask*.
  func resized(
    to newWhole: CGFloat, _ beforeGives: Bool, _ lengthGives: Bool, _ afterGives: Bool
  ) -> Span {
    let parts = [before, length, whole - before - length]
    let gives = [beforeGives, lengthGives, afterGives]
    let flexible = zip(parts, gives).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = CGFloat(gives.count { $0 })
    guard count > 0 else { return self }
    let delta = newWhole - whole
    func share(_ index: Int) -> CGFloat {
      guard gives[index] else { return parts[index] }
      return parts[index] + (flexible != 0 ? delta * parts[index] / flexible : delta / count)
    }
    return Span(before: share(0), length: max(0, share(1)), whole: newWhole)
  }
}
