/// A rectangle to lay out against, without a view of its own.
@MainActor
open class UILayoutGuide: LayoutAnchoring {
  public internal(set) weak var owningView: UIView?
  public private(set) lazy var layoutItem = LayoutItem(
    view: owningView ?? UIView(frame: .zero), guide: self)

  public init() {}

  /// The guide's rectangle in its view, in points, as of now.
  open var layoutFrame: CGRect { .zero }
}

/// What the safe area leaves of a view.
final class SafeAreaLayoutGuide: UILayoutGuide {
  init(of view: UIView) {
    super.init()
    owningView = view
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: owningView.safeAreaInsets)
  }
}
