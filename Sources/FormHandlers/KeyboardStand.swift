package import HeadlessUIKit

/// How high a keyboard stands, by what a notification says of it.
///
/// Source: hackiftekhar/IQKeyboardNotification, `IQKeyboardInfo.swift`.
package struct KeyboardStand {
  /// Points above the screen's bottom; 0 for one that floats or has gone.
  package let height: CGFloat

  @MainActor
  init(_ report: KeyboardReport) {
    let isHide = report.kind == .willHide || report.kind == .didHide
    self.init(
      end: report.end, screen: UIScreen.main.bounds,
      isHideFromIOS26: isHide && KeyboardReport.leavesAccessoryOut)
  }

  /// A floating keyboard is narrower than the screen and ends above its bottom.
  ///
  /// From iOS 26 on a hide ends in the accessory's rectangle, which has gone all the same.
  package init(end: CGRect, screen: CGRect, isHideFromIOS26: Bool) {
    let floats = end.width < screen.width && end.maxY < screen.maxY
    height = floats || isHideFromIOS26 ? 0 : max(0, screen.maxY - end.minY)
  }
}
