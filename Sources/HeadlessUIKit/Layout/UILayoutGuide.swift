/// A rectangle to lay out against, without a view of its own.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchoring {
  /// Where a guide's rectangle comes from.
  enum Placement {
    /// Constraints place it.
    case sought
    /// It is worked out from its view, in whose coordinates it is.
    case given(@MainActor (UIView) -> CGRect)
    /// A scroll view's content: it starts where the view does, and constraints give its size.
    case content
  }

  open weak var owningView: UIView?
  public private(set) lazy var layoutItem = LayoutItem(
    view: owningView ?? UIView(frame: .zero), guide: self)
  open var identifier = ""
  let placement: Placement

  public override init() {
    placement = .sought
    super.init()
  }

  public required init?(coder: NSCoder) {
    placement = .sought
    super.init()
  }

  init(of view: UIView, named name: String = "", placement: Placement) {
    owningView = view
    identifier = name
    self.placement = placement
    super.init()
  }

  static func safeArea(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(
      of: view, named: "UIViewSafeAreaLayoutGuide",
      placement: .given { $0.bounds.inset(by: $0.safeAreaInsets) })
  }

  static func margins(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(
      of: view, named: "UIViewLayoutMarginsGuide",
      placement: .given { $0.bounds.inset(by: $0.layoutMargins) })
  }

  /// The margins, but no wider than lines are read with ease: 672 points at the standard text size.
  ///
  /// Source: Apple, *UIView.readableContentGuide*; the width is that of iPads.
  static func readable(of view: UIView) -> UILayoutGuide {
    UILayoutGuide(
      of: view, named: "UIViewReadableContentGuide",
      placement: .given { view in
        let margins = view.bounds.inset(by: view.layoutMargins)
        let excess = max(0, margins.size.width - 672)
        return margins.inset(by: UIEdgeInsets(left: excess / 2, right: excess / 2))
      })
  }

  /// The guide's rectangle in its view, in points, as of now or as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if case .given(let rectangle) = placement { return rectangle(owningView) }
    return owningView.window?.layoutEngine.frame(of: layoutItem) ?? .zero
  }
}
