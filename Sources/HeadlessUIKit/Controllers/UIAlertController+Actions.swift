extension UIAlertController {
  /// The action that return stands for.
  public var preferredAction: UIAlertAction? {
    get { kept() }
    set { keep(newValue) }
  }
}
