extension UIViewController {
  /// What lies around its view.
  var responderAbove: UIResponder? {
    guard isViewLoaded else { return nil }
    return view.superview
  }
}
