// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no progress is shown.
public enum JGProgressHUDStyle: Int, Sendable {
  case extraLight, light, dark
}

/// Does nothing: no progress is shown.
open class JGProgressHUD: UIView {
  public let textLabel: UILabel = UILabel()
  public let detailTextLabel: UILabel = UILabel()
  public let contentView: UIView = UIView()
  open var indicatorView: JGProgressHUDIndicatorView?
  open var style: JGProgressHUDStyle = .dark
  open var position: JGProgressHUDPosition = .center
  open var interactionType: JGProgressHUDInteractionType = .blockAllTouches
  open var progress: Float = 0
  open var vibrancyEnabled: Bool = false
  open var isVisible: Bool { false }
  public convenience init(style: JGProgressHUDStyle) { self.init(frame: .zero) }
  public convenience init(automaticStyle: ()) { self.init(frame: .zero) }
  open func show(in view: UIView, animated: Bool = true, afterDelay delay: TimeInterval = 0) {}
  open func dismiss(animated: Bool = true) {}
  open func dismiss(afterDelay delay: TimeInterval, animated: Bool = true, completion: (() -> Void)? = nil) {}
}

/// Does nothing: no progress is shown.
public enum JGProgressHUDPosition: Int, Sendable {
  case center, topLeft, topCenter, topRight, centerLeft, centerRight, bottomLeft, bottomCenter, bottomRight
}

/// Does nothing: no progress is shown.
public enum JGProgressHUDInteractionType: Int, Sendable {
  case blockAllTouches, blockTouchesOnHUDView, blockNoTouches
}

/// Does nothing: no progress is shown.
open class JGProgressHUDIndicatorView: UIView {
}

/// Does nothing: no progress is shown.
open class JGProgressHUDErrorIndicatorView: JGProgressHUDIndicatorView {
}

/// Does nothing: no progress is shown.
open class JGProgressHUDSuccessIndicatorView: JGProgressHUDIndicatorView {
}

/// Does nothing: no progress is shown.
open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView {
}

/// Does nothing: no progress is shown.
open class JGProgressHUDRingIndicatorView: JGProgressHUDIndicatorView {
}

/// Does nothing: no progress is shown.
open class JGProgressHUDIndeterminateIndicatorView: JGProgressHUDIndicatorView {
}
