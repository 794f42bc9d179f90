import LinearConstraints

/// The rectangle of a view or a guide as the solver sees it, in the window's points, unscrolled.
///
/// Its sides come before its corner: a bar of `height >= 48` above a fixed bottom is 48 points high,
/// and does not reach up to the window's top.
struct LayoutVariables {
  let width = Variable()
  let height = Variable()
  let left = Variable()
  let top = Variable()

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

/// A view or a guide in the solver: a rectangle with variables for its edges.
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

/// A view or a guide: an item with edges, a middle and a size to make constraints with.
@preconcurrency @MainActor
public protocol LayoutAnchoring: AnyObject {
  var layoutItem: LayoutItem { get }
}

/// A view or a guide that constraints mention, with what an engine knows of it.
@MainActor
final class SolvedItem {
  let item: LayoutItem
  /// Counts an engine's items in the order in which it met them.
  let number: Int
  /// The item around it: a guide's view, a view's superview; nil for a root.
  ///
  /// The engine keeps it for as long as it needs what lies in it.
  unowned let container: SolvedItem?
  /// The items that lie in it.
  private(set) var children: [SolvedItem] = []
  /// Its index among its container's children.
  private var place = 0
  /// The number of constraints and items that need it.
  private(set) var uses = 0
  /// The number of constraints that give its width and its height, if it is scrolled content.
  private(set) var reach: [NSLayoutConstraint.Axis: Int] = [:]
  /// Its rectangle, where that is given.
  var given: GivenRectangle?
  /// The size that it asks for its content, if its rectangle is sought.
  var intrinsic: IntrinsicSize?
  /// The constraints that keep its sides at 0 or more, where they are sought.
  var bounds: [Constraint] = []
  /// Its frame in its container as layout last found it, on the pixel grid; nil before.
  var frame: CGRect?
  /// The solved place of its upper left corner.
  var corner: CGPoint?
  /// True if values of it have changed in the solve that is looked at.
  var isMoved = false

  init(_ item: LayoutItem, number: Int, in container: SolvedItem?) {
    self.item = item
    self.number = number
    self.container = container
  }

  /// The constraints that the engine made for it.
  var ownConstraints: [Constraint] {
    (given?.constraints ?? []) + bounds + (intrinsic?.constraints ?? [])
  }

  /// Forgets the constraints that the engine made for it.
  func forgetOwnConstraints() { (given, intrinsic, bounds) = (nil, nil, []) }

  /// Makes the engine's constraints for it, if there are none.
  ///
  /// A side that is sought is at least 0 unless required constraints, as in a view that has no size
  /// yet, say otherwise: then nothing is dropped, and the view is placed without extent.
  func makeOwnConstraints() {
    guard given == nil, bounds.isEmpty else { return }
    guard !item.isGiven else { return given = GivenRectangle(item: item) }
    bounds = [item.variables.width, item.variables.height].map {
      (Expression($0) >= 0).with(Strength(priority: 999.5))
    }
    if item.guide == nil, let view = item.view { intrinsic = IntrinsicSize(of: view) }
  }

  /// One more constraint or item needs it; the first makes it one of its container's children.
  func retain() {
    uses += 1
    guard uses == 1, let container else { return }
    place = container.children.count
    container.children.append(self)
    container.retain()
  }

  /// One less needs it; answers whether that was the last.
  func release() -> Bool {
    uses -= 1
    guard uses == 0 else { return false }
    if let container, let last = container.children.popLast(), last !== self {
      container.children[place] = last
      last.place = place
    }
    return true
  }

  /// Counts a constraint that says how far the item reaches along an axis, or one less.
  func countReach(_ axis: NSLayoutConstraint.Axis, by change: Int) {
    reach[axis, default: 0] += change
  }
}

extension LayoutVariables {
  /// The rectangle that the solver has found; a side below 0 counts as 0.
  func extent(in solver: Solver) -> CGRect {
    CGRect(
      x: solver.value(of: left), y: solver.value(of: top),
      width: max(0, solver.value(of: width)), height: max(0, solver.value(of: height)))
  }

  func corner(in solver: Solver) -> CGPoint {
    CGPoint(x: solver.value(of: left), y: solver.value(of: top))
  }
}
