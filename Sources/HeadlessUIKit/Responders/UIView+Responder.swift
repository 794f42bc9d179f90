extension UIView {
  /// The text inputs in this view, in paint order; those of a list's cells from the first row down.
  package var textInputs: [UIView] {
    guard !isHidden else { return [] }
    if takesText { return canBecomeFirstResponder ? [self] : [] }
    return viewsAsRead.flatMap(\.textInputs)
  }

  /// The views inside; a list puts new cells below the others, so its paint order is another.
  private var viewsAsRead: [UIView] {
    guard self is UITableView || self is UICollectionView else { return subviews }
    return subviews.sortedByPlace { $0.frame }
  }

  /// The controller where this is its view, whoever an accessory belongs to, or the superview.
  var responderAbove: UIResponder? {
    if let controller { return controller }
    let inputs = InputSession.current.inputs
    if inputs.accessoryView === self { return inputs.accessoryOwner }
    return superview
  }
}

extension UIViewController {
  /// What lies around its view.
  var responderAbove: UIResponder? {
    guard isViewLoaded else { return nil }
    return view.superview
  }
}

extension [UIView] {
  /// From top to bottom, and from left to right in a row.
  @MainActor
  package func sortedByPlace(_ place: (UIView) -> CGRect) -> [UIView] {
    map { ($0, place($0)) }.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
  }
}
