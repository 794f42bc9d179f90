// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no progress is shown.
public enum SVProgressHUDMaskType: UInt, Sendable {
  case none = 1, clear, black, gradient, custom
}

/// Does nothing: no progress is shown.
public enum SVProgressHUDStyle: Int, Sendable {
  case light, dark, custom
}

/// Does nothing: no progress is shown.
open class SVProgressHUD: UIView {
  open class func show() {}
  open class func show(withStatus status: String?) {}
  open class func showProgress(_ progress: Float, status: String? = nil) {}
  open class func showInfo(withStatus status: String?) {}
  open class func showSuccess(withStatus status: String?) {}
  open class func showError(withStatus status: String?) {}
  open class func dismiss() {}
  open class func dismiss(completion: (() -> Void)?) {}
  open class func dismiss(withDelay delay: TimeInterval) {}
  open class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {}
  open class func setDefaultStyle(_ style: SVProgressHUDStyle) {}
  open class func setForegroundColor(_ color: UIColor) {}
  open class func setBackgroundColor(_ color: UIColor) {}
  open class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
  open class func isVisible() -> Bool { false }
}
