package import HeadlessUIKit

/// How high a keyboard stands, by what a notification says of it.
///
/// Source: hackiftekhar/IQKeyboardNotification, `IQKeyboardInfo.swift`.
@MainActor
package struct KeyboardStand {
  /// Points above the screen's bottom; 0 for one that floats or has gone.
  package let height: CGFloat

  init(_ report: KeyboardReport, accessory: UIView?) {
    let isHide = report.kind == .willHide || report.kind == .didHide
    self.init(
      end: report.end, screen: UIScreen.main.bounds, isHide: isHide,
      accessoryHeight: accessory?.bounds.height)
  }

  /// A floating keyboard is narrower than the screen and ends above its bottom.
  ///
  /// From iOS 26 on a hide ends in the accessory's rectangle, which has gone all the same.
  package init(end: CGRect, screen: CGRect, isHide: Bool, accessoryHeight: CGFloat?) {
    let floats = end.width < screen.width && end.maxY < screen.maxY
    let isLeftOver = isHide && accessoryHeight == end.height
    height = floats || isLeftOver ? 0 : max(0, screen.maxY - end.minY)
  }
}
