import LinearConstraints

/// Keeps the constraints of a tree of views in a solver and places views by what it finds.
///
/// The first solve takes the whole tree in. From then on the engine is sent what comes, goes and
/// changes, and a solve hands that to the solver: what comes and goes in one batch, constants in
/// place. Only views whose frames have changed are marked to be placed.
@MainActor
final class LayoutEngine {
  weak var root: UIView?
  /// True if the root's own size is sought, as when a tree is asked for a size that fits.
  let isFitting: Bool
  let solver = Solver()
  private var isGathered = false
  /// The app's constraints in the tree.
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  /// The items that constraints mention, with all those around them.
  var items: [ObjectIdentifier: SolvedItem] = [:]
  /// The item of each variable.
  var owners: [Variable: SolvedItem] = [:]
  /// The guides whose rectangle is given, and whose changes are not reported.
  var guides: [SolvedItem] = []
  /// Constraints that could not hold beside others and were dropped, as UIKit drops one.
  var broken: [InstalledConstraint] = []
  var changes = PendingChanges()
  /// The number of items that were ever made.
  var itemCount = 0

  init(isFitting: Bool = false) { self.isFitting = isFitting }

  /// Solves what has changed and marks the views that hold those to be placed.
  func solve() {
    if !isGathered { gather() }
    for guide in guides { updateGiven(of: guide) }
    settle()
    if !isFitting { lookForMovement() }
  }

  /// Takes in the tree's constraints; later changes are reported to it.
  private func gather() {
    guard let root else { return }
    isGathered = true
    if isFitting { solved(root.layoutItem)?.retain() }
    root.forEachConstraint { install($0) }
  }

  /// Marks the items that have moved.
  private func lookForMovement() {
    var moved = changes.takeUnseen()
    for item in moved { item.isMoved = true }
    solver.forEachChange { variable, _ in
      guard let item = owners[variable], !item.isMoved else { return }
      item.isMoved = true
      moved.append(item)
    }
    guard !moved.isEmpty else { return }
    let grid = VirtualRunLoop.current.screen.pixelGrid
    for item in moved {
      look(at: item, grid)
      let corner = item.item.variables.corner(in: solver)
      guard corner != item.corner else { continue }
      item.corner = corner
      for child in item.children where !child.isMoved { look(at: child, grid) }
    }
    for item in moved { item.isMoved = false }
  }

  /// Marks a view that has moved in its superview.
  private func look(at item: SolvedItem, _ grid: PixelGrid) {
    guard let view = item.item.view else { return }
    let origin = item.container?.item.variables.corner(in: solver) ?? .zero
    let frame = grid.snap(item.item.variables.extent(in: solver), from: origin)
    guard frame != item.frame else { return }
    item.frame = frame
    if item.item.guide != nil {
      view.setNeedsLayout()
    } else if !view.translatesAutoresizingMaskIntoConstraints {
      view.noteUnplaced()
      view.superview?.setNeedsLayout()
    }
  }
}

// MARK: Changes

extension LayoutEngine {
  /// A constraint has become active.
  func noteActivation(of constraint: NSLayoutConstraint) {
    if isGathered { install(constraint) }
  }

  /// A constraint is about to be active no more.
  func noteDeactivation(of constraint: NSLayoutConstraint) { uninstall(constraint) }

  func noteConstantChange(of constraint: NSLayoutConstraint) {
    guard let known = installed[ObjectIdentifier(constraint)] else { return }
    guard let held = known.held else { return reenter(known) }
    set(Double(constraint.constant), of: held, for: known)
  }

  func notePriorityChange(of constraint: NSLayoutConstraint) {
    guard let known = installed[ObjectIdentifier(constraint)] else { return }
    if let held = known.held { drop(held) }
    reenter(known)
  }

  func noteFrameChange(of view: UIView) {
    guard let item = items[ObjectIdentifier(view.layoutItem)] else { return }
    updateGiven(of: item)
  }

  func noteIntrinsicChange(of view: UIView) {
    guard isFitting || view.flags.isSolved,
      let item = items[ObjectIdentifier(view.layoutItem)], let known = item.intrinsic
    else { return }
    guard known.hasSameForm(as: view) else { return renew(item) }
    for (constraint, constant) in known.changes { set(constant, of: constraint) }
  }

  /// A view keeps to its content more or less firmly than before, or its frame is no longer given.
  func noteOtherTerms(of view: UIView) {
    guard view.flags.isSolved, let item = items[ObjectIdentifier(view.layoutItem)] else { return }
    renew(item)
  }

  /// A view has come: its constraints, if it brings any, count from now on.
  func noteArrival(of view: UIView) {
    if isGathered { view.forEachConstraint { install($0) } }
  }

  func noteDeparture(of view: UIView) {
    if !installed.isEmpty { view.forEachConstraint { uninstall($0) } }
  }

  /// A guide belongs to another view from now on.
  func noteMove(of item: LayoutItem) {
    guard items[ObjectIdentifier(item)] != nil else { return }
    let mentioning = installed.values.filter { $0.items.contains { $0.item === item } }
      .sorted { $0.source.activation < $1.source.activation }
    for constraint in mentioning { uninstall(constraint.source) }
    for constraint in mentioning { install(constraint.source) }
  }
}

extension UIView {
  /// Goes over the constraints held by this view and those inside it, from the outside in.
  fileprivate func forEachConstraint(_ body: (NSLayoutConstraint) -> Void) {
    for constraint in constraints { body(constraint) }
    for view in subviews { view.forEachConstraint(body) }
  }
}

/// The changes since an engine's last solve.
@MainActor
struct PendingChanges {
  /// The app's constraints that come.
  var entering: [InstalledConstraint] = []
  /// The solver's constraints that go.
  var leaving: [Constraint] = []
  /// Items that the engine has to make constraints for.
  var unsettled: [SolvedItem] = []
  /// Items whose place is not known yet.
  var unseen: [SolvedItem] = []
  /// True while constants wait in the solver.
  var hasConstants = false

  var isEmpty: Bool {
    entering.isEmpty && leaving.isEmpty && unsettled.isEmpty && !hasConstants
  }

  /// Takes what comes, and no longer what came and went.
  mutating func takeEntering() -> [InstalledConstraint] {
    defer { entering = [] }
    return entering.filter(\.isWaiting)
  }

  mutating func takeLeaving() -> [Constraint] {
    defer { leaving = [] }
    return leaving
  }

  mutating func takeUnsettled() -> [SolvedItem] {
    defer { unsettled = [] }
    return unsettled.filter { $0.uses > 0 }
  }

  mutating func takeUnseen() -> [SolvedItem] {
    defer { unseen = [] }
    return unseen.filter { $0.uses > 0 }
  }
}
