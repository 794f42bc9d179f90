import LinearConstraints

/// Keeps a window's constraints in a solver and places views by what it finds.
///
/// Views come and go rarely, constants change often: the set of constraints is gathered again
/// only after `invalidate()`, a constant is changed in place.
@MainActor
final class LayoutEngine {
  weak var root: UIWindow?
  private var solver = Solver()
  private var isStale = true
  /// What the app's constraints became.
  private var installed: [ObjectIdentifier: Constraint] = [:]
  /// The rectangles that are given and not sought: windows, frames set by hand, safe areas.
  private var givens: [ObjectIdentifier: GivenRectangle] = [:]
  private var views: [Variable: WeakView] = [:]
  /// What each variable was when its view was last marked to be placed.
  private var known: [Variable: Double] = [:]
  private var isNew = true
  /// Constraints that could not hold beside others and were dropped, as UIKit drops one.
  private(set) var broken: Set<ObjectIdentifier> = []

  private struct WeakView {
    weak var view: UIView?
  }

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

  /// Solves what has changed and marks the views that hold those to be placed.
  func solve() {
    if isStale { gather() }
    for given in givens.values where given.item.guide != nil { update(given) }
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
      views[variable]?.view?.superview?.setNeedsLayout()
    }
  }

  /// The variables that may have changed: any, where the solver is new.
  private func changedVariables() -> [Variable] {
    let changes = solver.takeChanges().map(\.variable)
    guard isNew else { return changes }
    isNew = false
    return Array(views.keys)
  }

  /// Gives the views directly inside `superview` that constraints place their frames.
  func placeSubviews(of superview: UIView) {
    let grid = UIScreen.main.pixelGrid
    let origin = superview.layoutItem.variables.frame(in: solver).origin
    for view in superview.subviews
    where !view.translatesAutoresizingMaskIntoConstraints
      && views[view.layoutItem.variables.left] != nil
    {
      view.place(grid.snap(view.layoutItem.variables.frame(in: solver), from: origin))
    }
  }
}

extension LayoutEngine {
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
    let wanted = root.treeConstraints.filter { !broken.contains(ObjectIdentifier($0)) }
    solver = Solver()
    installed = [:]
    givens = [:]
    views = [:]
    for item in wanted.flatMap({ [$0.first, $0.second] }) { register(item) }
    known = known.filter { views[$0.key] != nil }
    isNew = true
    for constraint in wanted {
      installed[ObjectIdentifier(constraint)] = constraint.makeConstraint()
    }
    addAll(wanted.compactMap { installed[ObjectIdentifier($0)] })
  }

  /// Takes an item in, with the views that it lies in.
  private func register(_ item: LayoutItem?) {
    guard let item, let view = item.view, views[item.variables.left] == nil else { return }
    for variable in item.variables.all { views[variable] = WeakView(view: view) }
    if item.guide != nil {
      register(view.layoutItem)
    } else {
      register(view.superview?.layoutItem)
    }
    if item.guide != nil || view.translatesAutoresizingMaskIntoConstraints {
      givens[ObjectIdentifier(item)] = GivenRectangle(item: item)
    }
  }

  private func addAll(_ constraints: [Constraint]) {
    let fixed = givens.values.sorted { $0.order < $1.order }.flatMap(\.constraints)
    do {
      try solver.add(contentsOf: fixed + constraints)
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
    let culprits = (root?.treeConstraints ?? []).filter { constraint in
      installed[ObjectIdentifier(constraint)].map(conflict.contains) ?? false
    }
    guard let culprit = culprits.last else { return false }
    broken.insert(ObjectIdentifier(culprit))
    return true
  }
}

extension UIView {
  /// The constraints held by this view and those inside it, from the outside in.
  fileprivate var treeConstraints: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.treeConstraints)
  }

  /// Moves and resizes the view, leaving a transform alone.
  fileprivate func place(_ frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width,
      y: frame.minY + layer.anchorPoint.y * frame.height)
  }
}
