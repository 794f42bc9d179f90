import LayerTrees

/// A row of bar buttons, 44 points high.
///
/// Its buttons keep clear of the safe area's bottom: an assumption, so that an accessory that UIKit
/// puts there beside a hardware keyboard is not held against the app.
open class UIToolbar: UIView {
  /// Its height in points by default.
  static let standardHeight: CGFloat = 44
  /// Points at either end of the row.
  private static let margin: CGFloat = 16
  /// Points between items, and those that a button of the system's takes.
  private static let (spacing, buttonWidth): (CGFloat, CGFloat) = (8, 44)

  open var items: [UIBarButtonItem]? { didSet { replaceViews() } }
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor? { didSet { layer.invalidateLook() } }
  private var views: [ObjectIdentifier: UIView] = [:]

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.standardHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var start = Self.margin
    let room = flexibleRoom
    for item in items ?? [] {
      let width = item.isFlexible ? room : width(of: item)
      let height = bounds.height - (item.customView == nil ? safeAreaInsets.bottom : 0)
      views[ObjectIdentifier(item)]?.frame = CGRect(
        x: start, y: 0, width: width, height: max(0, height))
      start += width + Self.spacing
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The width of each flexible space: its part of the room that is left.
  private var flexibleRoom: CGFloat {
    let items = items ?? []
    let taken = items.reduce(2 * Self.margin) { $0 + ($1.isFlexible ? 0 : width(of: $1)) }
    let gaps = CGFloat(max(0, items.count - 1)) * Self.spacing
    let count = max(1, items.count(where: \.isFlexible))
    return max(0, bounds.width - taken - gaps) / CGFloat(count)
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if item.systemItem == .fixedSpace { return 0 }
    guard let view = item.customView else { return Self.buttonWidth }
    let size = view.intrinsicContentSize.width
    return size > 0 ? size : view.bounds.width
  }

  private func replaceViews() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
    for item in items ?? [] where !item.isSpace {
      let view = item.customView ?? button(for: item)
      views[ObjectIdentifier(item)] = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  override var look: ViewLook {
    ViewLook(fill: shown(barTintColor ?? .barGround))
  }

  private func button(for item: UIBarButtonItem) -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.setTitle(item.shownTitle, for: .normal)
    button.setImage(item.shownImage, for: .normal)
    button.addAction(UIAction { [weak item] _ in item?.tap() }, for: .touchUpInside)
    return button
  }

  // MARK: Looks

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  open var delegate: (any UIToolbarDelegate)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }

  open var standardAppearance: UIToolbarAppearance {
    get { kept() ?? UIToolbarAppearance() }
    set {
      keep(newValue)
      barTintColor = newValue.backgroundColor
    }
  }

  open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// The style of a bar; of no effect here.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
}

/// The place of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
extension UIToolbar: UIBarPositioning {}
