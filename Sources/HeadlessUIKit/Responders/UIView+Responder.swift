extension UIView {
  /// The text inputs in this view, in paint order.
  package var textInputs: [UIView] {
    guard !isHidden else { return [] }
    if takesText { return canBecomeFirstResponder ? [self] : [] }
    return subviews.flatMap(\.textInputs)
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
