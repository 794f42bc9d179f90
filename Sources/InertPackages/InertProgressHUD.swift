// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no progress is shown.
public enum AnimationType: Int, Sendable {
  case systemActivityIndicator, horizontalCirclesPulse, lineScaling, singleCirclePulse, multipleCirclePulse, singleCircleScaleRipple, multipleCircleScaleRipple, circleSpinFade, lineSpinFade, circleRotateChase, circleStrokeSpin
}

/// Does nothing: no progress is shown.
open class ProgressHUD: UIView {
  open class var animationType: AnimationType { get { .systemActivityIndicator } set {} }
  open class var colorAnimation: UIColor { get { .clear } set {} }
  open class var colorHUD: UIColor { get { .clear } set {} }
  open class var colorBackground: UIColor { get { .clear } set {} }
  open class var colorStatus: UIColor { get { .clear } set {} }
  open class func show(_ status: String? = nil, interaction: Bool = true) {}
  open class func animate(_ status: String? = nil, interaction: Bool = true) {}
  open class func dismiss() {}
  open class func remove() {}
  open class func showError(_ status: String? = nil, image: UIImage? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func showFailed(_ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func showSuccess(_ status: String? = nil, image: UIImage? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func showSucceed(_ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func showAdded(_ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func showProgress(_ progress: CGFloat, interaction: Bool = false) {}
  open class func progress(_ value: CGFloat, interaction: Bool = false) {}
  open class func error(_ status: String? = nil, image: UIImage? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func failed(_ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func success(_ status: String? = nil, image: UIImage? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
  open class func succeed(_ status: String? = nil, interaction: Bool = true, delay: TimeInterval? = nil) {}
}
