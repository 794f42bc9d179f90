import HeadlessUIKit

extension UIView {
  /// A rectangle of the screen, as notifications have them, in this view's points.
  ///
  /// The app's window need not stand in the screen's corner.
  func fromScreen(_ rect: CGRect) -> CGRect {
    convert(rect, from: UIScreen.main.coordinateSpace)
  }

  /// The height of what a rectangle of the screen covers of this view, in points.
  func heightCovered(by rect: CGRect) -> CGFloat { fromScreen(rect).intersection(bounds).height }
}
