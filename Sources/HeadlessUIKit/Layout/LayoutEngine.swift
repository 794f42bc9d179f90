import LinearConstraints

/// Keeps the constraints of a tree of views in a solver and places views by what it finds.
///
/// Views come and go rarely, constants change often: the set of constraints is gathered again
/// only after `invalidate()`, a constant is changed in place.
@MainActor
final class LayoutEngine {
  weak var root: UIView?
  /// Whether the root's own size is sought, as when a tree is asked what size would fit.
  private let isFitting: Bool
  private var solver = Solver()
  private var isStale = true
  /// What the app's constraints became.
  private var installed: [ObjectIdentifier: Constraint] = [:]
  /// The rectangles that are given and not sought: windows, frames set by hand, safe areas.
  private var givens: [ObjectIdentifier: GivenRectangle] = [:]
  /// What views ask for their content.
  private var intrinsics: [ObjectIdentifier: IntrinsicSize] = [:]
  private var items: [Variable: LayoutItem] = [:]
  private var order: [LayoutItem] = []
  /// The directions in which constraints say how far a scroll view's content reaches.
  private var sizedContent: [ObjectIdentifier: Set<NSLayoutConstraint.Axis>] = [:]
  /// What each variable was when its view was last marked to be placed.
  private var known: [Variable: Double] = [:]
  private var isNew = true
  /// Constraints that could not hold beside others and were dropped, as UIKit drops one.
  private(set) var broken: Set<ObjectIdentifier> = []

  /// Those that a diagnostic tells of.
  private var noted: Set<ObjectIdentifier> = []

  init(isFitting: Bool = false) { self.isFitting = isFitting }

  /// Makes the next solve gather the constraints again, those as well that were broken before.
  func invalidate() {
    isStale = true
    broken = []
  }

  func noteConstantChange(of constraint: NSLayoutConstraint) {
    guard !isStale, let known = installed[ObjectIdentifier(constraint)],
      let fresh = constraint.makeConstraint()
    else { return invalidate() }
    set(fresh.constant, of: known)
  }

  func noteReplacement(of constraint: NSLayoutConstraint) {
    installed[ObjectIdentifier(constraint)] = nil
    invalidate()
  }

  func noteFrameChange(of view: UIView) {
    guard let given = givens[ObjectIdentifier(view.layoutItem)] else { return }
    update(given)
  }

  func noteIntrinsicChange(of view: UIView) {
    guard !isStale, contains(view) else { return }
    guard let known = intrinsics[ObjectIdentifier(view)], known.hasSameForm(as: view) else {
      return invalidate()
    }
    for (constraint, constant) in known.changes { set(constant, of: constraint) }
  }

  /// A view has come: its constraints, if it brings any, count from now on.
  func noteArrival(of view: UIView) {
    if !isStale, view.bringsConstraints { invalidate() }
  }

  func noteDeparture(of view: UIView) {
    if !isStale, contains(view) || view.bringsConstraints { invalidate() }
  }

  /// Solves what has changed and marks the views that hold those to be placed.
  func solve() {
    if isStale { gather() }
    for item in order where item.guide != nil {
      if let given = givens[ObjectIdentifier(item)] { update(given) }
    }
    do {
      try solver.update()
    } catch {
      guard breakConstraint(in: error) else { return }
      gather()
    }
    for variable in changedVariables() {
      let value = solver.value(of: variable)
      if let old = known[variable], abs(old - value) <= 1e-9 * max(1, abs(value)) { continue }
      known[variable] = value
      markForLayout(items[variable])
    }
  }

  /// The variables that may have changed: any, where the solver is new.
  private func changedVariables() -> [Variable] {
    let changes = solver.takeChanges().map(\.variable)
    guard isNew else { return changes }
    isNew = false
    return order.flatMap(\.variables.all)
  }

  /// Gives the views directly inside `superview` that constraints place their frames.
  func placeSubviews(of superview: UIView) {
    guard !order.isEmpty else { return }
    let grid = VirtualRunLoop.current.screen.pixelGrid
    let origin = superview.layoutItem.variables.frame(in: solver).origin
    for view in superview.subviews
    where !view.translatesAutoresizingMaskIntoConstraints && contains(view) {
      view.place(grid.snap(view.layoutItem.variables.frame(in: solver), from: origin))
    }
  }

  /// The rectangle found for a guide, in its view; nil where no constraint mentions it.
  func frame(of item: LayoutItem, in view: UIView) -> CGRect? {
    guard items[item.variables.left] != nil else { return nil }
    let origin = view.layoutItem.variables.frame(in: solver).origin
    return item.variables.frame(in: solver).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The size that constraints give a scroll view's content; what they leave open is as it was.
  func contentSize(of scrollView: UIScrollView) -> CGSize? {
    let item = scrollView.contentLayoutGuide.layoutItem
    guard let axes = sizedContent[ObjectIdentifier(item)] else { return nil }
    let found = VirtualRunLoop.current.screen.pixelGrid.snap(item.variables.frame(in: solver)).size
    var size = scrollView.contentSize
    if axes.contains(.horizontal) { size.width = found.width }
    if axes.contains(.vertical) { size.height = found.height }
    return size
  }

  /// Adds constraints of the engine's own, for the next solve only; false where they cannot hold.
  func add(_ constraints: [Constraint]) -> Bool {
    (try? solver.add(contentsOf: constraints)) != nil
  }

  /// The views whose size is sought, in the order in which they were met.
  var soughtViews: [UIView] { order.filter { $0.guide == nil }.compactMap(\.view) }
}

extension LayoutEngine {
  private func contains(_ view: UIView) -> Bool { items[view.layoutItem.variables.left] != nil }

  private func markForLayout(_ item: LayoutItem?) {
    guard let item, let view = item.view else { return }
    if item.guide != nil { view.setNeedsLayout() } else { view.superview?.setNeedsLayout() }
  }

  private func set(_ constant: Double, of constraint: Constraint) {
    do {
      try solver.setConstant(constant, of: constraint)
    } catch {
      invalidate()
    }
  }

  private func update(_ given: GivenRectangle) {
    for (constraint, constant) in given.takeChanges() { set(constant, of: constraint) }
  }

  /// Builds the solver anew from the constraints that the tree holds now.
  private func gather() {
    isStale = false
    guard let root else { return }
    var held: [NSLayoutConstraint] = []
    root.collectConstraints(into: &held)
    let wanted = held.filter { !broken.contains(ObjectIdentifier($0)) }
    (solver, installed, givens, intrinsics, items, order) = (Solver(), [:], [:], [:], [:], [])
    sizedContent = [:]
    for constraint in wanted {
      let (first, second) = constraint.solverItems
      register(first, constraint.firstAttribute)
      register(second, constraint.secondAttribute)
    }
    if isFitting { register(root.layoutItem) }
    known = known.filter { items[$0.key] != nil }
    isNew = true
    for constraint in wanted {
      installed[ObjectIdentifier(constraint)] = constraint.makeConstraint()
    }
    for view in soughtViews where !view.translatesAutoresizingMaskIntoConstraints {
      intrinsics[ObjectIdentifier(view)] = IntrinsicSize(of: view)
    }
    addAll(wanted.compactMap { installed[ObjectIdentifier($0)] })
  }

  private func register(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) {
    register(item)
    guard let item, item.isContent, let axis = attribute.reach else { return }
    sizedContent[ObjectIdentifier(item), default: []].insert(axis)
  }

  /// Takes an item in, with the views that it lies in.
  private func register(_ item: LayoutItem?) {
    guard let item, let view = item.view, items[item.variables.left] == nil else { return }
    for variable in item.variables.all { items[variable] = item }
    order.append(item)
    if item.guide != nil {
      register(view.layoutItem)
    } else if view !== root {
      register(view.superview?.layoutItem)
    }
    let isFree = isFitting && item === root?.layoutItem
    if item.isGiven, !isFree { givens[ObjectIdentifier(item)] = GivenRectangle(item: item) }
  }

  private func addAll(_ constraints: [Constraint]) {
    let fixed = order.compactMap { givens[ObjectIdentifier($0)] }.flatMap(\.constraints)
    let content = soughtViews.compactMap { intrinsics[ObjectIdentifier($0)] }
      .flatMap(\.constraints)
    do {
      try solver.add(contentsOf: fixed + constraints + content)
    } catch {
      guard breakConstraint(in: error) else { return }
      gather()
    }
  }

  /// Drops the app's innermost constraint of a conflict, so that the rest can hold.
  ///
  /// Answers whether there was one.
  private func breakConstraint(in error: SolverError) -> Bool {
    guard case .unsatisfiable(let conflict) = error else { return false }
    var held: [NSLayoutConstraint] = []
    root?.collectConstraints(into: &held)
    let culprit = held.last { constraint in
      installed[ObjectIdentifier(constraint)].map(conflict.contains) ?? false
    }
    guard let culprit else { return false }
    broken.insert(ObjectIdentifier(culprit))
    if let view = culprit.solverItems.first?.view, !isFitting,
      noted.insert(ObjectIdentifier(culprit)).inserted
    {
      VirtualRunLoop.current.note(
        .constraintBroken, on: view,
        "\(conflict.count) constraints cannot hold together: one of \(view.typeName) is broken")
    }
    return true
  }
}

extension UIView {
  /// The constraints held by this view and those inside it, from the outside in.
  fileprivate func collectConstraints(into list: inout [NSLayoutConstraint]) {
    list.append(contentsOf: constraints)
    for view in subviews { view.collectConstraints(into: &list) }
  }

  /// Whether a tree of views holds constraints.
  fileprivate var bringsConstraints: Bool {
    !constraints.isEmpty || subviews.contains { $0.bringsConstraints }
  }

  /// Moves and resizes the view, leaving a transform alone.
  func place(_ frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width,
      y: frame.minY + layer.anchorPoint.y * frame.height)
  }
}
