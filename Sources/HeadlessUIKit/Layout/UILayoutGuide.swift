/// A rectangle to lay out against, without a view of its own.
@MainActor
public final class UILayoutGuide: LayoutAnchoring {
  public private(set) weak var owningView: UIView?
  public private(set) lazy var layoutItem = LayoutItem(
    view: owningView ?? UIView(frame: .zero), guide: self)

  /// What the safe area leaves of `view`.
  init(safeAreaOf view: UIView) {
    owningView = view
  }

  /// The guide's rectangle in its view, in points, as of now.
  public var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.bounds.inset(by: owningView.safeAreaInsets)
  }
}
