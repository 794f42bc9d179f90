import LinearConstraints

/// The arrival and departure of items.
extension LayoutEngine {
  func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard installed[key] == nil else { return }
    let (first, second) = constraint.solverItems
    let sides = [(first, constraint.firstAttribute), (second, constraint.secondAttribute)]
      .compactMap { side in side.0.flatMap(solved).map { ($0, side.1) } }
    let entry = InstalledConstraint(
      constraint, items: sides.map(\.0),
      reaches: sides.compactMap { item, attribute in
        item.item.isContent ? attribute.reach.map { (item, $0) } : nil
      })
    for item in entry.items { item.retain() }
    for reach in entry.reaches { reach.item.countReach(reach.axis, by: 1) }
    installed[key] = entry
    changes.entering.append(entry)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    if let held = entry.held { drop(held) }
    if entry.conflict != nil { broken.removeAll { $0 === entry } }
    entry.state = .gone
    for reach in entry.reaches { reach.item.countReach(reach.axis, by: -1) }
    for item in entry.items { release(item) }
  }

  /// Has the next solve take a constraint in again.
  func reenter(_ entry: InstalledConstraint) {
    guard !entry.isWaiting else { return }
    if entry.conflict != nil { broken.removeAll { $0 === entry } }
    entry.state = .waiting
    changes.entering.append(entry)
  }

  /// Has the next solve take a constraint out of the solver.
  func drop(_ constraint: Constraint) {
    changes.leaving.append(constraint)
    loosen(constraint)
  }

  /// An item as it is known here, made with all that it lies in where it is new.
  func solved(_ item: LayoutItem) -> SolvedItem? {
    if let known = items[ObjectIdentifier(item)] { return known }
    guard let view = item.view else { return nil }
    let outer =
      item.guide != nil ? view.layoutItem : view === root ? nil : view.superview?.layoutItem
    let container = outer.flatMap(solved)
    itemCount += 1
    let fresh = SolvedItem(item, number: itemCount, in: container)
    items[ObjectIdentifier(item)] = fresh
    for variable in item.variables.all { owners[variable] = fresh }
    if item.guide == nil, !isFitting { view.flags.isSolved = true }
    if item.guide != nil, item.isGiven { guides.append(fresh) }
    changes.unsettled.append(fresh)
    changes.unseen.append(fresh)
    return fresh
  }

  private func release(_ item: SolvedItem) {
    guard item.release() else { return }
    for constraint in item.ownConstraints { drop(constraint) }
    item.forgetOwnConstraints()
    items[ObjectIdentifier(item.item)] = nil
    for variable in item.item.variables.all { owners[variable] = nil }
    guides.removeAll { $0 === item }
    if item.item.guide == nil, !isFitting { item.item.view?.flags.isSolved = false }
    if let container = item.container { release(container) }
  }

  /// Makes the engine's own constraints for an item anew.
  func renew(_ item: SolvedItem) {
    for constraint in item.ownConstraints { drop(constraint) }
    item.forgetOwnConstraints()
    item.frame = nil
    changes.unsettled.append(item)
    changes.unseen.append(item)
  }

  /// True for the root of a tree that is asked for a size that fits.
  private func isFree(_ item: SolvedItem) -> Bool {
    isFitting && item.item === root?.layoutItem && item.item.isGiven
  }

  /// The engine's own constraints for items that are new to it.
  func makeOwnConstraints(for items: [SolvedItem]) -> [Constraint] {
    items.flatMap { item -> [Constraint] in
      guard item.ownConstraints.isEmpty, !isFree(item) else { return [] }
      item.makeOwnConstraints()
      return item.ownConstraints
    }
  }
}

/// The solved rectangles of items.
extension LayoutEngine {
  /// Sets the frames of the views directly inside `superview` that have moved.
  func placeSubviews(of superview: UIView) {
    guard superview.flags.hasUnplacedSubviews else { return }
    superview.flags.hasUnplacedSubviews = false
    for view in superview.subviews where view.flags.isUnplaced {
      view.flags.isUnplaced = false
      guard !view.translatesAutoresizingMaskIntoConstraints,
        let frame = items[ObjectIdentifier(view.layoutItem)]?.frame
      else { continue }
      view.place(frame)
    }
  }

  /// The rectangle found for a guide, in its view; nil where no constraint mentions it.
  func frame(of item: LayoutItem) -> CGRect? {
    guard let known = items[ObjectIdentifier(item)] else { return nil }
    let origin = known.container?.item.variables.corner(in: solver) ?? .zero
    return item.variables.frame(in: solver).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The size found for a view, not rounded; nil where no constraint mentions it.
  func size(of view: UIView) -> CGSize? {
    guard items[ObjectIdentifier(view.layoutItem)] != nil else { return nil }
    return view.layoutItem.variables.frame(in: solver).size
  }

  /// The size that constraints give a scroll view's content; what they leave open is as it was.
  func contentSize(of scrollView: UIScrollView) -> CGSize? {
    guard scrollView.flags.isSolved else { return nil }
    let item = scrollView.contentLayoutGuide.layoutItem
    guard let reach = items[ObjectIdentifier(item)]?.reach else { return nil }
    let found = VirtualRunLoop.current.screen.pixelGrid.snap(item.variables.frame(in: solver)).size
    var size = scrollView.contentSize
    if reach[.horizontal, default: 0] > 0 { size.width = found.width }
    if reach[.vertical, default: 0] > 0 { size.height = found.height }
    return size
  }

  /// The views whose size is sought, in the order in which they were met.
  var soughtViews: [UIView] {
    items.values.filter { $0.item.guide == nil }.sorted { $0.number < $1.number }
      .compactMap(\.item.view)
  }
}

extension UIView {
  /// Has its superview place it when that is laid out the next time.
  func noteUnplaced() {
    flags.isUnplaced = true
    superview?.flags.hasUnplacedSubviews = true
  }

  /// Moves and resizes the view as UIKit does, leaving a transform alone.
  package func place(_ frame: CGRect) {
    flags.isBeingPlaced = true
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    center = CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width,
      y: frame.minY + layer.anchorPoint.y * frame.height)
    flags.isBeingPlaced = false
    flags.isPlacedByUIKit = true
    settleSafeArea()
  }
}
