import LinearConstraints

/// The rectangle of a view or a guide as the solver sees it, in the window's points, unscrolled.
struct LayoutVariables {
  let left = Variable()
  let top = Variable()
  let width = Variable()
  let height = Variable()

  var right: LinearConstraints.Expression { left + width }
  var bottom: LinearConstraints.Expression { top + height }

  var all: [Variable] { [left, top, width, height] }

  /// The rectangle that the solver has found.
  func frame(in solver: Solver) -> CGRect {
    CGRect(
      x: solver.value(of: left), y: solver.value(of: top),
      width: solver.value(of: width), height: solver.value(of: height))
  }
}

/// What a view or a guide is to the solver: a rectangle with variables for its edges.
@preconcurrency @MainActor
public final class LayoutItem {
  let variables = LayoutVariables()
  /// The view itself, or the one that a guide belongs to.
  private(set) weak var view: UIView?
  /// Nil for a view.
  private(set) weak var guide: UILayoutGuide?

  init(view: UIView, guide: UILayoutGuide? = nil) {
    self.view = view
    self.guide = guide
  }

  /// The item of a view or a guide, or the item itself; nil for anything else.
  static func named(by object: Any?) -> LayoutItem? {
    (object as? LayoutItem) ?? (object as? any LayoutAnchoring)?.layoutItem
  }

  /// Makes it the item of a guide that has got another view.
  func belong(to view: UIView) { self.view = view }
}

/// What has edges, a middle and a size to make constraints with: views and guides.
@preconcurrency @MainActor
public protocol LayoutAnchoring: AnyObject {
  var layoutItem: LayoutItem { get }
}
