extension UIView {
  /// Makes the text input inside this view, or this view itself, give up the first responder.
  ///
  /// - Parameter force: whether it has to, whatever its delegate says; here it is asked all the same.
  /// - Returns: Whether there was one and it gave up.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = InputSession.current.firstResponder,
      first.chain.contains(where: { $0 === self })
    else { return false }
    return first.resignFirstResponder()
  }

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
