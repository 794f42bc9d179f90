// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/packages.txt.

public import HeadlessUIKit

/// Does nothing: no progress is shown.
public enum MBProgressHUDMode: Int, Sendable {
  case indeterminate, determinate, determinateHorizontalBar, annularDeterminate, customView, text
}

/// Does nothing: no progress is shown.
open class MBProgressHUD: UIView {
  public let label: UILabel = UILabel()
  public let detailsLabel: UILabel = UILabel()
  public let bezelView: UIView = UIView()
  public let backgroundView: UIView = UIView()
  open var mode: MBProgressHUDMode = .indeterminate
  open var customView: UIView?
  open var contentColor: UIColor?
  open var progress: Float = 0
  open var margin: CGFloat = 20
  open var minShowTime: TimeInterval = 0
  open var removeFromSuperViewOnHide: Bool = false
  public convenience init(view: UIView) { self.init(frame: .zero) }
  @discardableResult open class func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD { MBProgressHUD(frame: .zero) }
  @discardableResult open class func hide(for view: UIView, animated: Bool) -> Bool { false }
  open func show(animated: Bool) {}
  open func hide(animated: Bool) {}
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {}
}
